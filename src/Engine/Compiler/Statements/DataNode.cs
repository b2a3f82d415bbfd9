using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

/// <summary><c>data name { … }</c>.</summary>
internal sealed class DataNode(IScriptExtent extent, AssignableNode? variable, BlockNode body) : StatementNode(extent)
{
    public override Completion Execute(Frame frame)
    {
        if (variable is null)
        {
            return body.Execute(frame);
        }

        variable.Assign(frame, body.ExecuteForValue(frame));
        return Completion.Normal;
    }
}
