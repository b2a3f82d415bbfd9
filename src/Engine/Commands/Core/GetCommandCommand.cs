namespace Microsoft.PowerShell.Commands;

/// <summary>Lists commands.</summary>
[Cmdlet(VerbsCommon.Get, "Command", DefaultParameterSetName = BySet)]
[OutputType(typeof(AliasInfo), typeof(ApplicationInfo), typeof(FunctionInfo), typeof(CmdletInfo), typeof(ExternalScriptInfo), typeof(string))]
public sealed class GetCommandCommand : PSCmdlet
{
    private const string BySet = "CmdletSet";
    private const string ByName = "AllCommandSet";

    private readonly HashSet<string> _written = new(StringComparer.OrdinalIgnoreCase);
    private int _count;

    [Parameter(Position = 0, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true, ParameterSetName = ByName)]
    [ValidateNotNullOrEmpty]
    public string[]? Name { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true, ParameterSetName = BySet)]
    public string[]? Verb { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true, ParameterSetName = BySet)]
    public string[]? Noun { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true)]
    [Alias("PSSnapin")]
    public string[]? Module { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true)]
    public ModuleSpecification[]? FullyQualifiedModule { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true, ParameterSetName = ByName)]
    [Alias("Type")]
    public CommandTypes CommandType { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true)]
    public int TotalCount { get; set; } = -1;

    [Parameter(ValueFromPipelineByPropertyName = true)]
    public SwitchParameter Syntax { get; set; }

    [Parameter]
    public SwitchParameter ShowCommandInfo { get; set; }

    [Parameter(Position = 1, ValueFromRemainingArguments = true)]
    [AllowNull]
    [AllowEmptyCollection]
    [Alias("Args")]
    public object?[]? ArgumentList { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true)]
    public SwitchParameter All { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true)]
    public SwitchParameter ListImported { get; set; }

    [Parameter]
    [ValidateNotNullOrEmpty]
    public string[]? ParameterName { get; set; }

    [Parameter]
    [ValidateNotNullOrEmpty]
    public PSTypeName[]? ParameterType { get; set; }

    [Parameter(ParameterSetName = ByName)]
    public SwitchParameter UseFuzzyMatching { get; set; }

    [Parameter(ParameterSetName = ByName)]
    public SwitchParameter UseAbbreviationExpansion { get; set; }

    protected override void ProcessRecord()
    {
        if (Name is null)
        {
            List();
            return;
        }

        foreach (var name in Name)
        {
            Find(name);
        }
    }

    private void List()
    {
        var types = CommandType == 0
            ? Verb is not null || Noun is not null ? CommandTypes.Cmdlet | CommandTypes.Function | CommandTypes.Filter | CommandTypes.Alias
                : CommandTypes.Cmdlet | CommandTypes.Function | CommandTypes.Filter | CommandTypes.Alias
            : CommandType;
        foreach (var command in Context.Discovery.FindAll("*", types).Where(Accepts).OrderBy(static command => command.Name, StringComparer.OrdinalIgnoreCase))
        {
            Write(command);
        }
    }

    private void Find(string name)
    {
        var types = CommandType == 0 ? CommandTypes.All : CommandType;
        if (WildcardPattern.ContainsWildcardCharacters(name))
        {
            foreach (var command in Context.Discovery.FindAll(name, types).Where(Accepts).OrderBy(static command => command.Name, StringComparer.OrdinalIgnoreCase))
            {
                Write(command);
            }

            return;
        }

        if (FindOne(name, types) is { Count: > 0 } found)
        {
            foreach (var command in found)
            {
                Write(command);
            }

            return;
        }

        var error = CommandNotFoundException.For(name);
        WriteError(new ErrorRecord(error, "CommandNotFoundException", ErrorCategory.ObjectNotFound, name));
    }

    private List<CommandInfo> FindOne(string name, CommandTypes types)
    {
        if (All)
        {
            return [.. Context.Discovery.FindAll(name, types).Where(Accepts)];
        }

        var command = Context.Discovery.TryFind(name, types);
        if (command is null && !ListImported && Context.Modules.TryAutoLoad(name))
        {
            command = Context.Discovery.TryFind(name, types);
        }

        return command is not null && Accepts(command) ? [command] : [];
    }

    private bool Accepts(CommandInfo command)
        => MatchesAny(Verb, VerbOf(command)) && MatchesAny(Noun, NounOf(command)) && MatchesAny(Module, command.ModuleName)
            && (FullyQualifiedModule is null || FullyQualifiedModule.Any(wanted => wanted.Name.Equals(command.ModuleName, StringComparison.OrdinalIgnoreCase)
                && (command.Version is null || Accepts(wanted, command.Version))))
            && (ParameterName is null || HasParameter(command))
            && (ParameterType is null || command.Parameters.Values.Any(parameter => ParameterType.Any(wanted => wanted.Type == parameter.ParameterType)));

    private static bool Accepts(ModuleSpecification wanted, Version version)
        => (wanted.RequiredVersion is null || version == wanted.RequiredVersion) && (wanted.Version is null || version >= wanted.Version);

    private bool HasParameter(CommandInfo command)
        => command.Parameters.Values.Any(parameter => ParameterName!.Any(name =>
            WildcardPattern.Get(name, WildcardOptions.IgnoreCase) is var pattern
            && (pattern.IsMatch(parameter.Name) || parameter.Aliases.Any(pattern.IsMatch))));

    private static bool MatchesAny(string[]? patterns, string text)
        => patterns is null || patterns.Any(pattern => WildcardPattern.Get(pattern, WildcardOptions.IgnoreCase).IsMatch(text));

    private static string VerbOf(CommandInfo command)
        => command is CmdletInfo or FunctionInfo && command.Name.IndexOf('-', StringComparison.Ordinal) is > 0 and var dash ? command.Name[..dash] : string.Empty;

    private static string NounOf(CommandInfo command)
        => command is CmdletInfo or FunctionInfo && command.Name.IndexOf('-', StringComparison.Ordinal) is > 0 and var dash ? command.Name[(dash + 1)..] : string.Empty;

    private void Write(CommandInfo command)
    {
        if (TotalCount >= 0 && _count >= TotalCount)
        {
            return;
        }

        if (!All && !_written.Add($"{command.CommandType} {command.Definition.GetHashCode(StringComparison.Ordinal)} {command.Name}"))
        {
            return;
        }

        _count++;
        WriteObject(Syntax ? SyntaxOf(command) : command);
    }

    private static string SyntaxOf(CommandInfo command) => command switch
    {
        AliasInfo alias => alias.Definition,
        ApplicationInfo or ExternalScriptInfo => command.Definition,
        _ => string.Join(Environment.NewLine, command.ParameterSets.Select(set => $"{Environment.NewLine}{command.Name} {set}")) + Environment.NewLine,
    };
}
