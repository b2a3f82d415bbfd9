namespace System.Management.Automation.Language;

/// <summary>Finds members that a class or enum defines twice. PowerShell notices them when it makes the type, not when it parses it.</summary>
internal static class MemberDuplicates
{
    public static ParseError[] Find(IReadOnlyList<TypeDefinitionAst> definitions)
    {
        var errors = new ErrorList();
        foreach (var definition in definitions)
        {
            var seen = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
            foreach (var member in definition.Members)
            {
                if (!seen.Add(SignatureOf(member)))
                {
                    errors.Report(NameExtentOf(member), ParserStrings.MemberAlreadyDefined, incomplete: false, member.Name);
                }
            }
        }

        return errors.ToArray();
    }

    /// <summary>Methods may share a name if their parameters differ; a static constructor is another thing than the others.</summary>
    private static string SignatureOf(MemberAst member)
    {
        if (member is not FunctionMemberAst method)
        {
            return member.Name;
        }

        var kind = method is { IsConstructor: true, IsStatic: true } ? "static " : string.Empty;
        return kind + method.Name + "(" + string.Join(",", method.Parameters.Select(TypeOf)) + ")";
    }

    private static string TypeOf(ParameterAst parameter)
    {
        foreach (var attribute in parameter.Attributes)
        {
            if (attribute is TypeConstraintAst constraint)
            {
                return constraint.TypeName.GetReflectionType()?.FullName ?? constraint.TypeName.FullName;
            }
        }

        return typeof(object).FullName!;
    }

    private static IScriptExtent NameExtentOf(MemberAst member)
    {
        if (member is FunctionMemberAst method)
        {
            return method.NameExtent;
        }

        var isLiteral = member is PropertyMemberAst { PropertyAttributes: var attributes } && (attributes & PropertyAttributes.Literal) != 0;
        var text = isLiteral ? member.Name : "$" + member.Name;
        var offset = member.Extent.Text.IndexOf(text, StringComparison.OrdinalIgnoreCase);
        return offset >= 0 && member.Extent is InternalScriptExtent extent
            ? extent.Slice(extent.StartOffset + offset, extent.StartOffset + offset + text.Length)
            : member.Extent;
    }
}
