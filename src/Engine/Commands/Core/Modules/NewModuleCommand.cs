using System.Management.Automation.Runtime;

namespace Microsoft.PowerShell.Commands;

/// <summary>New-Module.</summary>
[Cmdlet(VerbsCommon.New, "Module", DefaultParameterSetName = "ScriptBlock", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096698")]
[OutputType(typeof(PSModuleInfo))]
public sealed class NewModuleCommand : ModuleCmdletBase
{
    [Parameter(ParameterSetName = "Name", Mandatory = true, ValueFromPipeline = true, Position = 0)]
    public string? Name { get; set; }

    [Parameter(ParameterSetName = "Name", Mandatory = true, Position = 1)]
    [Parameter(ParameterSetName = "ScriptBlock", Mandatory = true, Position = 0)]
    [ValidateNotNull]
    public ScriptBlock ScriptBlock { get; set; } = null!;

    [Parameter]
    [ValidateNotNull]
    public string[]? Function { get; set; }

    [Parameter]
    [ValidateNotNull]
    public string[]? Cmdlet { get; set; }

    [Parameter]
    public SwitchParameter ReturnResult { get; set; }

    [Parameter]
    public SwitchParameter AsCustomObject { get; set; }

    [Parameter(ValueFromRemainingArguments = true)]
    [Alias("Args")]
    public object[] ArgumentList { get; set; } = [];

    protected override void EndProcessing()
    {
        var identity = "__DynamicModule_" + Guid.NewGuid();
        var module = new PSModuleInfo(Name ?? identity, null, ModuleType.Script) { Path = Guid.NewGuid().ToString(), IsDynamicUnlisted = true };
        module.State = new SessionStateInternal(Context, Context.GlobalState, module);
        var output = new ListSink();
        ModuleLoader.RunBody(module, ScriptBlock, [.. ArgumentList], output);
        if (AsCustomObject)
        {
            WriteObject(module.AsCustomObject());
            return;
        }

        Context.Modules.Add(module);
        ModuleMembers.Import(module, new ModuleImportOptions(Target(global: false))
        {
            Selection = Function is null && Cmdlet is null ? null : new ExportSelection().Add(Function, Cmdlet, null, null),
        });
        if (ReturnResult)
        {
            WriteObject(output.ToArray(), enumerateCollection: true);
        }
        else
        {
            WriteObject(module);
        }
    }
}
