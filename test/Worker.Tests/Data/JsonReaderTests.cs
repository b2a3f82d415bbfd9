using System.Collections;
using System.Numerics;
using System.Text;
using Microsoft.Azure.Functions.PowerShellWorker;
using Microsoft.Azure.Functions.PowerShellWorker.Data.Json;

namespace Worker.Tests.Data;

public sealed class JsonReaderTests
{
    [Fact]
    public void Objects_become_ordered_tables_that_ignore_case_at_every_level()
    {
        var table = Assert.IsType<OrderedHashtable>(JsonReader.Read("""{"b":1,"A":{"Inner":2},"c":[{"X":3}]}"""));

        Assert.Equal(["b", "A", "c"], table.Keys.Cast<string>());
        Assert.Equal(2L, ((Hashtable)table["a"]!)["INNER"]);
        Assert.Equal(3L, ((Hashtable)((object[])table["C"]!)[0])["x"]);
    }

    [Fact]
    public void Keys_that_differ_only_in_case_are_kept_apart()
    {
        var table = Assert.IsType<OrderedHashtable>(JsonReader.Read("""{"id":1,"ID":2,"other":3}"""));

        Assert.True(table.IsCaseSensitive);
        Assert.Equal(1L, table["id"]);
        Assert.Equal(2L, table["ID"]);
        Assert.Null(table["Id"]);
        Assert.Equal(["id", "ID", "other"], table.Keys.Cast<string>());
    }

    [Fact]
    public void The_last_of_equal_keys_wins()
    {
        var table = Assert.IsType<OrderedHashtable>(JsonReader.Read("""{"a":1,"a":2}"""));

        Assert.False(table.IsCaseSensitive);
        Assert.Equal(2L, table["A"]);
    }

    [Theory]
    [InlineData("1", 1L)]
    [InlineData("-9223372036854775808", long.MinValue)]
    [InlineData("1.5", 1.5)]
    [InlineData("1e3", 1000.0)]
    [InlineData("true", true)]
    [InlineData("false", false)]
    [InlineData("null", null)]
    [InlineData("\"text\"", "text")]
    public void Scalars_pass_through(string json, object? expected) => Assert.Equal(expected, JsonReader.Read(json));

    [Fact]
    public void Large_integers_become_big_integers() =>
        Assert.Equal(BigInteger.Parse("92233720368547758080", null), JsonReader.Read("92233720368547758080"));

    [Fact]
    public void Iso_dates_become_dates_and_other_texts_stay()
    {
        Assert.Equal(new DateTime(2024, 1, 2, 3, 4, 5, DateTimeKind.Utc), JsonReader.Read("\"2024-01-02T03:04:05Z\""));
        Assert.Equal(DateTimeKind.Unspecified, Assert.IsType<DateTime>(JsonReader.Read("\"2024-01-02T03:04:05.123\"")).Kind);
        Assert.Equal("2024-01-02", JsonReader.Read("\"2024-01-02\""));
        Assert.Equal("2024-99-02T03:04:05Z", JsonReader.Read("\"2024-99-02T03:04:05Z\""));
    }

    [Fact]
    public void Arrays_become_object_arrays_of_any_length()
    {
        var array = Assert.IsType<object[]>(JsonReader.Read("[" + string.Join(',', Enumerable.Range(0, 1000)) + "]"));

        Assert.Equal(1000, array.Length);
        Assert.Equal(999L, array[999]);
        Assert.IsType<object[]>(((object[])JsonReader.Read("[[]]")!)[0]);
    }

    [Fact]
    public void A_table_with_many_keys_is_looked_up_ignoring_case()
    {
        var json = "{" + string.Join(',', Enumerable.Range(0, 500).Select(i => $"\"Key{i}\":{i}")) + "}";

        var table = (OrderedHashtable)JsonReader.Read(json)!;

        Assert.Equal(500, table.Count);
        Assert.Equal(321L, table["kEY321"]);
    }

    [Fact]
    public void What_is_not_json_is_reported_with_its_position()
    {
        var message = Assert.Throws<ArgumentException>(() => JsonReader.Read("{\n  \"a\": oops }")).Message;

        Assert.Contains("line 2", message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("{\"a\":1}", true)]
    [InlineData("  [1, 2]  ", true)]
    [InlineData("{}", true)]
    [InlineData("{broken}", false)]
    [InlineData("[1, 2", false)]
    [InlineData("5", false)]
    [InlineData("\"quoted\"", false)]
    [InlineData("", false)]
    public void Only_whole_objects_and_arrays_are_taken_for_json(string text, bool expected)
    {
        Assert.Equal(expected, JsonReader.TryReadContainer(text, out _));
        Assert.Equal(expected, JsonReader.TryReadContainer(Encoding.UTF8.GetBytes(text), out _));
        Assert.Equal(expected, JsonReader.IsContainer(text));
    }

    [Fact]
    public void Texts_keep_every_character()
    {
        var table = (OrderedHashtable)JsonReader.Read("""{"k\u00e9y":"\ud83d\ude00 \"q\" \n ü"}""")!;

        Assert.Equal("😀 \"q\" \n ü", table["kéy"]);
    }

    [Fact]
    public void A_byte_order_mark_is_no_part_of_the_document()
    {
        Assert.True(JsonReader.TryReadContainer([0xEF, 0xBB, 0xBF, (byte)'{', (byte)'}'], out _));
    }
}
