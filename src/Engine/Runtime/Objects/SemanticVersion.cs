using System.Globalization;
using System.Text.RegularExpressions;

namespace System.Management.Automation;

/// <summary>A version by the rules of semver.org 2.0: major.minor.patch-label+build.</summary>
public sealed partial class SemanticVersion : IComparable, IComparable<SemanticVersion>, IEquatable<SemanticVersion>
{
    private const string VersionPattern = @"^(?<major>\d+)(\.(?<minor>\d+))?(\.(?<patch>\d+))?(-(?<label>[0-9A-Za-z][0-9A-Za-z\-\.]*))?(\+(?<build>[0-9A-Za-z][0-9A-Za-z\-\.]*))?$";

    public SemanticVersion(string version)
    {
        var parsed = Parse(version);
        Major = parsed.Major;
        Minor = parsed.Minor;
        Patch = parsed.Patch;
        PreReleaseLabel = parsed.PreReleaseLabel;
        BuildLabel = parsed.BuildLabel;
    }

    public SemanticVersion(int major, int minor, int patch, string? preReleaseLabel, string? buildLabel)
        : this(major, minor, patch)
    {
        PreReleaseLabel = string.IsNullOrEmpty(preReleaseLabel) ? null : preReleaseLabel;
        BuildLabel = string.IsNullOrEmpty(buildLabel) ? null : buildLabel;
    }

    public SemanticVersion(int major, int minor, int patch, string label)
        : this(major, minor, patch)
    {
        var match = Pattern().Match($"1.0.0-{label}");
        if (!match.Success)
        {
            throw new FormatException($"'{label}' is no label of a semantic version.");
        }

        PreReleaseLabel = match.Groups["label"].Value;
        BuildLabel = match.Groups["build"].Success ? match.Groups["build"].Value : null;
    }

    public SemanticVersion(int major, int minor, int patch)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(major);
        ArgumentOutOfRangeException.ThrowIfNegative(minor);
        ArgumentOutOfRangeException.ThrowIfNegative(patch);
        Major = major;
        Minor = minor;
        Patch = patch;
    }

    public SemanticVersion(int major, int minor)
        : this(major, minor, 0)
    {
    }

    public SemanticVersion(int major)
        : this(major, 0, 0)
    {
    }

    public SemanticVersion(Version version)
        : this((version ?? throw new ArgumentNullException(nameof(version))).Major, version.Minor, Math.Max(version.Build, 0))
    {
    }

    public int Major { get; }

    public int Minor { get; }

    public int Patch { get; }

    public string? PreReleaseLabel { get; }

    public string? BuildLabel { get; }

    public static implicit operator Version(SemanticVersion semver)
    {
        ArgumentNullException.ThrowIfNull(semver);
        return new Version(semver.Major, semver.Minor, semver.Patch);
    }

    public static bool operator ==(SemanticVersion? v1, SemanticVersion? v2) => v1 is null ? v2 is null : v1.Equals(v2);

    public static bool operator !=(SemanticVersion? v1, SemanticVersion? v2) => !(v1 == v2);

    public static bool operator <(SemanticVersion? v1, SemanticVersion? v2) => Compare(v1, v2) < 0;

    public static bool operator <=(SemanticVersion? v1, SemanticVersion? v2) => Compare(v1, v2) <= 0;

    public static bool operator >(SemanticVersion? v1, SemanticVersion? v2) => Compare(v1, v2) > 0;

    public static bool operator >=(SemanticVersion? v1, SemanticVersion? v2) => Compare(v1, v2) >= 0;

    public static int Compare(SemanticVersion? versionA, SemanticVersion? versionB)
        => versionA is null ? versionB is null ? 0 : -1 : versionA.CompareTo(versionB);

    /// <exception cref="FormatException">The text is no semantic version.</exception>
    public static SemanticVersion Parse(string version)
    {
        ArgumentNullException.ThrowIfNull(version);
        return TryParse(version, out var result) ? result! : throw new FormatException($"The input string '{version}' was not in a correct format.");
    }

    public static bool TryParse(string? version, out SemanticVersion? result)
    {
        result = null;
        if (string.IsNullOrEmpty(version) || Pattern().Match(version) is not { Success: true } match
            || !TryNumber(match, "major", out var major) || !TryNumber(match, "minor", out var minor) || !TryNumber(match, "patch", out var patch))
        {
            return false;
        }

        result = new SemanticVersion(major, minor, patch, match.Groups["label"].Value, match.Groups["build"].Value);
        return true;
    }

    public int CompareTo(object? version) => version switch
    {
        null => 1,
        SemanticVersion other => CompareTo(other),
        _ => throw new ArgumentException("The value is no semantic version.", nameof(version)),
    };

    public int CompareTo(SemanticVersion? value)
    {
        if (value is null)
        {
            return 1;
        }

        var order = Major.CompareTo(value.Major);
        order = order != 0 ? order : Minor.CompareTo(value.Minor);
        order = order != 0 ? order : Patch.CompareTo(value.Patch);
        return order != 0 ? order : CompareLabels(PreReleaseLabel, value.PreReleaseLabel);
    }

    public override bool Equals(object? obj) => Equals(obj as SemanticVersion);

    /// <summary>Build labels count for nothing in comparisons.</summary>
    public bool Equals(SemanticVersion? other) => other is not null && CompareTo(other) == 0;

    public override int GetHashCode() => HashCode.Combine(Major, Minor, Patch, PreReleaseLabel);

    public override string ToString()
    {
        var text = string.Create(CultureInfo.InvariantCulture, $"{Major}.{Minor}.{Patch}");
        text = PreReleaseLabel is null ? text : $"{text}-{PreReleaseLabel}";
        return BuildLabel is null ? text : $"{text}+{BuildLabel}";
    }

    private static bool TryNumber(Match match, string group, out int number)
    {
        number = 0;
        return !match.Groups[group].Success || int.TryParse(match.Groups[group].ValueSpan, NumberStyles.None, CultureInfo.InvariantCulture, out number);
    }

    /// <summary>A version without label comes after those with one; numbers come before words.</summary>
    private static int CompareLabels(string? first, string? second)
    {
        if (first is null || second is null)
        {
            return first is null ? second is null ? 0 : 1 : -1;
        }

        var a = first.Split('.');
        var b = second.Split('.');
        for (var i = 0; i < Math.Min(a.Length, b.Length); i++)
        {
            var aIsNumber = int.TryParse(a[i], NumberStyles.None, CultureInfo.InvariantCulture, out var aNumber);
            var bIsNumber = int.TryParse(b[i], NumberStyles.None, CultureInfo.InvariantCulture, out var bNumber);
            var order = aIsNumber && bIsNumber ? aNumber.CompareTo(bNumber)
                : aIsNumber ? -1
                : bIsNumber ? 1
                : string.CompareOrdinal(a[i], b[i]);
            if (order != 0)
            {
                return order;
            }
        }

        return a.Length.CompareTo(b.Length);
    }

    [GeneratedRegex(VersionPattern, RegexOptions.CultureInvariant)]
    private static partial Regex Pattern();
}
