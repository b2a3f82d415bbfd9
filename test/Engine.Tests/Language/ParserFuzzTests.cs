using System.Management.Automation.Language;

namespace Engine.Tests.Language;

/// <summary>Whatever the text, the parser gives a tree; a longer run is <c>dotnet run -c Release --project test/Benchmarks -- fuzz-parser</c>.</summary>
public sealed class ParserFuzzTests
{
    private static readonly string[] Pieces =
    [
        "foo", "$x", "'a'", "\"b $x $(", "@'\n", "\n'@", "(", ")", "{", "}", "[", "]", "@(", "@{", "$(", "|", "||", "&&", "&", ";", "\n", " ", ",",
        ".", "..", "::", ":", "?", "??", "?.", "?[", "=", "+=", "+", "-", "--", "++", "*", "/", "%", "!", "<", ">", ">>", "2>&1", "#", "<#", "#>", "`",
        "if", "else", "while", "do", "until", "for", "foreach", "in", "switch", "default", "try", "catch", "finally", "trap", "function", "filter",
        "param", "begin", "process", "end", "clean", "class", "enum", "static", "hidden", "using", "namespace", "data", "return", "throw", "break",
        "-eq", "-not", "-f", "-split", "-join", "-foo", "-bar:", "--%", "1", "0x1F", "1kb", "1e", "[int]", "[a[b,c]]", "::new(", ":label", "#requires -Version",
        "${a b}", "$env:x", "@x", "\u201c", "\u2019", "\u2013", "\0", "\r\n", "\ud800",
    ];

    [Fact]
    public void Random_pieces_never_throw()
    {
        var random = new Random(20_250);
        for (var i = 0; i < 3_000; i++)
        {
            var text = string.Concat(Enumerable.Range(0, random.Next(1, 40)).Select(_ => Pieces[random.Next(Pieces.Length)] + (random.Next(3) == 0 ? "" : " ")));
            Check(text);
        }
    }

    [Fact]
    public void Damaged_scripts_never_throw()
    {
        const string Script = """
            param([Parameter(Mandatory = $true)][string]$Name = "x $(1 + 2)", [switch]$Force)
            class A : System.Object { [int]$x = 1; A([int]$y) : base() { $this.x = $y } [string] ToString() { return "a$($this.x)" } }
            foreach ($i in 1..10) { if ($i -gt 5 -and $Name) { Write-Output "v: $i" | Out-Null } elseif ($x) { @{ a = 1; b = @(2, 3) } } else { break } }
            try { & $cmd -Arg:$true @splat 2>&1 > out.txt } catch [System.Exception] { throw } finally { $a = $b ? 1 : $c ?? 2 }
            """;
        var random = new Random(7);
        for (var i = 0; i < 2_000; i++)
        {
            var start = random.Next(Script.Length);
            var length = random.Next(Math.Min(12, Script.Length - start));
            Check(Script.Remove(start, length).Insert(random.Next(Script.Length - length), Pieces[random.Next(Pieces.Length)]));
        }
    }

    private static void Check(string text)
    {
        try
        {
            var script = Parser.ParseInput(text, out var tokens, out _);
            Assert.Equal(TokenKind.EndOfInput, tokens[^1].Kind);
            foreach (var ast in script.FindAll(static _ => true, true))
            {
                Assert.InRange(ast.Extent.StartOffset, 0, ast.Extent.EndOffset);
            }
        }
        catch (Exception e) when (e is not Xunit.Sdk.XunitException)
        {
            Assert.Fail($"{e}\nText: {text}");
        }
    }
}
