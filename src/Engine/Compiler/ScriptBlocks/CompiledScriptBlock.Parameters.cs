using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

internal sealed partial class CompiledScriptBlock
{
    private ParameterModel? _parameterModel;

    /// <summary>The parameters as the binder wants them; made when the block is first bound.</summary>
    public ParameterModel ParameterModel => _parameterModel ??= ScriptModelReader.Read(this);
}
