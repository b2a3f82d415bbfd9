using System.Management.Automation.Runtime;
using System.Text;
using System.Xml;

namespace System.Management.Automation;

/// <summary>Objects as CLIXML, the format of remoting and <c>Export-Clixml</c>.</summary>
public class PSSerializer
{
    private const int DefaultDepth = 1;

    internal PSSerializer()
    {
    }

    /// <summary>The one object in the text, or an array of all.</summary>
    public static object? Deserialize(string source)
    {
        var all = DeserializeAsList(source);
        return all.Length switch
        {
            0 => null,
            1 => all[0],
            _ => all,
        };
    }

    public static object?[] DeserializeAsList(string source)
    {
        ArgumentNullException.ThrowIfNull(source);
        using var reader = XmlReader.Create(new StringReader(source), CliXmlReader.Settings);
        var objects = new List<object?>();
        var clixml = new CliXmlReader(reader);
        while (clixml.TryRead(out var value))
        {
            objects.Add(value);
        }

        return [.. objects];
    }

    public static string Serialize(object? source) => Serialize(source, DefaultDepth);

    /// <param name="source">The object.</param>
    /// <param name="depth">How many levels of contained objects are written whole; deeper ones as text.</param>
    public static string Serialize(object? source, int depth)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(depth, 1);
        var builder = new StringBuilder();
        using (var writer = XmlWriter.Create(builder, CliXmlWriter.Settings))
        {
            var clixml = new CliXmlWriter(writer, depth);
            clixml.Write(source);
            clixml.End();
        }

        return builder.ToString();
    }
}
