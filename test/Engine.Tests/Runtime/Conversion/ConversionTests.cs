using System.Management.Automation;
using System.Collections;
using System.Net;
using System.Numerics;
using System.Text.RegularExpressions;
using System.Xml;

namespace Engine.Tests.Runtime.Conversion;

public class ConversionTests
{
    public static TheoryData<object?, Type, object?> Working => new()
    {
        { "42", typeof(int), 42 },
        { "2.5", typeof(int), 2 },
        { "3.5", typeof(int), 4 },
        { 2.5, typeof(int), 2 },
        { "", typeof(int), 0 },
        { null, typeof(int), 0 },
        { null, typeof(string), "" },
        { null, typeof(int?), null },
        { "0x1F", typeof(int), 31 },
        { "5", typeof(int?), 5 },
        { 65, typeof(char), 'A' },
        { "x", typeof(char), 'x' },
        { 'z', typeof(int), 122 },
        { "False", typeof(bool), true },
        { "", typeof(bool), false },
        { "monday", typeof(DayOfWeek), DayOfWeek.Monday },
        { "Read", typeof(FileAttributes), FileAttributes.ReadOnly },
        { "ReadOnly, Hidden", typeof(FileAttributes), FileAttributes.ReadOnly | FileAttributes.Hidden },
        { 3, typeof(FileAttributes), FileAttributes.ReadOnly | FileAttributes.Hidden },
        { "1:02", typeof(TimeSpan), new TimeSpan(1, 2, 0) },
        { 10000000, typeof(TimeSpan), TimeSpan.FromSeconds(1) },
        { "2024-01-02", typeof(DateTime), new DateTime(2024, 1, 2) },
        { "1.2", typeof(Version), new Version(1, 2) },
        { 1.5, typeof(Version), new Version(1, 5) },
        { "10.0.0.1", typeof(IPAddress), IPAddress.Parse("10.0.0.1") },
        { "123", typeof(BigInteger), new BigInteger(123) },
        { "http://h/x", typeof(Uri), new Uri("http://h/x") },
        { "int", typeof(Type), typeof(int) },
        { "1.5", typeof(decimal), 1.5m },
        { 5, typeof(string), "5" },
        { 1.1 + 2.2, typeof(string), "3.3" },
        { 1.10, typeof(string), "1.1" },
        { typeof(int), typeof(string), "int" },
        { true, typeof(int), 1 },
    };

    [Theory]
    [MemberData(nameof(Working))]
    public void Values_convert(object? value, Type type, object? expected) => Assert.Equal(expected, LanguagePrimitives.ConvertTo(value, type));

    public static TheoryData<object?, Type, string, string> Failing => new()
    {
        { "abc", typeof(int), "InvalidCastFromStringToInteger", "Cannot convert value \"abc\" to type \"System.Int32\". Error: \"The input string 'abc' was not in a correct format.\"" },
        { "2147483648", typeof(int), "InvalidCastFromStringToInteger", "Cannot convert value \"2147483648\" to type \"System.Int32\". Error: \"Value was either too large or too small for an Int32.\"" },
        { -1, typeof(uint), "InvalidCastIConvertible", "Cannot convert value \"-1\" to type \"System.UInt32\". Error: \"Value was either too large or too small for a UInt32.\"" },
        { true, typeof(char), "InvalidCastIConvertible", "Cannot convert value \"True\" to type \"System.Char\". Error: \"Invalid cast from 'Boolean' to 'Char'.\"" },
        { "ab", typeof(char), "InvalidCastParseTargetInvocation", "Cannot convert value \"ab\" to type \"System.Char\". Error: \"String must be exactly one character long.\"" },
        { null, typeof(DateTime), "nullToObjectInvalidCast", "Cannot convert null to type \"System.DateTime\"." },
        { "no.such", typeof(Type), "InvalidCastFromStringToType", "Cannot convert the \"no.such\" value of type \"System.String\" to type \"System.Type\"." },
        { "(", typeof(Regex), "InvalidCastFromStringToRegex", "Cannot convert value \"(\" to type \"System.Text.RegularExpressions.Regex\". Error: \"Invalid pattern '(' at offset 1. Not enough )'s.\"" },
        { new object[] { 1, 2 }, typeof(int), "ConvertToFinalInvalidCastException", "Cannot convert the \"System.Object[]\" value of type \"System.Object[]\" to type \"System.Int32\"." },
        { 5, typeof(ArrayList), "ConvertToFinalInvalidCastException", "Cannot convert the \"5\" value of type \"System.Int32\" to type \"System.Collections.ArrayList\"." },
        { 1, typeof(SwitchParameter), "ConvertToFinalInvalidCastException", "Cannot convert the \"1\" value of type \"System.Int32\" to type \"System.Management.Automation.SwitchParameter\"." },
        { "1", typeof(Version), "InvalidCastParseTargetInvocation", "Cannot convert value \"1\" to type \"System.Version\". Error: \"Version string portion was too short or too long. (Parameter 'input')\"" },
        { "xyz", typeof(Guid), "InvalidCastParseTargetInvocationWithFormatProvider", "Cannot convert value \"xyz\" to type \"System.Guid\". Error: \"Unrecognized Guid format.\"" },
        { "1 + 1", typeof(ScriptBlock), "ConvertToFinalInvalidCastException", "Cannot convert the \"1 + 1\" value of type \"System.String\" to type \"System.Management.Automation.ScriptBlock\"." },
    };

