namespace Microsoft.PowerShell.Commands;

/// <summary>Ways to say who is asking.</summary>
public enum WebAuthenticationType
{
    None,
    Basic,
    Bearer,
    OAuth,
}
