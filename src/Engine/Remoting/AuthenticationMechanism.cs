namespace System.Management.Automation.Runspaces;

public enum AuthenticationMechanism
{
    Basic = 1,
    Credssp = 4,
    Default = 0,
    Digest = 5,
    Kerberos = 6,
    Negotiate = 2,
    NegotiateWithImplicitCredential = 3,
}
