using System.Collections;
using Microsoft.Azure.Functions.PowerShellWorker;

namespace Worker.Tests.Data;

public sealed class OrderedHashtableTests
{
    [Fact]
    public void Keeps_the_order_of_its_keys_through_changes()
    {
        var table = new OrderedHashtable { ["z"] = 1, ["a"] = 2, ["m"] = 3 };

        table.Remove("A");
        table["Z"] = 10;
        table.Add("new", 4);

        Assert.Equal(["z", "m", "new"], table.Keys.Cast<string>());
        Assert.Equal([10, 3, 4], table.Values.Cast<int>());
        Assert.Equal(3, table.Count);
    }

    [Fact]
    public void Is_a_hashtable_in_every_way_it_can_be_enumerated()
    {
        Hashtable table = new OrderedHashtable { ["b"] = 1, ["a"] = 2 };

        string[] expected = ["b", "a"];
        Assert.Equal(expected, ((IEnumerable)table).Cast<DictionaryEntry>().Select(entry => entry.Key));
        var entries = new DictionaryEntry[2];
        table.CopyTo(entries, 0);
        Assert.Equal(expected, entries.Select(entry => entry.Key));
        var keys = new List<object>();
        foreach (DictionaryEntry entry in (IDictionary)table)
        {
            keys.Add(entry.Key);
        }

        Assert.Equal(expected, keys);
        Assert.True(table.ContainsKey("A"));
        Assert.True(table.ContainsValue(2));
    }

    [Fact]
    public void Takes_keys_of_any_type()
    {
        var table = new OrderedHashtable { [1] = "one", ["1"] = "text" };

        Assert.Equal("one", table[1]);
        Assert.Equal("text", table["1"]);
    }

    [Fact]
    public void Refuses_a_key_twice()
    {
        var table = new OrderedHashtable { ["a"] = 1 };

        Assert.Throws<ArgumentException>(() => table.Add("A", 2));
    }

    [Fact]
    public void A_clone_is_independent()
    {
        var table = new OrderedHashtable { ["a"] = 1 };

        var clone = (Hashtable)table.Clone();
        clone["b"] = 2;

        Assert.Single(table);
        Assert.Equal(1, clone["A"]);
    }

    [Fact]
    public void Finds_keys_after_many_were_removed()
    {
        var table = new OrderedHashtable();
        for (var i = 0; i < 100; i++)
        {
            table["key" + i] = i;
        }

        for (var i = 0; i < 100; i += 2)
        {
            table.Remove("KEY" + i);
        }

        Assert.Equal(50, table.Count);
        Assert.Equal(99, table["Key99"]);
        Assert.Null(table["key98"]);
    }
}
