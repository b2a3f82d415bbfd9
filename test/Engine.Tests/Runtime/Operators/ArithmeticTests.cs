using System.Management.Automation;
using System.Management.Automation.Runtime;
using System.Numerics;

namespace Engine.Tests.Runtime.Operators;

using Operators = System.Management.Automation.Runtime.Operators;

public class ArithmeticTests
{
    public static TheoryData<object?, object?, object?> Sums => new()
    {
        { 1, 2, 3 },
        { int.MaxValue, 1, 2147483648.0 },
        { 1, 2u, 3u },
        { 1u, 2u, 3u },
        { 1, 2UL, 3UL },
        { -1, 2UL, 1m },
        { 1u, 1L, 2L },
        { (byte)200, (byte)200, 400 },
        { 1, "5.5", 6.5 },
        { 3, "0x1F", 34 },
        { 3, "2kb", 2051 },
        { 3, "", 3 },
        { 1, null, 1 },
        { null, 1, 1 },
        { null, "a", "a" },
        { "v=", 1.5, "v=1.5" },
        { 'a', "b", "ab" },
        { 'a', 1, "a1" },
        { 1m, 1.5, 2.5m },
        { true, 1, 2 },
        { DayOfWeek.Monday, 1, DayOfWeek.Tuesday },
        { 1, DayOfWeek.Monday, 2 },
        { BigInteger.One, 1, new BigInteger(2) },
        { ulong.MaxValue, 1, 1.8446744073709552E+19 },
        { long.MaxValue, 1, 9.2233720368547758E+18 },
    };

    [Theory]
    [MemberData(nameof(Sums))]
    public void Adding_promotes_as_PowerShell_does(object? left, object? right, object? expected)
        => Assert.Equal(expected, Operators.Add(left, right));

    [Fact]
    public void Unsigned_subtraction_below_zero_becomes_double()
    {
        Assert.Equal(-1.0, Operators.Subtract(1u, 2u));
        Assert.Equal(-1.0, Operators.Subtract(1UL, 2));
    }

    [Fact]
    public void Exact_division_stays_integer()
    {
        Assert.Equal(2, Operators.Divide(6, 3));
        Assert.Equal(3.5, Operators.Divide(7, 2));
        Assert.Equal(2147483648.0, Operators.Divide(int.MinValue, -1));
        Assert.Equal(2L, Operators.Divide(6L, 3));
    }

    [Fact]
    public void Division_by_zero_is_an_error_for_integers_only()
    {
        Assert.Throws<RuntimeException>(() => Operators.Divide(1, 0));
        Assert.Equal(double.PositiveInfinity, Operators.Divide(1.0, 0));
        Assert.Throws<RuntimeException>(() => Operators.Remainder(1, 0));
    }

    [Fact]
    public void Remainder_keeps_the_sign_of_the_left_side()
    {
        Assert.Equal(-1, Operators.Remainder(-7, 3));
        Assert.Equal(2, Operators.Remainder("17", 5));
        Assert.Equal(0, Operators.Remainder(int.MinValue, -1));
    }

    [Fact]
    public void Operators_of_NET_types_are_found()
    {
        Assert.Equal(new Vector2(4, 6), Operators.Add(new Vector2(1, 2), new Vector2(3, 4)));
        var error = Assert.Throws<RuntimeException>(() => Operators.Add(new Version(1, 2), new Version(1, 3)));
        Assert.Equal("MethodNotFound", error.ErrorRecord.FullyQualifiedErrorId);
        Assert.Equal("Method invocation failed because [System.Version] does not contain a method named 'op_Addition'.", error.Message);
        Assert.Equal(new DateTime(2024, 1, 2), Operators.Add(new DateTime(2024, 1, 1), "1"));
    }

    [Fact]
    public void Arrays_concatenate_and_repeat()
    {
        Assert.Equal(new object[] { 1, 2, 3 }, Operators.Add(new object[] { 1, 2 }, 3));
        Assert.Equal(new object[] { 1, 2, 3, 4 }, Operators.Add(new object[] { 1, 2 }, new object[] { 3, 4 }));
        Assert.Equal(new object?[] { 1, null }, Operators.Add(new object[] { 1 }, null));
        Assert.Equal(new object[] { 1, 1 }, Operators.Multiply(new object[] { 1 }, 2));
        Assert.Equal("ababab", Operators.Multiply("ab", 3));
    }

    [Fact]
    public void Null_counts_as_zero()
    {
        Assert.Equal(-5, Operators.Subtract(null, 5));
        Assert.Null(Operators.Multiply(null, 5));
        Assert.Null(Operators.Multiply(null, "a"));
        Assert.Equal(0, Operators.Negate(null));
        Assert.Equal(1, Operators.Increment(null));
    }

    [Fact]
    public void Bits()
    {
        Assert.Equal(3UL, Operators.BitAnd(6.7, 3));
        Assert.Equal(1L, Operators.BitAnd(1L, 1));
        Assert.Equal(15, Operators.BitAnd((byte)255, (byte)15));
        Assert.Equal(4294967294u, Operators.BitNot(1u));
        Assert.Equal(-3, Operators.BitNot(2.5));
        Assert.Equal((byte)0, Operators.ShiftLeft((byte)1, 8));
        Assert.Equal(1L << 40, Operators.ShiftLeft(1L, 40));
        Assert.Equal(DayOfWeek.Wednesday, Operators.BitOr(DayOfWeek.Monday, DayOfWeek.Tuesday));
    }

    [Theory]
    [InlineData("5L", 5L)]
    [InlineData("1e3", 1000.0)]
    [InlineData("0b101", 5)]
    [InlineData("1,234", 1234)]
    [InlineData("0xFFFFFFFF", -1)]
    [InlineData("+7", 7)]
    [InlineData("-0x10", -16)]
    [InlineData("10uy", (byte)10)]
    public void Numbers_are_scanned_as_the_language_writes_them(string text, object expected)
    {
        Assert.True(NumberScanner.TryParse(text, out var number));
        Assert.Equal(expected, number);
    }

    [Theory]
    [InlineData("abc")]
    [InlineData("1.2.3")]
    [InlineData("0xG")]
    [InlineData("--1")]
    [InlineData("1_000")]
    public void What_is_no_number_is_refused(string text) => Assert.False(NumberScanner.TryParse(text, out _));
}
