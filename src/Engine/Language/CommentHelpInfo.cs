using System.Collections.ObjectModel;
using System.Text;

namespace System.Management.Automation.Language;

/// <summary>The help that the comments of a function or script give.</summary>
public sealed class CommentHelpInfo
{
    public string? Synopsis { get; internal set; }

    public string? Description { get; internal set; }

    public string? Notes { get; internal set; }

    /// <summary>The descriptions of the parameters, by name in upper case.</summary>
    public IDictionary<string, string> Parameters { get; internal set; } = new Dictionary<string, string>();

    public ReadOnlyCollection<string> Links { get; internal set; } = ReadOnlyCollection<string>.Empty;

    public ReadOnlyCollection<string> Examples { get; internal set; } = ReadOnlyCollection<string>.Empty;

    public ReadOnlyCollection<string> Inputs { get; internal set; } = ReadOnlyCollection<string>.Empty;

    public ReadOnlyCollection<string> Outputs { get; internal set; } = ReadOnlyCollection<string>.Empty;

    public string? Component { get; internal set; }

    public string? Role { get; internal set; }

    public string? Functionality { get; internal set; }

    public string? ForwardHelpTargetName { get; internal set; }

    public string? ForwardHelpCategory { get; internal set; }

    public string? RemoteHelpRunspace { get; internal set; }

    public string? MamlHelpFile { get; internal set; }

    /// <summary>The help as a comment that could stand in a script.</summary>
    public string GetCommentBlock()
    {
        var text = new StringBuilder();
        text.AppendLine("<#");
        Append(text, ".SYNOPSIS", Synopsis);
        Append(text, ".DESCRIPTION", Description);
        foreach (var (name, description) in Parameters)
        {
            Append(text, ".PARAMETER " + name, description);
        }

        Append(text, ".INPUTS", Inputs);
        Append(text, ".OUTPUTS", Outputs);
        Append(text, ".NOTES", Notes);
        Append(text, ".EXAMPLE", Examples);
        Append(text, ".LINK", Links);
        AppendInline(text, ".FORWARDHELPTARGETNAME", ForwardHelpTargetName);
        AppendInline(text, ".FORWARDHELPCATEGORY", ForwardHelpCategory);
        AppendInline(text, ".REMOTEHELPRUNSPACE", RemoteHelpRunspace);
        Append(text, ".COMPONENT", Component);
        Append(text, ".ROLE", Role);
        Append(text, ".FUNCTIONALITY", Functionality);
        AppendInline(text, ".EXTERNALHELP", MamlHelpFile);
        text.AppendLine("#>");
        return text.ToString();
    }

    private static void Append(StringBuilder text, string directive, ReadOnlyCollection<string> contents)
    {
        foreach (var content in contents)
        {
            Append(text, directive, content);
        }
    }

    private static void Append(StringBuilder text, string directive, string? content)
    {
        if (!string.IsNullOrEmpty(content))
        {
            text.AppendLine(directive).AppendLine(content);
        }
    }

    private static void AppendInline(StringBuilder text, string directive, string? argument)
    {
        if (!string.IsNullOrEmpty(argument))
        {
            text.Append(directive).Append(' ').AppendLine(argument);
        }
    }
}
