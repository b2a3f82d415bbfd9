using System.Security.Authentication;

namespace Microsoft.PowerShell.Commands;

/// <summary>Versions of TLS.</summary>
[Flags]
public enum WebSslProtocol
{
    Default = SslProtocols.None,
    Tls = 192,
    Tls11 = 768,
    Tls12 = SslProtocols.Tls12,
    Tls13 = SslProtocols.Tls13,
}
