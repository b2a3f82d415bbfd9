namespace System.Management.Automation.Runtime;

/// <summary>A set of a model's parameters. Most commands have fewer than 64: no allocation then.</summary>
internal struct ParameterBits
{
    private ulong _low;
    private ulong[]? _high;

    public readonly bool this[int index]
        => index < 64
            ? (_low & (1UL << index)) != 0
            : _high is not null && (index >> 6) - 1 < _high.Length && (_high[(index >> 6) - 1] & (1UL << index)) != 0;

    public void Set(int index)
    {
        if (index < 64)
        {
            _low |= 1UL << index;
            return;
        }

        var word = (index >> 6) - 1;
        if (_high is null || word >= _high.Length)
        {
            Array.Resize(ref _high, word + 1);
        }

        _high[word] |= 1UL << index;
    }

    public void Clear(int index)
    {
        if (index < 64)
        {
            _low &= ~(1UL << index);
        }
        else if (_high is not null && (index >> 6) - 1 < _high.Length)
        {
            _high[(index >> 6) - 1] &= ~(1UL << index);
        }
    }
}
