using System.Collections;

namespace System.Management.Automation;

public sealed class PSPrimitiveDictionary : Hashtable
{
    public PSPrimitiveDictionary() => throw Unsupported.Member();
    public PSPrimitiveDictionary(Hashtable other) => throw Unsupported.Member();
    public override object? this[object? key] { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public object? this[string key] { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public void Add(string key, int[] value) => throw Unsupported.Member();
    public void Add(string key, long[] value) => throw Unsupported.Member();
    public void Add(string key, sbyte value) => throw Unsupported.Member();
    public void Add(string key, sbyte[] value) => throw Unsupported.Member();
    public void Add(string key, float value) => throw Unsupported.Member();
    public void Add(string key, float[] value) => throw Unsupported.Member();
    public void Add(string key, string value) => throw Unsupported.Member();
    public void Add(string key, string[] value) => throw Unsupported.Member();
    public void Add(string key, TimeSpan value) => throw Unsupported.Member();
    public void Add(string key, long value) => throw Unsupported.Member();
    public void Add(string key, TimeSpan[] value) => throw Unsupported.Member();
    public void Add(string key, ushort[] value) => throw Unsupported.Member();
    public void Add(string key, uint value) => throw Unsupported.Member();
    public void Add(string key, uint[] value) => throw Unsupported.Member();
    public void Add(string key, ulong value) => throw Unsupported.Member();
    public void Add(string key, ulong[] value) => throw Unsupported.Member();
    public void Add(string key, Uri value) => throw Unsupported.Member();
    public void Add(string key, Uri[] value) => throw Unsupported.Member();
    public void Add(string key, Version value) => throw Unsupported.Member();
    public void Add(string key, ushort value) => throw Unsupported.Member();
    public void Add(string key, Version[] value) => throw Unsupported.Member();
    public void Add(string key, int value) => throw Unsupported.Member();
    public void Add(string key, Guid value) => throw Unsupported.Member();
    public void Add(string key, PSPrimitiveDictionary[] value) => throw Unsupported.Member();
    public override void Add(object? key, object? value) => throw Unsupported.Member();
    public void Add(string key, bool value) => throw Unsupported.Member();
    public void Add(string key, bool[] value) => throw Unsupported.Member();
    public void Add(string key, Guid[] value) => throw Unsupported.Member();
    public void Add(string key, byte[] value) => throw Unsupported.Member();
    public void Add(string key, char value) => throw Unsupported.Member();
    public void Add(string key, byte value) => throw Unsupported.Member();
    public void Add(string key, DateTime value) => throw Unsupported.Member();
    public void Add(string key, DateTime[] value) => throw Unsupported.Member();
    public void Add(string key, decimal value) => throw Unsupported.Member();
    public void Add(string key, decimal[] value) => throw Unsupported.Member();
    public void Add(string key, double value) => throw Unsupported.Member();
    public void Add(string key, double[] value) => throw Unsupported.Member();
    public void Add(string key, char[] value) => throw Unsupported.Member();
    public void Add(string key, PSPrimitiveDictionary value) => throw Unsupported.Member();
    public override object? Clone() => throw Unsupported.Member();
}
