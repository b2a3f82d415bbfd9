using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>A loop that turned out to be hot, as machine code over unboxed variables. Made of loops that only calculate: no commands,
/// no calls, no output, nothing that could see a variable by its name.</summary>
/// <remarks>The variables leave their slots while the code runs and are written back however it ends.</remarks>
internal sealed class HotLoop(HotLoopBody body, int[] slots, object?[] constants)
{
    /// <summary>Rounds that a loop makes before code is made for it.</summary>
    public const int Threshold = 2000;

    /// <summary>Runs the loop to its end, from the test on. False, with nothing done, when a variable is not a plain value in a slot of its own.</summary>
    public bool TryRun(Frame frame, int handlerDepth)
    {
        var variables = new Num[slots.Length];
        for (var i = 0; i < slots.Length; i++)
        {
            var value = frame.Slots[slots[i]];
            if (value is VariableRef)
            {
                return false;
            }

            Num.SetObject(ref variables[i], value);
        }

        frame.Context.LastSucceeded = true;
        try
        {
            body(frame, variables, constants, handlerDepth);
        }
        finally
        {
            for (var i = 0; i < slots.Length; i++)
            {
                frame.Slots[slots[i]] = variables[i].ToObject();
            }
        }

        return true;
    }
}

/// <summary>The emitted code of a <see cref="HotLoop"/>.</summary>
internal delegate void HotLoopBody(Frame frame, Num[] variables, object?[] constants, int handlerDepth);
