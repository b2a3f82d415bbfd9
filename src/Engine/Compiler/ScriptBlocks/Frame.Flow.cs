using System.Diagnostics;

namespace System.Management.Automation.Compiler;

internal sealed partial class Frame
{
    public string? TakeLabel()
    {
        var label = FlowLabel;
        FlowLabel = null;
        return label;
    }

    public RuntimeException TakePendingError()
    {
        var error = PendingError ?? throw new UnreachableException();
        PendingError = null;
        return error;
    }
}
