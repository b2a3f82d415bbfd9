using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

internal sealed partial class Frame
{
    private InvocationInfo MakeInvocationInfo() => throw Unsupported.Member();

    private Dictionary<string, object?> GetBoundParameters() => BoundParameters ??= new Dictionary<string, object?>(StringComparer.OrdinalIgnoreCase);
}
