using System.Management.Automation.Language;

namespace Engine.Tests.Language;

public sealed class ParserTests
{
    [Theory]
    [InlineData("foo a -b:1 @c", "NamedBlock(Pipeline(Command(StringConstantExpression StringConstantExpression CommandParameter(ConstantExpression) VariableExpression)))")]
    [InlineData("1 + 2 * 3", "NamedBlock(Pipeline(CommandExpression(BinaryExpression(ConstantExpression BinaryExpression(ConstantExpression ConstantExpression)))))")]
    [InlineData("$a = foo", "NamedBlock(AssignmentStatement(VariableExpression Pipeline(Command(StringConstantExpression))))")]
    [InlineData("$a ? 1 : 2", "NamedBlock(Pipeline(CommandExpression(TernaryExpression(VariableExpression ConstantExpression ConstantExpression))))")]
    [InlineData("a && b", "NamedBlock(PipelineChain(Pipeline(Command(StringConstantExpression)) Pipeline(Command(StringConstantExpression))))")]
    [InlineData("\"x $y\"", "NamedBlock(Pipeline(CommandExpression(ExpandableStringExpression(VariableExpression))))")]
    [InlineData("[int]$x", "NamedBlock(Pipeline(CommandExpression(ConvertExpression(TypeConstraint VariableExpression))))")]
    [InlineData("if (1) { }", "NamedBlock(IfStatement(Pipeline(CommandExpression(ConstantExpression)) StatementBlock))")]
    public void Tree_has_the_shape_of_the_grammar(string text, string tree) => Assert.Equal(tree, Source.Tree(text));

    [Theory]
    [InlineData("1 +", "ExpectedValueExpression 1:4-1:4 incomplete")]
    [InlineData("if (", "IfStatementMissingCondition 1:5-1:5 incomplete")]
    [InlineData("{ 1", "MissingEndCurlyBrace 1:1-1:2 incomplete")]
    [InlineData("1 2", "UnexpectedToken 1:3-1:4")]
    [InlineData("1 = 2", "InvalidLeftHandSide 1:1-1:2")]
    [InlineData("@{ a = 1; A = 2 }", "DuplicateKeyInHashLiteral 1:11-1:12")]
    [InlineData("class A { F() { return 1 } }", "VoidMethodHasReturn 1:17-1:25")]
    [InlineData("'a", "TerminatorExpectedAtEndOfString 1:1-1:3 incomplete")]
    public void Error_has_its_id_and_place(string text, string error) => Assert.Equal([error], Source.Errors(text));

    [Fact]
    public void Independent_errors_are_all_reported() =>
        Assert.Equal(["UnexpectedToken 1:4-1:5", "UnexpectedToken 3:4-3:5"], Source.Errors("foo)\nbar]\nbaz}"));

    [Theory]
    [InlineData("(", ")")]
    [InlineData("@(", ")")]
    [InlineData("$(", ")")]
    [InlineData("{", "}")]
    [InlineData("if (1) {", "}")]
    [InlineData("@{ a = ", "}")]
    [InlineData("[a[", "]]")]
    [InlineData("!", "")]
    [InlineData(",", "")]
    [InlineData("\"$(", ")\"")]
    [InlineData("$a[", "]")]
    [InlineData("$x = ", "")]
    [InlineData("1 ? ", "")]
    public void Deep_nesting_ends_in_an_error(string open, string close)
    {
        const int Depth = 100_000;
        var text = string.Concat(Enumerable.Repeat(open, Depth)) + "1" + string.Concat(Enumerable.Repeat(close, Depth));

        Parser.ParseInput(text, out _, out var errors);

        Assert.NotEmpty(errors);
    }

    [Theory]
    [InlineData("+ 1")]
    [InlineData(".a")]
    [InlineData("[0]")]
    [InlineData("; 1")]
    [InlineData(", 1")]
    [InlineData(" | foo")]
    [InlineData(" && $x")]
    public void Long_chains_are_read_or_reported(string link)
    {
        Parser.ParseInput("$x" + string.Concat(Enumerable.Repeat(link, 50_000)), out var tokens, out _);

        Assert.NotEmpty(tokens);
    }

    [Fact]
    public void File_names_stand_in_extents()
    {
        var file = Path.Combine(Path.GetTempPath(), Path.GetRandomFileName() + ".ps1");
        File.WriteAllText(file, "foo");
        try
        {
            var script = Parser.ParseFile(file, out _, out _);

            Assert.Equal(file, script.EndBlock!.Statements[0].Extent.File);
        }
        finally
        {
            File.Delete(file);
        }
    }

    [Fact]
    public void Copies_are_equal_and_have_no_parent()
    {
        const string Text = """
            using namespace System.IO
            [CmdletBinding()] param([Parameter(Mandatory)][int]$a = 1, $b)
            begin { $x = @{ a = 1; b = @(1, 2) } }
            process { foreach ($i in 1..3) { switch ($i) { 1 { break } default { continue } } } }
            end { try { foo -a:1 > out 2>&1 } catch [System.Exception] { throw } finally { } }
            """;
        var script = Source.Parse(Text);

        var copy = script.EndBlock!.Copy();

        Assert.Null(copy.Parent);
        Assert.Equal(
            script.EndBlock.FindAll(static _ => true, true).Select(static ast => ast.GetType()),
            copy.FindAll(static _ => true, true).Select(static ast => ast.GetType()));
    }

    [Fact]
    public void Every_node_but_the_root_has_a_parent_that_contains_it()
    {
        var script = Source.Parse("function f($a) { if ($a) { \"x $($a.b[0])\" } }; class C : System.Object { [int] $p = 1; C() : base() { } }");

        foreach (var ast in script.FindAll(static _ => true, true))
        {
            if (ast != script)
            {
                Assert.NotNull(ast.Parent);
            }
        }
    }
}
