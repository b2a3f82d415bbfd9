using System.Globalization;

namespace PowerShellWorker.Load.Reporting;

/// <summary>Figures as text: the same on every machine, as scripts read them too.</summary>
internal static class Format
{
    public static readonly CultureInfo Culture = CultureInfo.InvariantCulture;

    /// <summary>Three digits that matter, and thousands apart.</summary>
    public static string Number(double value) => Math.Abs(value) switch
    {
        >= 100 => value.ToString("N0", Culture),
        >= 10 => value.ToString("0.0", Culture),
        >= 1 => value.ToString("0.00", Culture),
        0 => "0",
        _ => value.ToString("0.000", Culture),
    };

    /// <summary>For JSON: enough digits to compute with, not more than were measured.</summary>
    public static double Rounded(double value) => Math.Round(value, 4);
}
