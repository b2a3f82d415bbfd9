using System.Management.Automation.Language;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>All classes and enums of a block, defined before its first statement runs.</summary>
internal sealed class TypeDefinitionsNode(IScriptExtent extent, TypeDefinitionAst[] definitions) : StatementNode(extent)
{
    public override Completion Execute(Frame frame)
    {
        ClassDefinitions.Define(definitions, frame.Scope);
        return Completion.Normal;
    }
}
