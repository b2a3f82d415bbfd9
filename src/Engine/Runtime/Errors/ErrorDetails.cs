using System.Globalization;
using System.Reflection;
using System.Resources;
using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A message that replaces the exception's own, and what the user may do about the error.</summary>
public class ErrorDetails : ISerializable
{
    public ErrorDetails(string message) => Message = message;

    public ErrorDetails(Cmdlet cmdlet, string baseName, string resourceId, params object[] args)
    {
        ArgumentNullException.ThrowIfNull(cmdlet);
        Message = Format(cmdlet.GetResourceString(baseName, resourceId), args);
    }

    public ErrorDetails(IResourceSupplier resourceSupplier, string baseName, string resourceId, params object[] args)
    {
        ArgumentNullException.ThrowIfNull(resourceSupplier);
        Message = Format(resourceSupplier.GetResourceString(baseName, resourceId), args);
    }

    public ErrorDetails(Assembly assembly, string baseName, string resourceId, params object[] args)
    {
        ArgumentNullException.ThrowIfNull(assembly);
        Message = Format(new ResourceManager(baseName, assembly).GetString(resourceId, CultureInfo.CurrentUICulture) ?? string.Empty, args);
    }

    protected ErrorDetails(SerializationInfo info, StreamingContext context)
        : this(info?.GetString("ErrorDetails_Message") ?? string.Empty)
    {
    }

    public string Message { get; }

    public string RecommendedAction { get; set; } = string.Empty;

    public virtual void GetObjectData(SerializationInfo info, StreamingContext context)
    {
        info.AddValue("ErrorDetails_Message", Message);
        info.AddValue("ErrorDetails_RecommendedAction", RecommendedAction);
    }

    public override string ToString() => Message;

    private static string Format(string template, object[] args)
        => args is { Length: > 0 } ? string.Format(CultureInfo.CurrentCulture, template, args) : template;
}
