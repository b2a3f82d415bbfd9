using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>The help that the comments of a function or script give.</summary>
public sealed class CommentHelpInfo
{
    public string? Synopsis { get; internal set; }

    public string? Description { get; internal set; }

    public string? Notes { get; internal set; }

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
        var text = new System.Text.StringBuilder();
        text.AppendLine("<#");
        Append(text, ".SYNOPSIS", Synopsis);
        Append(text, ".DESCRIPTION", Description);
        foreach (var (name, description) in Parameters)
        {
            Append(text, ".PARAMETER " + name, description);
        }

        AppendAll(text, ".INPUTS", Inputs);
        AppendAll(text, ".OUTPUTS", Outputs);
        Append(text, ".NOTES", Notes);
        AppendAll(text, ".EXAMPLE", Examples);
        AppendAll(text, ".LINK", Links);
        Append(text, ".FORWARDHELPTARGETNAME " + ForwardHelpTargetName, ForwardHelpTargetName is null ? null : string.Empty);
        Append(text, ".FORWARDHELPCATEGORY " + ForwardHelpCategory, ForwardHelpCategory is null ? null : string.Empty);
        Append(text, ".REMOTEHELPRUNSPACE " + RemoteHelpRunspace, RemoteHelpRunspace is null ? null : string.Empty);
        Append(text, ".COMPONENT", Component);
        Append(text, ".ROLE", Role);
        Append(text, ".FUNCTIONALITY", Functionality);
        Append(text, ".EXTERNALHELP " + MamlHelpFile, MamlHelpFile is null ? null : string.Empty);
        text.AppendLine("#>");
        return text.ToString();
    }

    private static void AppendAll(System.Text.StringBuilder text, string keyword, ReadOnlyCollection<string> contents)
    {
        foreach (var content in contents)
        {
            Append(text, keyword, content);
        }
    }

    private static void Append(System.Text.StringBuilder text, string keyword, string? content)
    {
        if (content is not null)
        {
            text.AppendLine(keyword);
            if (content.Length > 0)
            {
                text.AppendLine(content);
            }

            text.AppendLine();
        }
    }
}
