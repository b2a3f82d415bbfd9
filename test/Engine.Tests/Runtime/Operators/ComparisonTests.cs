using System.Management.Automation;
using System.Collections;

namespace Engine.Tests.Runtime.Operators;

using Operators = System.Management.Automation.Runtime.Operators;

public class ComparisonTests
{
    [Theory]
    [InlineData(5, "5", true)]
    [InlineData(5, "5.0", true)]
    [InlineData("5.0", 5, false)]
    [InlineData("ABC", "abc", true)]
    [InlineData("a", "a\0", true)]
    [InlineData("é", "É", true)]
    [InlineData(null, null, true)]
    [InlineData(null, "", false)]
    [InlineData(0, null, false)]
    [InlineData(true, "false", true)]
    [InlineData(2, true, false)]
    [InlineData(true, 2, true)]
    [InlineData("true", true, true)]
    [InlineData(5, "abc", false)]
    [InlineData('a', "A", true)]
    [InlineData("Monday", DayOfWeek.Monday, true)]
    [InlineData(DayOfWeek.Monday, "monday", true)]
    public void The_left_side_decides_how_equality_is_found(object? left, object? right, bool expected)
        => Assert.Equal(expected, Operators.Equal(left, right, ignoreCase: true));

    [Fact]
    public void A_collection_on_the_left_is_filtered()
    {
        Assert.Equal(new object[] { 2, 2 }, Operators.Equal(new object[] { 1, 2, 3, 2 }, 2, true));
        Assert.Equal(new object?[] { 1, 2 }, Operators.NotEqual(new object?[] { 1, null, 2 }, null, true));
        Assert.Empty((object[])Operators.Greater(new[] { 1, 2 }, 5, true));
    }

    [Theory]
    [InlineData(null, 1, true)]
    [InlineData(null, -1, false)]
    [InlineData(null, 0, true)]
    [InlineData(0, null, false)]
    [InlineData(null, "a", true)]
    [InlineData("a", "B", true)]
    [InlineData(1, 2.5, true)]
    public void Order(object? left, object? right, bool expected) => Assert.Equal(expected, Operators.Less(left, right, ignoreCase: true));

    [Fact]
    public void What_cannot_be_compared_is_an_error()
    {
        var error = Assert.Throws<RuntimeException>(() => Operators.Less(new Hashtable(), 5, true));
        Assert.Equal("NotIcomparable", error.ErrorRecord.FullyQualifiedErrorId);
        var failed = Assert.Throws<RuntimeException>(() => Operators.Greater(new DateTime(2020, 1, 1), "xyz", true));
        Assert.StartsWith("Could not compare \"01/01/2020 00:00:00\" to \"xyz\".", failed.Message, StringComparison.Ordinal);
        Assert.Throws<PSInvalidCastException>(() => Operators.Less(5, "abc", true));
    }

    [Theory]
    [InlineData("file.txt", "*.TXT", true)]
    [InlineData("a-b", "a[-]b", true)]
    [InlineData("b]", "[]b]]", true)]
    [InlineData("[x]", "`[x`]", true)]
    [InlineData("axb", "a`*b", false)]
    [InlineData("", "*", true)]
    [InlineData("abcabd", "*abd", true)]
    public void Wildcards(string text, string pattern, bool expected) => Assert.Equal(expected, Operators.Like(text, pattern, ignoreCase: true));

    [Fact]
    public void Matches_hold_named_and_numbered_groups()
    {
        Assert.Equal(true, Operators.Match("ab-12", @"(?<w>[a-z]+)-(\d+)", true, out var matches));
        Assert.Equal("ab", matches!["w"]);
        Assert.Equal("12", matches[1]);
        Assert.Equal("ab-12", matches[0]);
    }

    [Fact]
    public void Splitting()
    {
        Assert.Equal(new[] { "a", "b,c,d" }, Operators.Split("a,b,c,d", new object[] { ",", 2 }, true));
        Assert.Equal(new[] { "a,b,c", "d" }, Operators.Split("a,b,c,d", new object[] { ",", -2 }, true));
        Assert.Equal(new[] { "a", "1", "b" }, Operators.Split("a1b", @"(\d)", true));
        Assert.Equal(new[] { "one", "two" }, Operators.Split("  one two "));
        Assert.Equal(new[] { "a", "b", "c" }, Operators.Split("a.b.c", new object[] { ".", 0, "SimpleMatch" }, true));
    }

    [Fact]
    public void Joining_and_formatting()
    {
        Assert.Equal("1,2,,3", Operators.Join(new object?[] { 1, 2, null, 3 }, ","));
        Assert.Equal("00042|x", Operators.Format("{0:d5}|{1}", new object[] { 42, "x" }));
        var error = Assert.Throws<RuntimeException>(() => Operators.Format("{1}", 1));
        Assert.Equal("FormatError", error.ErrorRecord.FullyQualifiedErrorId);
    }

    [Fact]
    public void Ranges()
    {
        Assert.Equal(new object[] { 3, 2, 1 }, Operators.Range(3, 1));
        Assert.Equal(new object[] { 'a', 'b' }, Operators.Range("a", "b"));
        Assert.Equal(new object[] { 2, 3, 4 }, Operators.Range(2.5, 4.5));
        Assert.Throws<FormatException>(() => Operators.Range(1, "x"));
    }
}
