using System.Collections.ObjectModel;

namespace System.Management.Automation;

/// <summary>A command of another machine. This engine has no remoting.</summary>
public class RemoteCommandInfo : CommandInfo
{
    internal RemoteCommandInfo(string name, CommandTypes type)
        : base(name, type)
    {
    }

    public override string Definition => string.Empty;

    public override ReadOnlyCollection<PSTypeName> OutputType => ReadOnlyCollection<PSTypeName>.Empty;
}