    [Theory]
    [MemberData(nameof(Failing))]
    public void Failures_say_what_PowerShell_says(object? value, Type type, string errorId, string message)
    {
        var error = Assert.Throws<PSInvalidCastException>(() => LanguagePrimitives.ConvertTo(value, type));
        Assert.Equal(message, error.Message);
        Assert.Equal(errorId, error.ErrorRecord.FullyQualifiedErrorId);
        Assert.False(LanguagePrimitives.TryConvertTo(value, type, out _));
    }

    [Fact]
    public void Collections_convert_by_element()
    {
        Assert.Equal(new[] { 1, 2 }, LanguagePrimitives.ConvertTo<int[]>(new object[] { "1", 2.4 }));
        Assert.Equal(new[] { 5 }, LanguagePrimitives.ConvertTo<int[]>("5"));
        Assert.Equal(new List<string> { "1", "2" }, LanguagePrimitives.ConvertTo<List<string>>(new object[] { 1, 2 }));
        Assert.Equal(2, LanguagePrimitives.ConvertTo<HashSet<int>>(new object[] { 1, 1, 2 }).Count);
        Assert.Single(LanguagePrimitives.ConvertTo<List<int>>("3"));
        Assert.Equal(2, LanguagePrimitives.ConvertTo<ArrayList>(new object[] { 1, 2 }).Count);
        Assert.Equal("1 2 3", LanguagePrimitives.ConvertTo<string>(new object[] { 1, 2, 3 }));
        Assert.Equal("1 System.Object[]", LanguagePrimitives.ConvertTo<string>(new object[] { 1, new object[] { 2, 3 } }));
    }

    [Fact]
    public void Xml_parses() => Assert.Equal("1", LanguagePrimitives.ConvertTo<XmlDocument>("<r a='1'/>").DocumentElement!.GetAttribute("a"));

    [Fact]
    public void A_hashtable_fills_an_object()
    {
        var builder = LanguagePrimitives.ConvertTo<UriBuilder>(new Hashtable { ["Host"] = "example.org", ["Port"] = "81" });
        Assert.Equal(81, builder.Port);
        var error = Assert.Throws<PSInvalidCastException>(() => LanguagePrimitives.ConvertTo<UriBuilder>(new Hashtable { ["Nope"] = 1 }));
        Assert.StartsWith("Cannot create object of type \"System.UriBuilder\". The property 'Nope' was not found", error.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(null, false)]
    [InlineData("", false)]
    [InlineData("0", true)]
    [InlineData(0.0, false)]
    [InlineData('\0', false)]
    [InlineData(DayOfWeek.Sunday, false)]
    public void Truth(object? value, bool expected) => Assert.Equal(expected, LanguagePrimitives.IsTrue(value));

    [Fact]
    public void A_collection_of_one_is_as_true_as_its_element()
    {
        Assert.False(LanguagePrimitives.IsTrue(Array.Empty<object>()));
        Assert.False(LanguagePrimitives.IsTrue(new object[] { 0 }));
        Assert.True(LanguagePrimitives.IsTrue(new object[] { 0, 0 }));
        Assert.True(LanguagePrimitives.IsTrue(new Hashtable()));
    }
}
