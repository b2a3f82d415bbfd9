using System.Collections;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Management.Automation.Language;

namespace Microsoft.PowerShell.Commands;

/// <summary>Which module is meant: a name, and perhaps versions and a guid.</summary>
public class ModuleSpecification
{
    public ModuleSpecification() => Name = string.Empty;

    public ModuleSpecification(string moduleName)
    {
        ArgumentException.ThrowIfNullOrEmpty(moduleName);
        Name = moduleName;
    }

    /// <exception cref="ArgumentException">The table has no ModuleName, no version, or a key that means nothing.</exception>
    public ModuleSpecification(Hashtable moduleSpecification)
    {
        ArgumentNullException.ThrowIfNull(moduleSpecification);
        Name = string.Empty;
        var unknown = new List<string>();
        foreach (DictionaryEntry entry in moduleSpecification)
        {
            var key = Convert.ToString(entry.Key, CultureInfo.InvariantCulture) ?? string.Empty;
            var value = Convert.ToString(entry.Value, CultureInfo.InvariantCulture) ?? string.Empty;
            switch (key.ToUpperInvariant())
            {
                case "MODULENAME":
                    Name = value;
                    break;
                case "MODULEVERSION":
                    Version = ToVersion(value);
                    break;
                case "REQUIREDVERSION":
                    RequiredVersion = ToVersion(value);
                    break;
                case "MAXIMUMVERSION":
                    MaximumVersion = value;
                    break;
                case "GUID":
                    Guid = System.Guid.Parse(value);
                    break;
                default:
                    unknown.Add(key);
                    break;
            }
        }

        Validate(unknown);
    }

    public Guid? Guid { get; }

    public string? MaximumVersion { get; }

    public string Name { get; }

    public Version? RequiredVersion { get; }

    /// <summary>The lowest version that will do.</summary>
    public Version? Version { get; }

    public static bool TryParse(string input, [NotNullWhen(true)] out ModuleSpecification? result)
    {
        result = null;
        Parser.ParseInput(input, out _, out var errors);
        if (errors.Length > 0)
        {
            return false;
        }

        try
        {
            var ast = Parser.ParseInput(input, out _, out _);
            if (ast.Find(static node => node is HashtableAst, searchNestedScriptBlocks: false) is HashtableAst table
                && table.SafeGetValue() is Hashtable values)
            {
                result = new ModuleSpecification(values);
            }
        }
        catch (Exception e) when (e is ArgumentException or FormatException or InvalidOperationException)
        {
            return false;
        }

        return result is not null;
    }

    public override string ToString()
    {
        if (Guid is null && Version is null && RequiredVersion is null && MaximumVersion is null)
        {
            return Name;
        }

        var text = new System.Text.StringBuilder("@{ ModuleName = '").Append(Name).Append('\'');
        Append("Guid = '{", Guid, "}'");
        Append("RequiredVersion = '", RequiredVersion, "'");
        Append("ModuleVersion = '", Version, "'");
        Append("MaximumVersion = '", MaximumVersion, "'");
        return text.Append(" }").ToString();

        void Append(string before, object? value, string after)
        {
            if (value is not null)
            {
                text.Append("; ").Append(before).Append(value).Append(after);
            }
        }
    }

    private static Version ToVersion(string text) =>
        Version.TryParse(text.Contains('.', StringComparison.Ordinal) ? text : text + ".0", out var version)
            ? version
            : throw new ArgumentException($"'{text}' is not a version; write it like '1.2' or '1.2.3.4'.");

    private void Validate(List<string> unknown)
    {
        if (unknown.Count > 0)
        {
            throw new ArgumentException(
                "The hashtable describing a module contains one or more members that are not valid. The valid members are "
                + "(ModuleName, ModuleVersion, RequiredVersion, GUID). Remove the members that are not valid ("
                + string.Join(", ", unknown.Select(static name => "'" + name + "'")) + "), then try again.");
        }

        if (Name.Length == 0)
        {
            throw new ArgumentException("The 'ModuleName' member does not exist in the hashtable that describes this module.");
        }

        if (Version is null && RequiredVersion is null && MaximumVersion is null)
        {
            throw new ArgumentException(
                "The 'ModuleVersion', 'MaximumVersion' and 'RequiredVersion' members do not exist in the hashtable that describes "
                + "this module. One of these three members must exist, and be assigned a version number in the format 'n.n.n.n'.");
        }
    }
}
