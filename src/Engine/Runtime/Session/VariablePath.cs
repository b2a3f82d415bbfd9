namespace System.Management.Automation;

/// <summary>The name of a variable as a script writes it: with or without scope, or with a drive.</summary>
public class VariablePath
{
    private readonly PathKind _kind;

    /// <param name="path">The name without sigil and braces, for example <c>script:x</c> or <c>env:PATH</c>.</param>
    public VariablePath(string path)
    {
        ArgumentException.ThrowIfNullOrEmpty(path);
        UserPath = path;
        UnqualifiedPath = path;
        _kind = PathKind.Unscoped;
        var colon = path.IndexOf(':', StringComparison.Ordinal);
        // A colon at either end is part of the name.
        if (colon <= 0 || colon == path.Length - 1)
        {
            return;
        }

        var prefix = path.AsSpan(0, colon);
        _kind = prefix.Length switch
        {
            5 when prefix.Equals("local", StringComparison.OrdinalIgnoreCase) => PathKind.Local,
            6 when prefix.Equals("global", StringComparison.OrdinalIgnoreCase) => PathKind.Global,
            6 when prefix.Equals("script", StringComparison.OrdinalIgnoreCase) => PathKind.Script,
            7 when prefix.Equals("private", StringComparison.OrdinalIgnoreCase) => PathKind.Private,
            8 when prefix.Equals("variable", StringComparison.OrdinalIgnoreCase) => PathKind.Unscoped,
            _ => PathKind.Drive,
        };
        UnqualifiedPath = path[(colon + 1)..];
        DriveName = _kind == PathKind.Drive ? path[..colon] : null;
        if (_kind == PathKind.Unscoped)
        {
            UserPath = UnqualifiedPath;
        }
    }

    private enum PathKind : byte
    {
        Unscoped,
        Local,
        Global,
        Script,
        Private,
        Drive,
    }

    /// <summary>The path with its scope or drive.</summary>
    public string UserPath { get; }

    public bool IsGlobal => _kind == PathKind.Global;

    public bool IsLocal => _kind == PathKind.Local;

    public bool IsPrivate => _kind == PathKind.Private;

    public bool IsScript => _kind == PathKind.Script;

    public bool IsUnqualified => _kind == PathKind.Unscoped;

    public bool IsUnscopedVariable => _kind == PathKind.Unscoped;

    /// <summary>Not something on another drive.</summary>
    public bool IsVariable => _kind != PathKind.Drive;

    public bool IsDriveQualified => _kind == PathKind.Drive;

    public string? DriveName { get; }

    /// <summary>The name without its scope or drive.</summary>
    internal string UnqualifiedPath { get; }

    public override string ToString() => UserPath;
}
