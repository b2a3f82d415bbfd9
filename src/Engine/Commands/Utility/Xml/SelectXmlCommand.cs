using System.Collections;
using System.Management.Automation.Provider;
using System.Xml;
using System.Xml.XPath;

namespace Microsoft.PowerShell.Commands;

/// <summary>Finds nodes in XML by XPath.</summary>
[Cmdlet("Select", "Xml", DefaultParameterSetName = "Xml", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097031")]
[OutputType(typeof(SelectXmlInfo))]
public class SelectXmlCommand : PSCmdlet
{
    private bool _isLiteral;

    [Parameter(Mandatory = true, Position = 0)]
    [ValidateNotNullOrEmpty]
    public string? XPath { get; set; }

    [Parameter(Position = 1, Mandatory = true, ValueFromPipelineByPropertyName = true, ParameterSetName = "Path")]
    [ValidateNotNullOrEmpty]
    public string[]? Path { get; set; }

    [Parameter(Mandatory = true, ValueFromPipelineByPropertyName = true, ParameterSetName = "LiteralPath")]
    [ValidateNotNullOrEmpty]
    [Alias("PSPath", "LP")]
    public string[]? LiteralPath
    {
        get => Path;
        set
        {
            Path = value;
            _isLiteral = true;
        }
    }

    [Parameter(Position = 1, Mandatory = true, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true, ParameterSetName = "Xml")]
    [ValidateNotNullOrEmpty]
    [Alias("Node")]
    public XmlNode[]? Xml { get; set; }

    [Parameter(Mandatory = true, ValueFromPipeline = true, ParameterSetName = "Content")]
    [ValidateNotNullOrEmpty]
    public string[]? Content { get; set; }

    [Parameter]
    [ValidateNotNullOrEmpty]
    public Hashtable? Namespace { get; set; }

    protected override void ProcessRecord()
    {
        foreach (var node in Xml ?? [])
        {
            Search(node, "InputStream");
        }

        foreach (var text in Content ?? [])
        {
            if (Load(text, text) is { } document)
            {
                Search(document, "InputStream");
            }
        }

        if (Path is not null)
        {
            SearchFiles();
        }
    }

    private void SearchFiles()
    {
        var session = Context.Providers;
        var context = new ProviderContext(session, this) { IsLiteral = _isLiteral };
        foreach (var path in Path!)
        {
            context.Guard(path, () =>
            {
                foreach (var location in PathResolver.Resolve(session, path, context, mustExist: true))
                {
                    if (Load(File.ReadAllText(location.Path), location.Path) is { } document)
                    {
                        Search(document, location.Path);
                    }
                }
            });
        }
    }

    private XmlDocument? Load(string text, string source)
    {
        try
        {
            var document = new XmlDocument { XmlResolver = null };
            document.LoadXml(text);
            return document;
        }
        catch (XmlException e)
        {
            WriteError(new ErrorRecord(e, "ProcessingFile", ErrorCategory.InvalidArgument, source));
            return null;
        }
    }

    private void Search(XmlNode node, string path)
    {
        try
        {
            var found = Namespace is null ? node.SelectNodes(XPath!) : node.SelectNodes(XPath!, Names(node));
            foreach (XmlNode match in found!)
            {
                WriteObject(new SelectXmlInfo(match, path, XPath!));
            }
        }
        catch (XPathException e)
        {
            WriteError(new ErrorRecord(e, "ProcessingFile", ErrorCategory.InvalidArgument, path));
        }
    }

    private XmlNamespaceManager Names(XmlNode node)
    {
        var names = new XmlNamespaceManager((node as XmlDocument ?? node.OwnerDocument!).NameTable);
        foreach (DictionaryEntry entry in Namespace!)
        {
            names.AddNamespace(CmdletSupport.Text(entry.Key), CmdletSupport.Text(entry.Value));
        }

        return names;
    }
}
