using System.Collections;
using System.Management.Automation.Internal;
using System.Xml;

namespace System.Management.Automation.Runtime;

/// <summary>PowerShell's rule of what a pipeline takes apart: IEnumerable, but not strings, dictionaries or XML nodes.</summary>
internal static class PipelineEnumeration
{
    public static void Write(object? value, OutputSink sink)
    {
        switch (value)
        {
            case null:
                sink.Write(null);
                return;
            case string:
                sink.Write(value);
                return;
            case object?[] array:
                foreach (var item in array)
                {
                    sink.Write(item);
                }

                return;
        }

        if (ReferenceEquals(value, AutomationNull.Value))
        {
            return;
        }

        var enumerator = GetEnumerator(value);
        if (enumerator is null)
        {
            sink.Write(value);
            return;
        }

        while (MoveNext(enumerator))
        {
            sink.Write(Current(enumerator));
        }
    }

    /// <summary>An enumerator over what a pipeline would take apart, or null for a value that goes through whole.</summary>
    public static IEnumerator? GetEnumerator(object? value)
    {
        var target = value is PSObject wrapped ? wrapped.BaseObject : value;
        return target switch
        {
            null or string or IDictionary or XmlNode or PSCustomObject => null,
            Array array => array.GetEnumerator(),
            System.Data.DataTable table => table.Rows.GetEnumerator(),
            IEnumerable enumerable => StartEnumeration(enumerable),
            IEnumerator enumerator => enumerator,
            _ => null,
        };
    }

    private static IEnumerator? StartEnumeration(IEnumerable enumerable)
    {
        try
        {
            return enumerable.GetEnumerator();
        }
        catch (Exception e) when (e is not FlowControlException and not PipelineStoppedException)
        {
            throw new ExtendedTypeSystemException(
                $"An error occurred while enumerating through a collection: {e.Message}.", e);
        }
    }

    public static bool MoveNext(IEnumerator enumerator)
    {
        try
        {
            return enumerator.MoveNext();
        }
        catch (Exception e) when (e is not FlowControlException and not RuntimeException and not PipelineStoppedException)
        {
            throw new RuntimeException($"An error occurred while enumerating through a collection: {e.Message}.", e,
                new ErrorRecord(e, "BadEnumeration", ErrorCategory.NotSpecified, enumerator));
        }
    }

    public static object? Current(IEnumerator enumerator) => enumerator.Current;
}
