using System.Diagnostics;
using System.Management.Automation.Language;

namespace Benchmarks.Engine;

/// <summary>Feeds the parser random and damaged scripts: whatever the text, it has to give a tree and must not throw.</summary>
internal static class ParserFuzz
{
    private static readonly string[] Pieces =
    [
        "foo", "$x", "'a'", "\"b $x $(", "@'\n", "\n'@", "@\"\n", "\n\"@", "(", ")", "{", "}", "[", "]", "@(", "@{", "$(", "|", "||", "&&", "&", ";",
        "\n", " ", ",", ".", "..", "::", ":", "?", "??", "??=", "?.", "?[", "=", "+=", "+", "-", "--", "++", "*", "/", "%", "!", "<", ">", ">>", "2>&1",
        "#", "<#", "#>", "`", "`u{", "if", "else", "elseif", "while", "do", "until", "for", "foreach", "in", "switch", "default", "try", "catch",
        "finally", "trap", "function", "filter", "param", "begin", "process", "end", "clean", "dynamicparam", "class", "enum", "static", "hidden",
        "base", "using", "namespace", "module", "assembly", "data", "return", "throw", "break", "continue", "exit", "configuration", "workflow",
        "-eq", "-not", "-f", "-split", "-join", "-is", "-foo", "-bar:", "--%", "1", "0x1F", "1kb", "1e", ".5", "1..", "[int]", "[a[b,c]]",
        "[Parameter(", "::new(", ":label", "#requires -Version", "#requires -Modules @{", "${a b}", "${", "$env:x", "$using:y", "@x", "\u201c", "\u2019",
        "\u2013", "\0", "\r\n", "\ud800", "a.b-c", "-?", "\u00a0",
    ];

    /// <param name="count">How many texts to try.</param>
    /// <param name="seed">The same seed gives the same texts.</param>
    /// <returns>0, or 1 and the text that did it.</returns>
    public static int Run(int count, int seed)
    {
        var random = new Random(seed);
        string[] corpus = [.. Directory.EnumerateFiles(Path.Combine(Reference.Folder, "Scripts"), "*.ps1").Select(File.ReadAllText)];
        var clock = Stopwatch.StartNew();
        for (var i = 0; i < count; i++)
        {
            var text = i % 2 == 0 ? Random(random) : Damaged(random, corpus[random.Next(corpus.Length)]);
            try
            {
                Parser.ParseInput(text, out _, out _);
            }
            catch (Exception e)
            {
                Console.Error.WriteLine($"Text {i} of seed {seed} made the parser throw.\n{e}\n--- text\n{text}\n---");
                return 1;
            }
        }

        Console.WriteLine($"{count} texts of seed {seed} in {clock.Elapsed.TotalSeconds:f0} s: the parser gave a tree for each.");
        return 0;
    }

    private static string Random(Random random) => string.Concat(
        Enumerable.Range(0, random.Next(1, 60)).Select(_ => Pieces[random.Next(Pieces.Length)] + (random.Next(3) == 0 ? "" : " ")));

    private static string Damaged(Random random, string text)
    {
        for (var i = random.Next(1, 4); i > 0 && text.Length > 0; i--)
        {
            var start = random.Next(text.Length);
            text = text.Remove(start, random.Next(Math.Min(20, text.Length - start)));
            text = text.Insert(random.Next(text.Length), Pieces[random.Next(Pieces.Length)]);
        }

        return text;
    }
}
