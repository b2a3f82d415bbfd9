using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>An element of a pipeline.</summary>
public abstract class CommandBaseAst : StatementAst
{
    protected CommandBaseAst(IScriptExtent extent, IEnumerable<RedirectionAst>? redirections)
        : base(extent) => Redirections = Adopt(redirections);

    public ReadOnlyCollection<RedirectionAst> Redirections { get; }
}
