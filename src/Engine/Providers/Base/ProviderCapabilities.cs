namespace System.Management.Automation.Provider;

[Flags]
public enum ProviderCapabilities
{
    Credentials = 32,
    Exclude = 2,
    ExpandWildcards = 8,
    Filter = 4,
    Include = 1,
    None = 0,
    ShouldProcess = 16,
    Transactions = 64,
}
