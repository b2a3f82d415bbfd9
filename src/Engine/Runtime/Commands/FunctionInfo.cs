using System.Collections.ObjectModel;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>A function.</summary>
public class FunctionInfo : CommandInfo, IScriptCommandInfo
{
    private ScriptBlock _scriptBlock;
    private ReadOnlyCollection<PSTypeName>? _outputType;
    private string? _description;

    internal FunctionInfo(string name, ScriptBlock scriptBlock, ScopedItemOptions options = ScopedItemOptions.None, string? helpFile = null)
        : this(name, scriptBlock, CommandTypes.Function, options, helpFile)
    {
    }

    private protected FunctionInfo(string name, ScriptBlock scriptBlock, CommandTypes type, ScopedItemOptions options, string? helpFile)
        : base(name, type)
    {
        ArgumentNullException.ThrowIfNull(scriptBlock);
        _scriptBlock = scriptBlock;
        OptionsUnchecked = options;
        HelpFile = helpFile ?? string.Empty;
        Module = scriptBlock.Module;
    }

    /// <summary>The function binds its parameters as a cmdlet does.</summary>
    public bool CmdletBinding => _scriptBlock.Code.IsAdvanced;

    public string? DefaultParameterSet => BindingModel.Declaration?.DefaultParameterSetName;

    public override string Definition => _scriptBlock.ToString();

    public string? Description
    {
        get => _description;
        set => _description = value;
    }

    public string HelpFile { get; internal set; }

    public string Noun => Name.IndexOf('-', StringComparison.Ordinal) is >= 0 and var dash ? Name[(dash + 1)..] : string.Empty;

    /// <exception cref="SessionStateUnauthorizedAccessException">The function is constant.</exception>
    public ScopedItemOptions Options
    {
        get => OptionsUnchecked;
        set
        {
            if ((OptionsUnchecked & ScopedItemOptions.Constant) != 0)
            {
                throw new SessionStateUnauthorizedAccessException(Name, SessionStateCategory.Function, "FunctionIsConstant",
                    $"Cannot modify function {Name} because it is constant.");
            }

            if ((value & ScopedItemOptions.Constant) != 0)
            {
                throw new SessionStateUnauthorizedAccessException(Name, SessionStateCategory.Function, "FunctionCannotBeMadeConstant",
                    $"Existing function {Name} cannot be made constant. Functions can be made constant only at creation time.");
            }

            if ((OptionsUnchecked & ScopedItemOptions.AllScope) != 0 && (value & ScopedItemOptions.AllScope) == 0)
            {
                throw new SessionStateUnauthorizedAccessException(Name, SessionStateCategory.Function, "FunctionAllScopeOptionCannotBeRemoved",
                    $"The AllScope option cannot be removed from the function '{Name}'.");
            }

            OptionsUnchecked = value;
        }
    }

    public override ReadOnlyCollection<PSTypeName> OutputType
        => _outputType ??= new ReadOnlyCollection<PSTypeName>(
            [.. _scriptBlock.Attributes.OfType<OutputTypeAttribute>().SelectMany(static attribute => attribute.Type)]);

    public ScriptBlock ScriptBlock => _scriptBlock;

    public string Verb => Name.IndexOf('-', StringComparison.Ordinal) is >= 0 and var dash ? Name[..dash] : string.Empty;

    string IScriptCommandInfo.QualifiedName => Name;

    internal ScopedItemOptions OptionsUnchecked { get; private set; }

    internal override ParameterModel BindingModel => _scriptBlock.Code.ParameterModel;

    /// <exception cref="SessionStateUnauthorizedAccessException">The function is constant, or read-only and not forced.</exception>
    protected internal virtual void Update(FunctionInfo newFunction, bool force, ScopedItemOptions options, string helpFile)
    {
        ArgumentNullException.ThrowIfNull(newFunction);
        Update(newFunction.ScriptBlock, force, options, helpFile);
    }

    internal void Update(ScriptBlock scriptBlock, bool force, ScopedItemOptions options, string? helpFile = null)
    {
        ThrowIfNotWritable(force);
        _scriptBlock = scriptBlock;
        Module = scriptBlock.Module;
        _outputType = null;
        ForgetParameters();
        if (options != ScopedItemOptions.Unspecified)
        {
            OptionsUnchecked = options;
        }

        if (helpFile is not null)
        {
            HelpFile = helpFile;
        }
    }

    internal void ThrowIfNotWritable(bool force)
    {
        if ((OptionsUnchecked & ScopedItemOptions.Constant) != 0 || (!force && (OptionsUnchecked & ScopedItemOptions.ReadOnly) != 0))
        {
            throw new SessionStateUnauthorizedAccessException(Name, SessionStateCategory.Function, "FunctionNotWritable",
                $"Cannot write to function {Name} because it is read-only or constant.");
        }
    }

    /// <summary>A function of that name, or a filter or configuration, as the script block was written.</summary>
    internal static FunctionInfo Create(string name, ScriptBlock scriptBlock, ScopedItemOptions options = ScopedItemOptions.None)
        => scriptBlock.IsFilter ? new FilterInfo(name, scriptBlock, options) : new FunctionInfo(name, scriptBlock, options);
}
