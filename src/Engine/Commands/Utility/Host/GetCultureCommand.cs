using System.Globalization;

namespace Microsoft.PowerShell.Commands;

/// <summary>Gets the culture of the runspace, or others.</summary>
[Cmdlet("Get", "Culture", DefaultParameterSetName = "CurrentCulture", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097017")]
[OutputType(typeof(CultureInfo))]
public sealed class GetCultureCommand : PSCmdlet
{
    [Parameter(ParameterSetName = "Name", Position = 0, ValueFromPipeline = true)]
    [ValidateNotNullOrEmpty]
    public string[]? Name { get; set; }

    [Parameter(ParameterSetName = "CurrentCulture")]
    [Parameter(ParameterSetName = "Name")]
    public SwitchParameter NoUserOverrides { get; set; }

    [Parameter(ParameterSetName = "ListAvailable")]
    public SwitchParameter ListAvailable { get; set; }

    protected override void ProcessRecord()
    {
        if (ListAvailable)
        {
            WriteObject(CultureInfo.GetCultures(CultureTypes.AllCultures), enumerateCollection: true);
            return;
        }

        if (Name is null)
        {
            WriteObject(CultureInfo.CurrentCulture);
            return;
        }

        foreach (var name in Name)
        {
            try
            {
                WriteObject(CultureInfo.GetCultureInfo(name, predefinedOnly: true));
            }
            catch (CultureNotFoundException e)
            {
                WriteError(new ErrorRecord(e, "ItemNotFoundException", ErrorCategory.ObjectNotFound, name));
            }
        }
    }
}
