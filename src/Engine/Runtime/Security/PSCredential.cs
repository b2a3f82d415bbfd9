using System.Net;
using System.Runtime.Serialization;
using System.Security;

namespace System.Management.Automation;

/// <summary>A user name and a password.</summary>
public sealed class PSCredential : ISerializable
{
    private NetworkCredential? _network;

    public PSCredential(string userName, SecureString password)
    {
        ArgumentException.ThrowIfNullOrEmpty(userName);
        ArgumentNullException.ThrowIfNull(password);
        UserName = userName;
        Password = password;
    }

    /// <summary>Takes the properties UserName and Password of an object.</summary>
    public PSCredential(PSObject pso)
    {
        ArgumentNullException.ThrowIfNull(pso);
        UserName = pso.Properties["UserName"]?.Value as string
            ?? throw new PSArgumentException("The object has no property 'UserName' that is a string.", nameof(pso));
        Password = (pso.Properties["Password"]?.Value as PSObject)?.BaseObject as SecureString ?? pso.Properties["Password"]?.Value as SecureString
            ?? throw new PSArgumentException("The object has no property 'Password' that is a SecureString.", nameof(pso));
    }

    private PSCredential()
    {
        UserName = string.Empty;
        Password = new SecureString();
        Password.MakeReadOnly();
    }

    /// <summary>Neither name nor password.</summary>
    public static PSCredential Empty { get; } = new();

    public SecureString Password { get; }

    public string UserName { get; }

    public static explicit operator NetworkCredential(PSCredential credential)
    {
        ArgumentNullException.ThrowIfNull(credential);
        return credential.GetNetworkCredential();
    }

    /// <summary>The same for .NET's network classes; <c>domain\user</c> is taken apart.</summary>
    public NetworkCredential GetNetworkCredential()
    {
        if (_network is null)
        {
            var separator = UserName.IndexOf('\\');
            _network = separator < 0
                ? new NetworkCredential(UserName, Password)
                : new NetworkCredential(UserName[(separator + 1)..], Password, UserName[..separator]);
        }

        return _network;
    }

    public void GetObjectData(SerializationInfo info, StreamingContext context)
        => throw new PSNotSupportedException("A credential's password is not serialized.");
}
