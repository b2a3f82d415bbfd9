namespace System.Management.Automation.Language;

/// <summary>Finds the help comments of functions and scripts.</summary>
internal static class CommentHelp
{
    public static CommentHelpInfo? Find(Ast ast) => throw Unsupported.Member();
}
