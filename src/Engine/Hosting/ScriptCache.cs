using System.Collections.Concurrent;
using System.Management.Automation.Compiler;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation;

/// <summary>Texts that hosts run again and again are parsed and compiled once a process.</summary>
internal static class ScriptCache
{
    private const int MaxTexts = 512;
    private const int MaxTextLength = 16 * 1024;

    private static readonly ConcurrentDictionary<string, CompiledScriptBlock> s_cache = new(StringComparer.Ordinal);

    /// <exception cref="ParseException">The text has syntax errors.</exception>
    public static ScriptBlock Get(string text, ExecutionContext context)
    {
        if (s_cache.TryGetValue(text, out var code))
        {
            return new ScriptBlock(code, null);
        }

        var block = ScriptBlock.Parse(text, null, context.CurrentState);
        if (text.Length <= MaxTextLength)
        {
            if (s_cache.Count >= MaxTexts)
            {
                s_cache.Clear();
            }

            s_cache[text] = block.Code;
        }

        return new ScriptBlock(block.Code, null);
    }
}
