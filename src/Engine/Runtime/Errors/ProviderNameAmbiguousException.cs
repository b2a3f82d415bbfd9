using System.Collections.ObjectModel;
using System.Runtime.Serialization;

namespace System.Management.Automation;

public class ProviderNameAmbiguousException : ProviderNotFoundException
{
    public ProviderNameAmbiguousException() => throw Unsupported.Member();
    public ProviderNameAmbiguousException(string message) => throw Unsupported.Member();
    public ProviderNameAmbiguousException(string message, Exception innerException) => throw Unsupported.Member();
    protected ProviderNameAmbiguousException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public ReadOnlyCollection<ProviderInfo> PossibleMatches { get => throw Unsupported.Member(); }
}
