using System.Reflection;

namespace System.Management.Automation.Language;

/// <summary>The checks of using statements.</summary>
internal static class UsingChecks
{
    public static void Check(UsingStatementAst statement, ErrorList errors)
    {
        switch (statement.UsingStatementKind)
        {
            case UsingStatementKind.Namespace when statement.Alias is null:
                if (!IsNamespace(statement.Name!.Value))
                {
                    errors.Report(statement.Name.Extent, ParserStrings.InvalidNamespaceValue, incomplete: false);
                }

                return;
            case UsingStatementKind.Assembly:
                CheckAssembly(statement.Name!, errors);
                return;
            case UsingStatementKind.Module:
                CheckModule(statement, errors);
                break;
        }

        if (statement.Alias is not null || (statement.Name is not null && statement.ModuleSpecification is not null))
        {
            errors.Report(statement.Extent, ParserStrings.UsingStatementNotSupported, incomplete: false);
        }
    }

    private static bool IsNamespace(string text)
    {
        foreach (var range in text.AsSpan().Split('.'))
        {
            var part = text.AsSpan(range);
            if (part.IsEmpty || !(char.IsLetter(part[0]) || part[0] == '_'))
            {
                return false;
            }

            foreach (var c in part)
            {
                if (!char.IsLetterOrDigit(c) && c != '_')
                {
                    return false;
                }
            }
        }

        return true;
    }

    private static void CheckAssembly(StringConstantExpressionAst name, ErrorList errors)
    {
        var text = name.Value;

        // Files are loaded when the script runs, relative to where it stands.
        if (text.AsSpan().IndexOfAny("/\\:") >= 0 || text.EndsWith(".dll", StringComparison.OrdinalIgnoreCase))
        {
            return;
        }

        foreach (var assembly in AppDomain.CurrentDomain.GetAssemblies())
        {
            if (text.Equals(assembly.GetName().Name, StringComparison.OrdinalIgnoreCase))
            {
                return;
            }
        }

        try
        {
            Assembly.Load(new AssemblyName(text));
        }
        catch (Exception e) when (e is IOException or BadImageFormatException or ArgumentException)
        {
            errors.Report(name.Extent, ParserStrings.ErrorLoadingAssembly, incomplete: false, text);
        }
    }

    private static void CheckModule(UsingStatementAst statement, ErrorList errors)
    {
        if (statement.ModuleSpecification is { } specification)
        {
            if (ModuleRequirement.FromHashtable(specification, out var problem) is null)
            {
                errors.Report(statement.Extent, ParserStrings.RequiresModuleInvalid, incomplete: false, problem);
            }

            return;
        }

        var name = statement.Name!.Value;
        if (!ModuleRequirement.Exists(name, statement.Extent.File))
        {
            errors.Report(statement.Extent, ParserStrings.ModuleNotFoundDuringParse, incomplete: false, name);
        }
    }
}
