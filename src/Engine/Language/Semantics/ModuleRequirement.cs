using Microsoft.PowerShell.Commands;

namespace System.Management.Automation.Language;

/// <summary>Modules that a script names before it runs.</summary>
internal static class ModuleRequirement
{
    private static readonly string[] Members = ["ModuleName", "ModuleVersion", "RequiredVersion", "MaximumVersion", "GUID"];

    /// <summary>The specification that a hash literal describes; null, and what is wrong with it, if it describes none.</summary>
    public static ModuleSpecification? FromHashtable(HashtableAst literal, out string? problem)
    {
        var values = new System.Collections.Hashtable(StringComparer.OrdinalIgnoreCase);
        var unknown = new List<string>();
        foreach (var (key, value) in literal.KeyValuePairs)
        {
            var name = (key as StringConstantExpressionAst)?.Value ?? key.Extent.Text;
            if (!Members.Contains(name, StringComparer.OrdinalIgnoreCase))
            {
                unknown.Add(name);
                continue;
            }

            values[name] = value is PipelineBaseAst pipeline && pipeline.GetPureExpression() is ConstantExpressionAst constant
                ? constant.Value
                : value.Extent.Text;
        }

        if (unknown.Count > 0)
        {
            problem = "The hashtable describing a module contains one or more members that are not valid. The valid members are "
                + "(ModuleName, ModuleVersion, RequiredVersion, GUID). Remove the members that are not valid ("
                + string.Join(", ", unknown.Select(static name => "'" + name + "'")) + "), then try again.";
            return null;
        }

        if (!values.ContainsKey("ModuleName"))
        {
            problem = "The 'ModuleName' member does not exist in the hashtable that describes this module.";
            return null;
        }

        if (!values.ContainsKey("ModuleVersion") && !values.ContainsKey("RequiredVersion") && !values.ContainsKey("MaximumVersion"))
        {
            problem = "The 'ModuleVersion', 'MaximumVersion' and 'RequiredVersion' members do not exist in the hashtable that describes "
                + "this module. One of these three members must exist, and be assigned a version number in the format 'n.n.n.n'.";
            return null;
        }

        try
        {
            problem = null;
            return new ModuleSpecification(values);
        }
        catch (Exception e) when (e is ArgumentException or FormatException or InvalidOperationException or OverflowException)
        {
            problem = e.Message;
            return null;
        }
    }

    /// <summary>Whether a module can be found: a file beside the script, or a folder on the module path.</summary>
    public static bool Exists(string name, string? scriptFile)
    {
        if (name.AsSpan().IndexOfAny("/\\") >= 0 || name.EndsWith(".psm1", StringComparison.OrdinalIgnoreCase)
            || name.EndsWith(".psd1", StringComparison.OrdinalIgnoreCase) || name.EndsWith(".dll", StringComparison.OrdinalIgnoreCase))
        {
            var folder = scriptFile is null ? Environment.CurrentDirectory : Path.GetDirectoryName(scriptFile) ?? string.Empty;
            var path = Path.GetFullPath(Path.Combine(folder, name.Replace('\\', Path.DirectorySeparatorChar)));
            return File.Exists(path) || Directory.Exists(path) || File.Exists(path + ".psm1") || File.Exists(path + ".psd1");
        }

        foreach (var folder in (Environment.GetEnvironmentVariable("PSModulePath") ?? string.Empty).Split(Path.PathSeparator))
        {
            if (folder.Length > 0 && Directory.Exists(Path.Combine(folder, name)))
            {
                return true;
            }
        }

        return name.StartsWith("Microsoft.PowerShell.", StringComparison.OrdinalIgnoreCase);
    }
}
