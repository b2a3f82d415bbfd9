using System.Management.Automation;
using System.Management.Automation.Runspaces;

namespace Engine.Tests.Hosting;

public sealed class PowerShellTests : IDisposable
{
    private readonly Runspace _runspace;

    public PowerShellTests()
    {
        _runspace = RunspaceFactory.CreateRunspace();
        _runspace.ThreadOptions = PSThreadOptions.UseCurrentThread;
        _runspace.Open();
    }

    public void Dispose() => _runspace.Dispose();

    [Fact]
    public void A_script_gives_its_output_in_order()
    {
        var output = New().AddScript("1; 'two'; 3.5").Invoke();

        Assert.Equal(["1", "two", "3.5"], output.Select(item => item.ToString()));
    }

    [Fact]
    public void Arguments_and_named_parameters_are_bound()
    {
        var shell = New().AddScript("param($a, [int] $b) \"$a-$($b + 1)\"").AddArgument("x").AddParameter("b", "41");

        Assert.Equal("x-42", Assert.Single(shell.Invoke()).ToString());
    }

    [Fact]
    public void A_command_takes_input_objects()
    {
        var shell = New().AddScript("process { $_ * 2 }");

        Assert.Equal([2, 4, 6], shell.Invoke<int>(new[] { 1, 2, 3 }));
    }

    [Fact]
    public void A_throw_reaches_the_caller_and_sets_the_state()
    {
        var shell = New().AddScript("throw 'broken'");

        var error = Assert.ThrowsAny<RuntimeException>(() => shell.Invoke());

        Assert.Equal("broken", error.Message);
        Assert.Equal(PSInvocationState.Failed, shell.InvocationStateInfo.State);
        Assert.True(shell.HadErrors);
    }

    [Fact]
    public void A_failing_statement_writes_an_error_and_the_script_goes_on()
    {
        var shell = New().AddScript("no-such-command; 'after'");

        Assert.Equal("after", Assert.Single(shell.Invoke()).ToString());
        Assert.Equal("CommandNotFoundException", Assert.Single(shell.Streams.Error).FullyQualifiedErrorId);
    }

    [Fact]
    public void The_same_object_runs_again()
    {
        var shell = New().AddScript("$global:count += 1; $global:count");

        Assert.Equal([1], shell.Invoke<int>());
        Assert.Equal([2], shell.Invoke<int>());
    }

    [Fact]
    public async Task Stop_ends_a_tight_loop()
    {
        using var runspace = RunspaceFactory.CreateRunspace();
        runspace.Open();
        using var shell = PowerShell.Create(runspace);
        // Asynchronously: the test must not go on on the thread that it stops.
        var running = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
        runspace.SessionStateProxy.SetVariable("running", new Action(running.SetResult));
        var call = shell.AddScript("$running.Invoke(); while ($true) { }").BeginInvoke();
        await running.Task.WaitAsync(TimeSpan.FromSeconds(30), TestContext.Current.CancellationToken);

        shell.Stop();

        Assert.Throws<PipelineStoppedException>(() => shell.EndInvoke(call));
        Assert.Equal(PSInvocationState.Stopped, shell.InvocationStateInfo.State);
    }

    [Fact]
    public void Statements_of_a_batch_do_not_stop_each_other()
    {
        var shell = New().AddScript("throw 'first'").AddStatement().AddScript("'second'");

        Assert.Equal("second", Assert.Single(shell.Invoke()).ToString());
        Assert.Equal("first", Assert.Single(shell.Streams.Error).Exception.Message);
    }

    private PowerShell New()
    {
        var shell = PowerShell.Create();
        shell.Runspace = _runspace;
        return shell;
    }
}
