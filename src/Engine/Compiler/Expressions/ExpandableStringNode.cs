using System.Management.Automation.Runtime;
using System.Runtime.CompilerServices;

namespace System.Management.Automation.Compiler;

/// <summary>A string with expressions in it, cut into pieces once: text, expression, text, expression, …, text.</summary>
internal sealed class ExpandableStringNode(string[] texts, ExpressionNode[] expressions) : ExpressionNode
{
    private readonly int _textLength = texts.Sum(text => text.Length);

    public override object? Evaluate(Frame frame) => Expand(frame);

    public string Expand(Frame frame)
    {
        switch (expressions.Length)
        {
            case 1:
                return string.Concat(texts[0], TextOf(frame, expressions[0]), texts[1]);
            case 2 when texts[1].Length == 0 || texts[2].Length == 0 || texts[0].Length == 0:
                return Pair(frame);
        }

        var builder = new DefaultInterpolatedStringHandler(_textLength, expressions.Length);
        builder.AppendLiteral(texts[0]);
        for (var i = 0; i < expressions.Length; i++)
        {
            var value = expressions[i].Evaluate(frame);
            if (value is int number)
            {
                builder.AppendFormatted(number);
            }
            else
            {
                builder.AppendLiteral(value as string ?? ValueText.Of(value));
            }

            builder.AppendLiteral(texts[i + 1]);
        }

        return builder.ToStringAndClear();
    }

    private static string TextOf(Frame frame, ExpressionNode expression)
    {
        var value = expression.Evaluate(frame);
        return value as string ?? ValueText.Of(value);
    }

    private string Pair(Frame frame)
    {
        var first = TextOf(frame, expressions[0]);
        var second = TextOf(frame, expressions[1]);
        return texts[0].Length == 0 ? string.Concat(first, texts[1], second, texts[2])
            : texts[1].Length == 0 ? string.Concat(texts[0], first, second, texts[2])
            : string.Concat(texts[0], first, texts[1], second);
    }
}
