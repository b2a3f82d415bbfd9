using System.Management.Automation.Language;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>What emitted loops call back.</summary>
internal static class HotLoopSupport
{
    public static void SetPosition(Frame frame, object?[] constants, int index) => frame.Position = (IScriptExtent)constants[index]!;

    public static void Poll(Frame frame)
    {
        if (frame.Context.HasInterrupt)
        {
            frame.Context.OnInterrupt(frame);
        }
    }

    /// <summary>An error in a statement: reported, and the loop goes on behind it; or false for one that others handle.</summary>
    public static bool TryReport(Exception exception, Frame frame, int handlerDepth)
    {
        if (!StatementErrors.ShouldReport(frame, exception, handlerDepth))
        {
            return false;
        }

        frame.Context.HandlerDepth = handlerDepth;
        StatementErrors.Report(frame, exception);
        return true;
    }

    public static void LoadConstant(ref Num target, object?[] constants, int index) => Num.SetObject(ref target, constants[index]);

    public static void GetElement(ref Num target, ref Num array, ref Num index, Frame frame, object?[] constants, int site)
    {
        var owner = Num.ObjectOf(ref array);
        if (!Num.TryGetElement(ref target, owner, ref index))
        {
            Num.SetObject(ref target, ((GetIndexSite)constants[site]!).Get(owner, index.ToObject(), frame.Context));
        }
    }

    public static void SetElement(ref Num array, ref Num index, ref Num value, Frame frame, object?[] constants, int site)
    {
        var owner = Num.ObjectOf(ref array);
        if (!Num.TrySetElement(owner, ref index, ref value))
        {
            ((SetIndexSite)constants[site]!).Set(owner, index.ToObject(), value.ToObject(), frame.Context);
        }
    }
}
