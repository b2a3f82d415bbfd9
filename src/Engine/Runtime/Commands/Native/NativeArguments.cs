using System.Collections;

namespace System.Management.Automation.Runtime;

/// <summary>Turns a command line's arguments into those of a program.</summary>
internal static class NativeArguments
{
    public static List<string> Build(ReadOnlySpan<CommandArgument> arguments)
    {
        var result = new List<string>(arguments.Length);
        foreach (ref readonly var argument in arguments)
        {
            if (argument.Name is { } name)
            {
                // As it was written: -Name:value stays one word.
                var written = argument.Extent?.Text is { Length: > 0 } text && text.StartsWith('-') && !argument.HasValue ? text : $"-{name}";
                if (argument.HasValue)
                {
                    AddNamed(result, written, argument);
                }
                else
                {
                    result.Add(written);
                }
            }
            else
            {
                AddValue(result, argument.Value);
            }
        }

        return result;
    }

    private static void AddNamed(List<string> result, string name, in CommandArgument argument)
    {
        var values = new List<string>();
        AddValue(values, argument.Value);
        result.Add(values.Count > 0 ? $"{name}:{values[0]}" : $"{name}:");
        result.AddRange(values.Skip(1));
    }

    private static void AddValue(List<string> result, object? value)
    {
        var bare = BaseValue.Of(value);
        switch (bare)
        {
            case null:
                return;
            case string text:
                result.Add(text);
                return;
            case IEnumerable list and not IDictionary:
                foreach (var item in list)
                {
                    AddValue(result, item);
                }

                return;
            default:
                result.Add(LanguagePrimitives.ConvertTo<string>(value));
                return;
        }
    }
}
