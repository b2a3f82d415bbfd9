using System.Collections.ObjectModel;
using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>Several providers answer to that name.</summary>
public class ProviderNameAmbiguousException : ProviderNotFoundException
{
    public ProviderNameAmbiguousException()
    {
    }

    public ProviderNameAmbiguousException(string message)
        : base(message)
    {
    }

    public ProviderNameAmbiguousException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    internal ProviderNameAmbiguousException(string name, string message, IList<ProviderInfo> possibleMatches)
        : base(name, SessionStateCategory.CmdletProvider, "ProviderNameAmbiguous", ErrorCategory.InvalidArgument, message)
        => PossibleMatches = new ReadOnlyCollection<ProviderInfo>(possibleMatches);

    protected ProviderNameAmbiguousException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public ReadOnlyCollection<ProviderInfo> PossibleMatches { get; } = ReadOnlyCollection<ProviderInfo>.Empty;
}
