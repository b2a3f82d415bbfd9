using System.Globalization;
using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>Takes an encoding by its name or code page.</summary>
[AttributeUsage(AttributeTargets.Property)]
internal sealed class ArgumentToEncodingTransformationAttribute : ArgumentTransformationAttribute
{
    public override object? Transform(EngineIntrinsics engineIntrinsics, object? inputData)
    {
        switch (CmdletSupport.Bare(inputData))
        {
            case string name:
                return Find(name);
            case int page:
                return Find(page.ToString(CultureInfo.InvariantCulture));
            default:
                return inputData;
        }
    }

    private static Encoding Find(string name)
    {
        try
        {
            return FileEncoding.Get(name);
        }
        catch (Exception e) when (e is ArgumentException or NotSupportedException)
        {
            throw new ArgumentTransformationMetadataException(e.Message, e);
        }
    }
}
