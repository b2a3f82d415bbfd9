using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Text.RegularExpressions;

namespace System.Management.Automation;

/// <summary>A version by the rules of semver.org: <c>major.minor.patch-label+build</c>.</summary>
public sealed partial class SemanticVersion : IComparable, IComparable<SemanticVersion>, IEquatable<SemanticVersion>
{
    private const string LabelProperty = "PSSemVerPreReleaseLabel";
    private const string BuildProperty = "PSSemVerBuildLabel";

    public SemanticVersion(string version)
    {
        var parsed = Parse(version);
        (Major, Minor, Patch, PreReleaseLabel, BuildLabel) = (parsed.Major, parsed.Minor, parsed.Patch, parsed.PreReleaseLabel, parsed.BuildLabel);
    }

    public SemanticVersion(int major)
        : this(major, 0, 0)
    {
    }

    public SemanticVersion(int major, int minor)
        : this(major, minor, 0)
    {
    }

    public SemanticVersion(int major, int minor, int patch)
        : this(major, minor, patch, null, null)
    {
    }

    public SemanticVersion(int major, int minor, int patch, string? label)
        : this(major, minor, patch, label, null)
    {
    }

    public SemanticVersion(int major, int minor, int patch, string? preReleaseLabel, string? buildLabel)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(major);
        ArgumentOutOfRangeException.ThrowIfNegative(minor);
        ArgumentOutOfRangeException.ThrowIfNegative(patch);
        Major = major;
        Minor = minor;
        Patch = patch;
        PreReleaseLabel = string.IsNullOrEmpty(preReleaseLabel) ? null : preReleaseLabel;
        BuildLabel = string.IsNullOrEmpty(buildLabel) ? null : buildLabel;
    }

    public SemanticVersion(Version version)
    {
        ArgumentNullException.ThrowIfNull(version);
        if (version.Revision > 0)
        {
            throw new PSArgumentException("The version has a revision, which a semantic version has not.", nameof(version));
        }

        Major = version.Major;
        Minor = version.Minor;
        Patch = Math.Max(version.Build, 0);
        var wrapper = new PSObject(version);
        PreReleaseLabel = wrapper.Properties[LabelProperty]?.Value as string;
        BuildLabel = wrapper.Properties[BuildProperty]?.Value as string;
    }

    public string? BuildLabel { get; }

    public int Major { get; }

    public int Minor { get; }

    public int Patch { get; }

    public string? PreReleaseLabel { get; }

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
        => versionA is not null ? versionA.CompareTo(versionB) : versionB is null ? 0 : -1;

    /// <exception cref="FormatException">No semantic version.</exception>
    public static SemanticVersion Parse(string version)
    {
        ArgumentException.ThrowIfNullOrEmpty(version);
        return TryParse(version, out var result) ? result : throw new FormatException($"The value '{version}' is not a semantic version, such as 1.2.3-beta.1.");
    }

    public static bool TryParse(string? version, [NotNullWhen(true)] out SemanticVersion? result)
    {
        result = null;
        if (version is null || Pattern().Match(version) is not { Success: true } match
            || !int.TryParse(match.Groups["major"].ValueSpan, NumberStyles.None, CultureInfo.InvariantCulture, out var major))
        {
            return false;
        }

        if (!TryPart(match.Groups["minor"], out var minor) || !TryPart(match.Groups["patch"], out var patch))
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
        _ => throw new ArgumentException("The object to compare with is no SemanticVersion.", nameof(version)),
    };

    public int CompareTo(SemanticVersion? value)
    {
        if (value is null)
        {
            return 1;
        }

        var order = (Major, Minor, Patch).CompareTo((value.Major, value.Minor, value.Patch));
        return order != 0 ? order : CompareLabels(PreReleaseLabel, value.PreReleaseLabel);
    }

    public bool Equals(SemanticVersion? other)
        => other is not null && Major == other.Major && Minor == other.Minor && Patch == other.Patch
            && string.Equals(PreReleaseLabel, other.PreReleaseLabel, StringComparison.Ordinal);

    public override bool Equals(object? obj) => Equals(obj as SemanticVersion);

    public override int GetHashCode() => ToString().GetHashCode(StringComparison.Ordinal);

    public override string ToString()
        => string.Create(CultureInfo.InvariantCulture, $"{Major}.{Minor}.{Patch}{(PreReleaseLabel is null ? "" : "-" + PreReleaseLabel)}{(BuildLabel is null ? "" : "+" + BuildLabel)}");

    [GeneratedRegex(@"^(?<major>\d+)(\.(?<minor>\d+))?(\.(?<patch>\d+))?(-(?<label>[0-9A-Za-z\-]+(\.[0-9A-Za-z\-]+)*))?(\+(?<build>[0-9A-Za-z\-]+(\.[0-9A-Za-z\-]+)*))?$", RegexOptions.CultureInvariant)]
    private static partial Regex Pattern();

    private static bool TryPart(Group group, out int value)
    {
        value = 0;
        return !group.Success || int.TryParse(group.ValueSpan, NumberStyles.None, CultureInfo.InvariantCulture, out value);
    }

    // A version without a label comes after those with one; numbers come before words.
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
            var aIsNumber = int.TryParse(a[i], NumberStyles.None, CultureInfo.InvariantCulture, out var x);
            var bIsNumber = int.TryParse(b[i], NumberStyles.None, CultureInfo.InvariantCulture, out var y);
            var order = aIsNumber && bIsNumber ? x.CompareTo(y)
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
}
