namespace System.Management.Automation.Language;

/// <summary>A token of a script.</summary>
public class Token
{
    private readonly InternalScriptExtent _extent;
    private TokenFlags _flags;

    internal Token(InternalScriptExtent extent, TokenKind kind, TokenFlags flags)
    {
        _extent = extent;
        Kind = kind;
        _flags = flags;
    }

    public string Text => Kind switch
    {
        TokenKind.EndOfInput => string.Empty,
        _ => _extent.Text,
    };

    public TokenFlags TokenFlags
    {
        get => _flags;
        internal set => _flags = value;
    }

    public TokenKind Kind { get; private protected set; }

    public bool HasError => (_flags & TokenFlags.TokenInError) != 0;

    public IScriptExtent Extent => _extent;

    internal InternalScriptExtent TextExtent => _extent;

    internal int Start => _extent.StartOffset;

    internal int End => _extent.EndOffset;

    /// <summary>A keyword that turns out to be an argument, a name, … is an ordinary word.</summary>
    internal void Reclassify(TokenKind kind, TokenFlags flags)
    {
        Kind = kind;
        _flags = flags;
    }

    internal bool Has(TokenFlags flag) => (_flags & flag) != 0;

    public override string ToString() => Kind == TokenKind.EndOfInput ? "<eof>" : Text;
}
