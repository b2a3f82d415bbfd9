namespace System.Management.Automation.Runtime;

/// <summary>An object's own members and type names. Note properties are bare values in slots; other members are wrapped in <see cref="SlotMember"/>.</summary>
internal sealed class MemberBag
{
    private object?[] _slots;

    public MemberBag(int capacity = 4)
    {
        Shape = Shape.Empty;
        _slots = capacity == 0 ? [] : new object?[capacity];
    }

    /// <summary>Takes over the slots; used where the shape is known beforehand.</summary>
    public MemberBag(Shape shape, object?[] slots)
    {
        Shape = shape;
        _slots = slots;
    }

    public Shape Shape { get; private set; }

    /// <summary>Type names set by hand, or null for those of the base object.</summary>
    public TypeNameCollection? TypeNames { get; set; }

    public object?[] Slots => _slots;

    public int Count => Shape.Count;

    public int IndexOf(string name) => Shape.IndexOf(name);

    public void Add(string name, object? slot)
    {
        var count = Shape.Count;
        if (count == _slots.Length)
        {
            Array.Resize(ref _slots, Math.Max(4, count * 2));
        }

        _slots[count] = slot;
        Shape = Shape.Add(name);
    }

    public void Set(string name, object? slot)
    {
        var index = IndexOf(name);
        if (index >= 0)
        {
            _slots[index] = slot;
        }
        else
        {
            Add(name, slot);
        }
    }

    public bool Remove(string name)
    {
        var index = IndexOf(name);
        if (index < 0)
        {
            return false;
        }

        var count = Shape.Count;
        Array.Copy(_slots, index + 1, _slots, index, count - index - 1);
        _slots[count - 1] = null;
        Shape = Shape.RemoveAt(index);
        return true;
    }

    public MemberBag Copy()
    {
        var slots = new object?[Math.Max(Shape.Count, 1)];
        for (var i = 0; i < Shape.Count; i++)
        {
            slots[i] = _slots[i] is SlotMember held ? new SlotMember(held.Member.Copy()) : _slots[i];
        }

        return new MemberBag(Shape, slots) { TypeNames = TypeNames?.Copy() };
    }
}
