namespace System.Management.Automation.Language;

/// <summary>A keyword that is added to the language at run time, for one thread.</summary>
public class DynamicKeyword
{
    [ThreadStatic]
    private static Stack<Dictionary<string, DynamicKeyword>>? t_tables;

    public bool IsReservedKeyword { get; set; }

    public bool HasReservedProperties { get; set; }

    public string ImplementingModule { get; set; } = null!;

    public Version? ImplementingModuleVersion { get; set; }

    public string Keyword { get; set; } = null!;

    public string ResourceName { get; set; } = null!;

    public DynamicKeywordBodyMode BodyMode { get; set; }

    public bool DirectCall { get; set; }

    public DynamicKeywordNameMode NameMode { get; set; }

    public bool MetaStatement { get; set; }

    public Dictionary<string, DynamicKeywordProperty> Properties { get; private init; } = new(StringComparer.OrdinalIgnoreCase);

    public Dictionary<string, DynamicKeywordParameter> Parameters { get; private init; } = new(StringComparer.OrdinalIgnoreCase);

    public Func<DynamicKeyword, ParseError[]>? PreParse { get; set; }

    public Func<DynamicKeywordStatementAst, ParseError[]>? PostParse { get; set; }

    public Func<DynamicKeywordStatementAst, ParseError[]>? SemanticCheck { get; set; }

    private static Stack<Dictionary<string, DynamicKeyword>> Tables
    {
        get
        {
            if (t_tables is null)
            {
                t_tables = new();
                t_tables.Push(new(StringComparer.OrdinalIgnoreCase));
            }

            return t_tables;
        }
    }

    /// <summary>Forgets all keywords of this thread.</summary>
    public static void Reset() => t_tables = null;

    public static void Push() => Tables.Push(new(StringComparer.OrdinalIgnoreCase));

    public static void Pop()
    {
        if (Tables.Count > 1)
        {
            Tables.Pop();
        }
    }

    public static DynamicKeyword? GetKeyword(string name) => Tables.Peek().GetValueOrDefault(name);

    public static List<DynamicKeyword> GetKeyword() => [.. Tables.Peek().Values];

    public static bool ContainsKeyword(string name)
    {
        ArgumentException.ThrowIfNullOrEmpty(name);
        return Tables.Peek().ContainsKey(name);
    }

    public static void AddKeyword(DynamicKeyword keywordToAdd)
    {
        ArgumentNullException.ThrowIfNull(keywordToAdd);
        ArgumentException.ThrowIfNullOrEmpty(keywordToAdd.Keyword, nameof(keywordToAdd));
        Tables.Peek()[keywordToAdd.Keyword] = keywordToAdd;
    }

    public static void RemoveKeyword(string name)
    {
        ArgumentException.ThrowIfNullOrEmpty(name);
        Tables.Peek().Remove(name);
    }

    public DynamicKeyword Copy() => (DynamicKeyword)MemberwiseClone();
}
