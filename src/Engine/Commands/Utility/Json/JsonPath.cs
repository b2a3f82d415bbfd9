using System.Globalization;
using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>Where the reader stands, for its error messages; costs nothing while all is well but two array writes a level.</summary>
internal sealed class JsonPath
{
    private static readonly System.Buffers.SearchValues<char> Special = System.Buffers.SearchValues.Create(" .'/\"[](){}\t\n\r\f\b\\");

    private object?[] _steps = new object?[16];
    private int[] _indexes = new int[16];

    public int Depth { get; private set; }

    public void PushObject() => Push(-1);

    public void PushArray() => Push(0);

    public void Pop() => Depth--;

    public void SetKey(string? key) => _steps[Depth - 1] = key;

    public void NextElement() => _indexes[Depth - 1]++;

    /// <param name="levels">How many levels to show; the innermost container is shown by its own place.</param>
    public string ToText(int levels)
    {
        var text = new StringBuilder();
        for (var i = 0; i < levels; i++)
        {
            if (_indexes[i] >= 0)
            {
                text.Append('[').Append(_indexes[i].ToString(CultureInfo.InvariantCulture)).Append(']');
            }
            else if (_steps[i] is string key)
            {
                if (key.AsSpan().IndexOfAny(Special) >= 0)
                {
                    text.Append("['").Append(key.Replace("'", "\\'", StringComparison.Ordinal)).Append("']");
                }
                else
                {
                    text.Append(text.Length > 0 ? "." : "").Append(key);
                }
            }
        }

        return text.ToString();
    }

    private void Push(int index)
    {
        if (Depth == _steps.Length)
        {
            Array.Resize(ref _steps, Depth * 2);
            Array.Resize(ref _indexes, Depth * 2);
        }

        _steps[Depth] = null;
        _indexes[Depth] = index;
        Depth++;
    }
}
