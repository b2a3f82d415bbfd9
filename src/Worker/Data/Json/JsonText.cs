using System.Buffers;

namespace Microsoft.Azure.Functions.PowerShellWorker.Data.Json;

/// <summary>Builds a long text in a rented buffer.</summary>
internal ref struct JsonText
{
    private char[] _buffer = ArrayPool<char>.Shared.Rent(512);
    private int _length;

    public JsonText()
    {
    }

    public void Append(char c)
    {
        if (_length == _buffer.Length)
        {
            Grow(1);
        }

        _buffer[_length++] = c;
    }

    public void Append(scoped ReadOnlySpan<char> text)
    {
        if (text.Length > _buffer.Length - _length)
        {
            Grow(text.Length);
        }

        text.CopyTo(_buffer.AsSpan(_length));
        _length += text.Length;
    }

    public void AppendFormatted<T>(T value, scoped ReadOnlySpan<char> format, IFormatProvider provider)
        where T : ISpanFormattable
    {
        int written;
        while (!value.TryFormat(_buffer.AsSpan(_length), out written, format, provider))
        {
            Grow(64);
        }

        _length += written;
    }

    public readonly override string ToString() => new(_buffer, 0, _length);

    public void Dispose() => ArrayPool<char>.Shared.Return(_buffer);

    private void Grow(int needed)
    {
        var larger = ArrayPool<char>.Shared.Rent(Math.Max(_length + needed, checked(_buffer.Length * 2)));
        _buffer.AsSpan(0, _length).CopyTo(larger);
        ArrayPool<char>.Shared.Return(_buffer);
        _buffer = larger;
    }
}
