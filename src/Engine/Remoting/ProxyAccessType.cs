namespace System.Management.Automation.Remoting;

public enum ProxyAccessType
{
    AutoDetect = 4,
    IEConfig = 1,
    None = 0,
    NoProxyServer = 8,
    WinHttpConfig = 2,
}
