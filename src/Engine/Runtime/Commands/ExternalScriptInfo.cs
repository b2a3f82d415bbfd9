using System.Collections.ObjectModel;
using System.Management.Automation.Host;
using System.Management.Automation.Runtime;
using System.Text;

namespace System.Management.Automation;

/// <summary>A script file.</summary>
public class ExternalScriptInfo : CommandInfo, IScriptCommandInfo
{
    private readonly SessionStateInternal? _sessionState;
    private string? _contents;
    private Encoding? _encoding;
    private ScriptBlock? _scriptBlock;

    internal ExternalScriptInfo(string name, string path, SessionStateInternal? sessionState)
        : base(name, CommandTypes.ExternalScript)
    {
        Path = path;
        _sessionState = sessionState;
    }

    /// <summary>A script whose text does not come from the file system.</summary>
    internal ExternalScriptInfo(string name, string path, string contents, SessionStateInternal? sessionState)
        : this(name, path, sessionState) => _contents = contents;

    public override string Definition => Path;

    public Encoding OriginalEncoding
    {
        get
        {
            Read();
            return _encoding ?? Encoding.UTF8;
        }
    }

    public override ReadOnlyCollection<PSTypeName> OutputType
        => new([.. ScriptBlock.Attributes.OfType<OutputTypeAttribute>().SelectMany(static attribute => attribute.Type)]);

    public string Path { get; }

    /// <exception cref="ParseException">The file has syntax errors.</exception>
    public ScriptBlock ScriptBlock => _scriptBlock ??= ScriptBlock.Parse(ScriptContents, Path, _sessionState);

    public string ScriptContents
    {
        get
        {
            Read();
            return _contents!;
        }
    }

    public override string Source => Path;

    public override SessionStateEntryVisibility Visibility { get; set; }

    string IScriptCommandInfo.QualifiedName => Name;

    internal override ParameterModel BindingModel => ScriptBlock.Code.ParameterModel;

    /// <summary>The execution policy of this engine allows every script.</summary>
    public void ValidateScriptInfo(PSHost host)
    {
    }

    /// <summary>A script info over a script block that exists already, such as one parsed with a virtual file name.</summary>
    internal static ExternalScriptInfo FromScriptBlock(string name, string path, ScriptBlock block)
        => new(name, path, block.ToString(), null) { _scriptBlock = block };

    private void Read()
    {
        if (_contents is not null)
        {
            return;
        }

        try
        {
            using var reader = new StreamReader(Path, new UTF8Encoding(false), detectEncodingFromByteOrderMarks: true);
            _contents = reader.ReadToEnd();
            _encoding = reader.CurrentEncoding;
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            throw new CommandNotFoundException(Name, e.Message, "CommandNotFoundException", e);
        }
    }
}
