using System.Runtime.CompilerServices;

namespace System.Management.Automation.Runtime;

/// <summary>Boxes that are made once: truth values and the small integers that loops and counts are made of.</summary>
internal static class Boxes
{
    private const int MinInt = -128;
    private const int MaxInt = 1024;

    public static readonly object True = true;
    public static readonly object False = false;
    public static readonly object ZeroDouble = 0.0;

    private static readonly object[] _ints = MakeInts();
    private static readonly object[] _chars = MakeChars();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Bool(bool value) => value ? True : False;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Int(int value)
    {
        var index = (uint)(value - MinInt);
        return index < (uint)_ints.Length ? _ints[index] : value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Char(char value) => value < _chars.Length ? _chars[value] : value;

    private static object[] MakeInts()
    {
        var boxes = new object[MaxInt - MinInt + 1];
        for (var i = 0; i < boxes.Length; i++)
        {
            boxes[i] = i + MinInt;
        }

        return boxes;
    }

    private static object[] MakeChars()
    {
        var boxes = new object[128];
        for (var i = 0; i < boxes.Length; i++)
        {
            boxes[i] = (char)i;
        }

        return boxes;
    }
}
