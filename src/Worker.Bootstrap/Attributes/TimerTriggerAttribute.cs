namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>The parameter takes the timer that starts the function.</summary>
[AttributeUsage(AttributeTargets.All)]
public sealed class TimerTriggerAttribute : Attribute
{
    /// <summary>For use with named arguments.</summary>
    public TimerTriggerAttribute()
    {
    }

    /// <summary>Starts the function by an NCRONTAB expression, for example <c>0 */5 * * * *</c>.</summary>
    public TimerTriggerAttribute(string schedule) => Schedule = schedule;

    /// <summary>NCRONTAB expression; needed.</summary>
    public string? Schedule { get; set; }

    /// <summary>Whether the function also runs when the app starts. Default: no.</summary>
    public bool RunOnStartup { get; set; }
}
