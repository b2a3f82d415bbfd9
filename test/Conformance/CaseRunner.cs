using System.Collections;
using System.Collections.ObjectModel;
using System.Globalization;
using System.Management.Automation;
using System.Management.Automation.Runspaces;

namespace Conformance;

/// <summary>Runs one case the way its expected result was recorded: a fresh runspace, the script by its virtual path at global scope.</summary>
internal static class CaseRunner
{
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(20);

    public static CaseResult Run(CaseFile file)
    {
        CultureInfo.CurrentCulture = CultureInfo.CurrentUICulture = CultureInfo.GetCultureInfo("en-US");
        var environment = Environment.GetEnvironmentVariables();
        var home = Environment.CurrentDirectory;
        var folder = Directory.CreateTempSubdirectory("case").FullName;
        try
        {
            // A runspace starts in the process's current directory.
            Environment.CurrentDirectory = folder;
            return Run(file, new RecordingHost());
        }
        finally
        {
            Environment.CurrentDirectory = home;
            Restore(environment);
            Directory.Delete(folder, recursive: true);
        }
    }

    private static CaseResult Run(CaseFile file, RecordingHost host)
    {
        using var runspace = RunspaceFactory.CreateRunspace(host, InitialSessionState.CreateDefault2());
        runspace.ThreadOptions = PSThreadOptions.ReuseThread;
        runspace.Open();

        using var shell = PowerShell.Create();
        shell.Runspace = runspace;
        var output = new PSDataCollection<PSObject>();
        var terminating = Invoke(shell, file, output);

        // Enumerating an open collection waits for more.
        var objects = output.ReadAll();
        var streams = shell.Streams;
        return new CaseResult
        {
            Output = NullIfEmpty(Format(runspace, objects)),
            Objects = Texts(objects, Describe),
            Errors = Texts(streams.Error, ErrorText.Of),
            Terminating = terminating,
            Warnings = Texts(streams.Warning, r => r.Message),
            Verbose = Texts(streams.Verbose, r => r.Message),
            Debug = Texts(streams.Debug, r => r.Message),
            Information = Texts(streams.Information, r => r.MessageData?.ToString() ?? ""),
            Host = NullIfEmpty(host.Written),
            ExitCode = runspace.SessionStateProxy.GetVariable("LASTEXITCODE") as int?,
        };
    }

    private static ErrorText? Invoke(PowerShell shell, CaseFile file, PSDataCollection<PSObject> output)
    {
        try
        {
            var script = ScriptBlock.Parse(File.ReadAllText(file.ScriptPath), file.VirtualPath, null);
            var command = ExternalScriptInfo.FromScriptBlock(Path.GetFileName(file.VirtualPath), file.VirtualPath, script);
            shell.Commands.Commands.Add(new Command(command, useLocalScope: false));
            var running = shell.BeginInvoke<PSObject, PSObject>(null!, output);
            if (!running.AsyncWaitHandle.WaitOne(Limit))
            {
                shell.Stop();
                return new ErrorText($"no end after {Limit.TotalSeconds} s", null, null, null, null);
            }

            shell.EndInvoke(running);
            return null;
        }
        catch (RuntimeException e)
        {
            return ErrorText.Of(e.ErrorRecord);
        }
    }

    private static string Format(Runspace runspace, Collection<PSObject> output)
    {
        using var shell = PowerShell.Create();
        shell.Runspace = runspace;
        var text = shell.AddCommand("Out-String").AddParameter("Width", 120).Invoke(output);
        return string.Concat(text.Select(t => t.ToString())).ReplaceLineEndings("\n");
    }

    private static string Describe(PSObject? value) => value is null ? "[null]" : $"[{value.TypeNames.FirstOrDefault()}] {value}";

    private static string? NullIfEmpty(string text) => text.Length == 0 ? null : text;

    private static List<TText>? Texts<T, TText>(PSDataCollection<T> stream, Func<T, TText> text) => Texts(stream.ReadAll(), text);

    private static List<TText>? Texts<T, TText>(Collection<T> items, Func<T, TText> text)
    {
        var texts = items.Select(text).ToList();
        return texts.Count == 0 ? null : texts;
    }

    private static void Restore(IDictionary environment)
    {
        foreach (string name in Environment.GetEnvironmentVariables().Keys)
        {
            if (!environment.Contains(name))
            {
                Environment.SetEnvironmentVariable(name, null);
            }
        }

        foreach (DictionaryEntry variable in environment)
        {
            Environment.SetEnvironmentVariable((string)variable.Key, (string?)variable.Value);
        }
    }
}
