using System.Collections;

namespace System.Management.Automation;

/// <summary>A hashtable with text keys and only values that every remote end knows.</summary>
public sealed class PSPrimitiveDictionary : Hashtable
{
    private static readonly HashSet<Type> _allowed =
    [
        typeof(DateTime), typeof(DateTime[]),
        typeof(Guid), typeof(Guid[]),
        typeof(PSPrimitiveDictionary), typeof(PSPrimitiveDictionary[]),
        typeof(TimeSpan), typeof(TimeSpan[]),
        typeof(Uri), typeof(Uri[]),
        typeof(Version), typeof(Version[]),
        typeof(bool), typeof(bool[]),
        typeof(byte), typeof(byte[]),
        typeof(char), typeof(char[]),
        typeof(decimal), typeof(decimal[]),
        typeof(double), typeof(double[]),
        typeof(float), typeof(float[]),
        typeof(int), typeof(int[]),
        typeof(long), typeof(long[]),
        typeof(sbyte), typeof(sbyte[]),
        typeof(string), typeof(string[]),
        typeof(uint), typeof(uint[]),
        typeof(ulong), typeof(ulong[]),
        typeof(ushort), typeof(ushort[]),
    ];

    public PSPrimitiveDictionary()
        : base(StringComparer.OrdinalIgnoreCase)
    {
    }

    /// <exception cref="ArgumentException">A key is no string, or a value's type is not allowed.</exception>
    public PSPrimitiveDictionary(Hashtable other)
        : this()
    {
        ArgumentNullException.ThrowIfNull(other);
        foreach (DictionaryEntry entry in other)
        {
            Add(entry.Key, entry.Value is Hashtable nested and not PSPrimitiveDictionary ? new PSPrimitiveDictionary(nested) : entry.Value);
        }
    }

    public override object? this[object key]
    {
        get => base[key];
        set => base[CheckedKey(key)] = Checked(value);
    }

    public object? this[string key]
    {
        get => base[key];
        set => base[key] = Checked(value);
    }

    public override void Add(object key, object? value) => base.Add(CheckedKey(key), Checked(value));

    public void Add(string key, int[] value) => Add((object)key, value);

    public void Add(string key, long[] value) => Add((object)key, value);

    public void Add(string key, sbyte value) => Add((object)key, value);

    public void Add(string key, sbyte[] value) => Add((object)key, value);

    public void Add(string key, float value) => Add((object)key, value);

    public void Add(string key, float[] value) => Add((object)key, value);

    public void Add(string key, string value) => Add((object)key, value);

    public void Add(string key, string[] value) => Add((object)key, value);

    public void Add(string key, TimeSpan value) => Add((object)key, value);

    public void Add(string key, long value) => Add((object)key, value);

    public void Add(string key, TimeSpan[] value) => Add((object)key, value);

    public void Add(string key, ushort[] value) => Add((object)key, value);

    public void Add(string key, uint value) => Add((object)key, value);

    public void Add(string key, uint[] value) => Add((object)key, value);

    public void Add(string key, ulong value) => Add((object)key, value);

    public void Add(string key, ulong[] value) => Add((object)key, value);

    public void Add(string key, Uri value) => Add((object)key, value);

    public void Add(string key, Uri[] value) => Add((object)key, value);

    public void Add(string key, Version value) => Add((object)key, value);

    public void Add(string key, ushort value) => Add((object)key, value);

    public void Add(string key, Version[] value) => Add((object)key, value);

    public void Add(string key, int value) => Add((object)key, value);

    public void Add(string key, Guid value) => Add((object)key, value);

    public void Add(string key, PSPrimitiveDictionary[] value) => Add((object)key, value);

    public void Add(string key, bool value) => Add((object)key, value);

    public void Add(string key, bool[] value) => Add((object)key, value);

    public void Add(string key, Guid[] value) => Add((object)key, value);

    public void Add(string key, byte[] value) => Add((object)key, value);

    public void Add(string key, char value) => Add((object)key, value);

    public void Add(string key, byte value) => Add((object)key, value);

    public void Add(string key, DateTime value) => Add((object)key, value);

    public void Add(string key, DateTime[] value) => Add((object)key, value);

    public void Add(string key, decimal value) => Add((object)key, value);

    public void Add(string key, decimal[] value) => Add((object)key, value);

    public void Add(string key, double value) => Add((object)key, value);

    public void Add(string key, double[] value) => Add((object)key, value);

    public void Add(string key, char[] value) => Add((object)key, value);

    public void Add(string key, PSPrimitiveDictionary value) => Add((object)key, value);

    public override object Clone() => new PSPrimitiveDictionary(this);

    private static string CheckedKey(object key) => key is PSObject { BaseObject: string wrapped } ? wrapped
        : key as string ?? throw new ArgumentException("Keys must be strings.", nameof(key));

    private static object? Checked(object? value)
    {
        var bare = value is PSObject wrapper ? wrapper.BaseObject : value;
        if (bare is null || _allowed.Contains(bare.GetType()))
        {
            return bare;
        }

        if (bare is object[] array)
        {
            foreach (var item in array)
            {
                Checked(item);
            }

            return bare;
        }

        throw new ArgumentException($"A value of type '{bare.GetType().FullName}' cannot be stored: only primitive values can.", nameof(value));
    }
}
