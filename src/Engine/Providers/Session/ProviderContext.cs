using System.Collections.ObjectModel;

namespace System.Management.Automation.Provider;

/// <summary>What one operation on providers was asked for, and where its results go.</summary>
internal sealed class ProviderContext
{
    private List<PSObject>? _collected;

    public ProviderContext(ProviderSession session, Cmdlet? cmdlet = null)
    {
        Session = session;
        Cmdlet = cmdlet;
    }

    public ProviderSession Session { get; }

    public Cmdlet? Cmdlet { get; }

    public PSDriveInfo? Drive { get; set; }

    public PSCredential? Credential { get; set; }

    public object? DynamicParameters { get; set; }

    public Collection<string> Include { get; init; } = [];

    public Collection<string> Exclude { get; init; } = [];

    public string? Filter { get; init; }

    public bool Force { get; init; }

    /// <summary>Paths are names, not patterns.</summary>
    public bool IsLiteral { get; init; }

    /// <summary>Results are thrown away: the command does not pass them through.</summary>
    public bool IsSilent { get; set; }

    /// <summary>Errors end the operation instead of going to a stream.</summary>
    public bool ThrowsErrors { get; init; }

    public bool Stopping => Cmdlet?.Stopping ?? Session.State.Context.StopRequested;

    public void Collect() => _collected = [];

    public Collection<PSObject> Collected => new(_collected ?? []);

    public void Write(PSObject item)
    {
        if (IsSilent)
        {
            return;
        }

        if (_collected is not null)
        {
            _collected.Add(item);
        }
        else
        {
            Cmdlet?.WriteObject(item);
        }
    }

    public void WriteError(ErrorRecord record)
    {
        if (Cmdlet is null || ThrowsErrors)
        {
            throw new ProviderErrorException(record);
        }

        Cmdlet.WriteError(record);
    }

    /// <summary>Runs one step; what goes wrong in it becomes an error of the command.</summary>
    public void Guard(string? target, Action step)
    {
        try
        {
            step();
        }
        catch (ProviderErrorException e)
        {
            WriteError(e.ErrorRecord);
        }
        catch (Exception e) when (IsReportable(e))
        {
            WriteError(RecordOf(e, target));
        }
    }

    public static bool IsReportable(Exception e)
        => e is not (PipelineStoppedException or FlowControlException or ActionPreferenceStopException or CmdletInvocationException or ParameterBindingException)
            && (e is RuntimeException or ArgumentException or NotSupportedException or IOException or UnauthorizedAccessException or InvalidOperationException
                or System.Security.SecurityException or InvalidCastException or FormatException);

    public static ErrorRecord RecordOf(Exception e, object? target)
        => e is IContainsErrorRecord { ErrorRecord: { } record } ? new ErrorRecord(record, e)
            : new ErrorRecord(e, e.GetType().FullName!, ErrorCategory.NotSpecified, target);

    /// <summary>Whether -Include and -Exclude let a name pass.</summary>
    public bool Passes(string name)
    {
        if (Include.Count > 0 && !Matches(Include, name))
        {
            return false;
        }

        return Exclude.Count == 0 || !Matches(Exclude, name);
    }

    private static bool Matches(Collection<string> patterns, string name)
    {
        foreach (var pattern in patterns)
        {
            if (WildcardPattern.Get(pattern, WildcardOptions.IgnoreCase).IsMatch(name))
            {
                return true;
            }
        }

        return false;
    }
}
