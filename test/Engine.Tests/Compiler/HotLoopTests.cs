using Xunit;

namespace Engine.Tests.Compiler;

/// <summary>Loops long enough to be compiled give what the interpreter gives.</summary>
public sealed class HotLoopTests
{
    [Theory]
    [InlineData("$i = 2147480000; $n = 0; while ($n -lt 6000) { $i++; $n++ }; \"$i $($i.GetType().Name)\"", "2147486000 Double")]
    [InlineData("$s = 0; for ($k = 0; $k -lt 5000; $k++) { if ($k % 3 -eq 0) { continue }; if ($k -gt 4500) { break }; $s += $k * 1.5 }; $s", "10125000")]
    [InlineData("$a = 1, 2, 3; $t = 0; for ($k = 0; $k -lt 3000; $k++) { $t += $a[$k % 3] }; $t", "6000")]
    [InlineData("$x = 5000; do { $x-- } while ($x -gt 0); $x", "0")]
    [InlineData("$x = 0; do { $x++ } until ($x -ge 5000); $x", "5000")]
    [InlineData("$q = 0; for ($p = 0; $p -lt 100; $p++) { for ($w = 0; $w -lt 100; $w++) { if ($w -eq 50) { break }; $q++ } }; $q", "5000")]
    [InlineData("$q = 0; for ($p = 0; $p -lt 3000; $p++) { $w = 0; do { $w++; $q++ } while ($w -lt 2) }; $q", "6000")]
    [InlineData("$t = ''; for ($k = 0; $k -lt 2500; $k++) { if ($k -ge 2497) { $t += $k } }; $t", "249724982499")]
    [InlineData("$r = [double[]]::new(3); for ($k = 0; $k -lt 3000; $k++) { $r[$k % 3] = $k / 2 }; $r -join ','", "1498.5,1499,1499.5")]
    [InlineData("$b = $false; for ($k = 0; $k -lt 3001; $k++) { $b = -not $b }; $b", "True")]
    public void A_hot_loop_gives_what_a_cold_one_gives(string script, string expected) => Assert.Equal(expected, ScriptRun.Output(script));

    [Fact]
    public void An_error_in_a_hot_loop_is_reported_and_the_loop_goes_on()
    {
        var (output, errors) = ScriptRun.Run("$e = 0; for ($k = 0; $k -lt 3000; $k++) { $e++; if ($k -eq 2500) { $z = 1 / ($k - 2500) }; $e += 0 }; $e");
        Assert.Equal("3000", output);
        Assert.Equal("Attempted to divide by zero.", errors);
    }

    [Fact]
    public void A_catch_sees_the_variables_of_a_hot_loop_as_they_were()
        => Assert.Equal("caught at 2999", ScriptRun.Output(
            "try { for ($k = 0; $k -lt 3000; $k++) { if ($k -eq 2999) { $z = 1 % 0 } } } catch { \"caught at $k\" }"));
}
