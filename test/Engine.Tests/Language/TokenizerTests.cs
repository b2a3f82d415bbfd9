using System.Globalization;
using System.Management.Automation.Language;

namespace Engine.Tests.Language;

public sealed class TokenizerTests
{
    [Theory]
    [InlineData("foo -bar:5 $x", "Identifier Parameter Number Variable EndOfInput")]
    [InlineData("foo 2>&1 > o", "Identifier Redirection Redirection Identifier EndOfInput")]
    [InlineData("$a.b::c[0]", "Variable Dot Identifier ColonColon Identifier LBracket Number RBracket EndOfInput")]
    [InlineData("$a ?? ${b}?.c", "Variable QuestionQuestion Variable QuestionDot Identifier EndOfInput")]
    [InlineData("1..3 | % { $_ }", "Number DotDot Number Pipe Generic LCurly Variable RCurly EndOfInput")]
    [InlineData("a # b\nc", "Identifier Comment NewLine Identifier EndOfInput")]
    [InlineData("'a' \"b\"", "StringLiteral StringExpandable EndOfInput")]
    public void Text_becomes_tokens(string text, string tokens) => Assert.Equal(tokens, Source.Tokens(text));

    [Theory]
    [InlineData("1", typeof(int), "1")]
    [InlineData("0xFF", typeof(int), "255")]
    [InlineData("0xFFFFFFFF", typeof(int), "-1")]
    [InlineData("0b101", typeof(int), "5")]
    [InlineData("1kb", typeof(int), "1024")]
    [InlineData("1tb", typeof(long), "1099511627776")]
    [InlineData("1.5d", typeof(decimal), "1.5")]
    [InlineData("1e3", typeof(double), "1000")]
    [InlineData("5uy", typeof(byte), "5")]
    [InlineData("-5", typeof(int), "-5")]
    [InlineData("9223372036854775808", typeof(decimal), "9223372036854775808")]
    public void Number_has_the_smallest_type_that_fits(string text, Type type, string value)
    {
        var constant = Source.Single<ConstantExpressionAst>(text);

        Assert.IsType(type, constant.Value);
        Assert.Equal(value, Convert.ToString(constant.Value, CultureInfo.InvariantCulture));
    }

    [Theory]
    [InlineData("'it''s'", "it's")]
    [InlineData("\"a`tb`u{41}\"", "a\tbA")]
    [InlineData("@'\na\nb\n'@", "a\nb")]
    [InlineData("\"a\"\"b\"", "a\"b")]
    public void String_has_its_escapes_resolved(string text, string value) =>
        Assert.Equal(value, Source.Single<StringConstantExpressionAst>(text).Value);

    [Theory]
    [InlineData("-1", -1)]
    [InlineData("+2", 2)]
    [InlineData("1kb", 1024)]
    [InlineData("-x", null)]
    [InlineData("1a", null)]
    [InlineData("", null)]
    public void Words_that_are_numbers_are_recognised(string text, object? value) => Assert.Equal(value, NumberFormat.Parse(text));

    [Fact]
    public void Lines_and_columns_count_every_kind_of_line_end()
    {
        var source = new ScriptText("a\r\nb\nc\rd", null);

        Assert.Equal([1, 2, 3, 4], new[] { 0, 3, 5, 7 }.Select(source.LineOf));
        Assert.Equal("b\n", source.Line(2));
        Assert.Equal(1, source.ColumnOf(7));
    }
}
