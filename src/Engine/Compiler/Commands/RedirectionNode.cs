using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

/// <summary><c>2&gt;&amp;1</c> or <c>&gt; file</c>.</summary>
/// <param name="From">The stream that is redirected; All for <c>*</c>.</param>
/// <param name="To">The stream it is merged into; meaningless with a file.</param>
/// <param name="File">The file's name; null for a merge.</param>
/// <param name="Append">Written with &gt;&gt;.</param>
internal sealed record RedirectionNode(RedirectionStream From, RedirectionStream To, ExpressionNode? File, bool Append);
