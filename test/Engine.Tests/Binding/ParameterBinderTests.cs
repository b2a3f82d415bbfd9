using System.Management.Automation;
using System.Management.Automation.Runspaces;

namespace Engine.Tests.Binding;

public class ParameterBinderTests
{
    [Theory]
    [InlineData("function f { [CmdletBinding()]param($Path, [switch]$Force) \"$Path $Force\" } f -Pa x -Fo", "x True")]
    [InlineData("function f { [CmdletBinding()]param($Path, [switch]$Force) \"$Path $Force\" } f x -Force:$false", "x False")]
    [InlineData("function f { [CmdletBinding(DefaultParameterSetName = 'B')]param([Parameter(ParameterSetName = 'A')]$A, [Parameter(ParameterSetName = 'B')]$B) $PSCmdlet.ParameterSetName } f", "B")]
    [InlineData("function f { [CmdletBinding()]param([Parameter(ValueFromPipelineByPropertyName)]$Name) process { \"<$Name>\" } } [pscustomobject]@{ Name = 'n' } | f", "<n>")]
    [InlineData("function f { [CmdletBinding()]param([Parameter(ValueFromRemainingArguments)]$Rest) $Rest.Count } f 1 2 3", "3")]
    [InlineData("function f { param($A) \"$A|$args\" } f 1 -Other 2", "1|-Other 2")]
    public void Arguments_reach_their_parameters(string script, string expected) => Assert.Equal(expected, Run(script));

    [Theory]
    [InlineData("function f { [CmdletBinding()]param() } f -Nope", "NamedParameterNotFound,f")]
    [InlineData("function f { [CmdletBinding()]param() } f 1", "PositionalParameterNotFound,f")]
    [InlineData("function f { [CmdletBinding()]param($One, $Once) } f -On 1", "AmbiguousParameter,f")]
    [InlineData("function f { [CmdletBinding()]param([Parameter(Mandatory)]$A) } f", "MissingMandatoryParameter,f")]
    [InlineData("function f { [CmdletBinding()]param([Parameter(Mandatory)][string]$A) } f ''", "ParameterArgumentValidationErrorEmptyStringNotAllowed,f")]
    [InlineData("function f { [CmdletBinding()]param([ValidateSet('a')]$A) } f b", "ParameterArgumentValidationError,f")]
    [InlineData("function f { [CmdletBinding()]param($A) } f -A 1 -A 2", "ParameterAlreadyBound,f")]
    [InlineData("function f { [CmdletBinding()]param($A) } f -A", "MissingArgument,f")]
    public void Arguments_that_do_not_fit_have_their_error(string script, string errorId)
    {
        var braces = script.LastIndexOf('}') + 1;

        Assert.Equal(errorId, Run($"{script[..braces]}; try {{ {script[braces..]} }} catch {{ $_.FullyQualifiedErrorId }}"));
    }

    [Fact]
    public void A_second_call_of_a_shape_binds_as_the_first()
        => Assert.Equal("a1 b2", Run("function f { [CmdletBinding()]param($X, $Y) \"$X$Y\" } $r = foreach ($i in 1, 2) { f -Y $i ([string][char](96 + $i)) }; \"$r\""));

    private static string Run(string script)
    {
        using var runspace = RunspaceFactory.CreateRunspace();
        runspace.ThreadOptions = PSThreadOptions.UseCurrentThread;
        runspace.Open();
        using var shell = PowerShell.Create(runspace);
        return Assert.Single(shell.AddScript(script).Invoke()).ToString();
    }
}
