using System.Collections;
using System.Management.Automation;

namespace Microsoft.Azure.Functions.PowerShellWorker.Commands;

/// <summary>Shows what the invocation has pushed so far.</summary>
[Cmdlet(VerbsCommon.Get, "OutputBinding")]
[OutputType(typeof(Hashtable))]
public sealed class GetOutputBindingCommand : PSCmdlet
{
    /// <summary>Name or wildcard pattern; all by default.</summary>
    [Parameter(Position = 0, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    [ValidateNotNullOrEmpty]
    public string Name { get; set; } = "*";

    /// <summary>Forgets everything that was pushed, whatever the name.</summary>
    [Parameter]
    public SwitchParameter Purge { get; set; }

    /// <summary>Writes one table of the bindings that have a value and match.</summary>
    protected override void ProcessRecord()
    {
        var result = new Hashtable(StringComparer.OrdinalIgnoreCase);
        if (InvocationScope.FindOwn() is { } scope)
        {
            var pattern = new WildcardPattern(Name, WildcardOptions.IgnoreCase);
            foreach (var binding in scope.Outputs.Bindings.All)
            {
                if (scope.Outputs.IsSet(binding) && pattern.IsMatch(binding.Name))
                {
                    result[binding.Name] = scope.Outputs.Get(binding);
                }
            }
        }

        WriteObject(result);
    }

    /// <summary>Purges after all names have been answered.</summary>
    protected override void EndProcessing()
    {
        if (Purge)
        {
            InvocationScope.FindOwn()?.Outputs.Clear();
        }
    }
}
