using System.Globalization;

namespace Microsoft.PowerShell.Commands;

/// <summary>Random numbers and choices; where they come from is the derived command's.</summary>
public class GetRandomCommandBase : PSCmdlet
{
    private readonly List<object?> _chosen = [];
    private int _seen;
    private bool _isNumber;

    [Parameter(ParameterSetName = "RandomNumber", Position = 0)]
    public object? Maximum { get; set; }

    [Parameter(ParameterSetName = "RandomNumber")]
    public object? Minimum { get; set; }

    [Parameter(ParameterSetName = "RandomListItem", ValueFromPipeline = true, Position = 0, Mandatory = true)]
    [Parameter(ParameterSetName = "Shuffle", ValueFromPipeline = true, Position = 0, Mandatory = true)]
    [AllowNull]
    public object?[]? InputObject { get; set; }

    [Parameter(ParameterSetName = "RandomNumber")]
    [Parameter(ParameterSetName = "RandomListItem")]
    [ValidateRange(1, int.MaxValue)]
    public int Count { get; set; } = 1;

    [Parameter(ParameterSetName = "Shuffle", Mandatory = true)]
    public SwitchParameter Shuffle { get; set; }

    internal virtual int NextInt(int limit) => throw new NotSupportedException();

    internal virtual double NextDouble() => throw new NotSupportedException();

    internal virtual void Start()
    {
    }

    protected override void BeginProcessing()
    {
        Start();
        _isNumber = ParameterSetName == "RandomNumber" && !(MyInvocation.ExpectingInput && Maximum is null && Minimum is null);
        if (_isNumber)
        {
            for (var i = 0; i < Count; i++)
            {
                WriteNumber();
            }
        }
    }

    protected override void ProcessRecord()
    {
        if (_isNumber)
        {
            return;
        }

        foreach (var item in InputObject ?? [null])
        {
            // Reservoir sampling: every item has the same chance, however many come.
            if (Shuffle || _seen < Count)
            {
                _chosen.Add(item);
            }
            else if (NextInt(_seen + 1) < Count)
            {
                _chosen[NextInt(Count)] = item;
            }

            _seen++;
        }
    }

    protected override void EndProcessing()
    {
        for (var i = _chosen.Count - 1; i > 0; i--)
        {
            var j = NextInt(i + 1);
            (_chosen[i], _chosen[j]) = (_chosen[j], _chosen[i]);
        }

        foreach (var item in _chosen)
        {
            WriteObject(item);
        }
    }

    private void WriteNumber()
    {
        var minimum = ToNumber(Minimum);
        var maximum = ToNumber(Maximum);
        if (minimum is double || maximum is double)
        {
            var low = minimum is null ? 0.0 : Convert.ToDouble(minimum, CultureInfo.InvariantCulture);
            var high = maximum is null ? double.MaxValue : Convert.ToDouble(maximum, CultureInfo.InvariantCulture);
            ThrowUnlessLess(low, high, low >= high);
            WriteObject(low + NextDouble() * (high - low));
        }
        else if (minimum is long || maximum is long)
        {
            var low = minimum is null ? 0 : Convert.ToInt64(minimum, CultureInfo.InvariantCulture);
            var high = maximum is null ? long.MaxValue : Convert.ToInt64(maximum, CultureInfo.InvariantCulture);
            ThrowUnlessLess(low, high, low >= high);
            var range = (ulong)(high - low);
            WriteObject((long)((ulong)low + NextULong() % range));
        }
        else
        {
            var low = (int?)minimum ?? 0;
            var high = (int?)maximum ?? int.MaxValue;
            ThrowUnlessLess(low, high, low >= high);
            WriteObject((int)(low + (long)(NextDouble() * ((long)high - low))));
        }
    }

    private ulong NextULong() => ((ulong)(uint)NextInt(1 << 30) << 34) ^ ((ulong)(uint)NextInt(1 << 30) << 17) ^ (uint)NextInt(1 << 30);

    private void ThrowUnlessLess(object low, object high, bool isWrong)
    {
        if (isWrong)
        {
            ThrowTerminatingError(new ErrorRecord(new ArgumentException($"The Minimum value ({low}) cannot be greater than or equal to the Maximum value ({high})."),
                "MinGreaterThanOrEqualMax", ErrorCategory.InvalidArgument, null));
        }
    }

    private static object? ToNumber(object? value)
    {
        var bare = CmdletSupport.Bare(value);
        switch (bare)
        {
            case null:
                return null;
            case int or long or double:
                return bare;
            case float or decimal:
                return Convert.ToDouble(bare, CultureInfo.InvariantCulture);
            case string text when double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out var parsed)
                && (text.Contains('.') || text.Contains('e', StringComparison.OrdinalIgnoreCase)):
                return parsed;
        }

        return LanguagePrimitives.TryConvertTo<int>(bare, CultureInfo.InvariantCulture, out var number) ? number
            : LanguagePrimitives.TryConvertTo<long>(bare, CultureInfo.InvariantCulture, out var wide) ? wide
            : LanguagePrimitives.ConvertTo<int>(bare);
    }
}
