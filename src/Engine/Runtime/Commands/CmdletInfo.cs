using System.Collections.ObjectModel;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>A command implemented by a .NET class.</summary>
public class CmdletInfo : CommandInfo
{
    private static readonly Version s_engineVersion = new(7, 0, 0, 0);

    private readonly CmdletDescription _description;
    private readonly string? _helpFile;

    public CmdletInfo(string name, Type implementingType)
        : this(name, CmdletDescription.Of(implementingType), null)
    {
    }

    internal CmdletInfo(string name, CmdletDescription description, string? helpFile)
        : base(name, CommandTypes.Cmdlet)
    {
        _description = description;
        _helpFile = helpFile;
    }

    public string DefaultParameterSet => _description.Model.DefaultSetName ?? string.Empty;

    public override string Definition
        => string.Join(Environment.NewLine, ParameterSets.Select(set => $"{Environment.NewLine}{Name} {set}")) + Environment.NewLine;

    public string HelpFile => _helpFile ?? $"{ImplementingType.Assembly.GetName().Name}.dll-Help.xml";

    public Type ImplementingType => _description.Type;

    public override string ModuleName => Module?.Name ?? _description.BuiltinModule ?? string.Empty;

    public string Noun => Name.IndexOf('-', StringComparison.Ordinal) is >= 0 and var dash ? Name[(dash + 1)..] : string.Empty;

    public ScopedItemOptions Options { get; set; } = ScopedItemOptions.ReadOnly;

    public override ReadOnlyCollection<PSTypeName> OutputType => _description.OutputType;

    public string Verb => Name.IndexOf('-', StringComparison.Ordinal) is >= 0 and var dash ? Name[..dash] : Name;

    public override Version? Version => Module?.Version ?? (_description.BuiltinModule is null ? null : s_engineVersion);

    internal CmdletDescription Description => _description;

    internal override ParameterModel BindingModel => _description.Model;
}
