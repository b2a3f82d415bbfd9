namespace System.Management.Automation.Runtime;

/// <summary>A parameter name that went to <c>$args</c>: a string that remembers, so that @args passes it on as a name.</summary>
internal static class ArgumentName
{
    public const string MarkerProperty = "<CommandParameterName>";

    public static PSObject Make(string name, bool hasValue)
    {
        var text = new PSObject(hasValue ? $"-{name}:" : $"-{name}");
        text.Properties.Add(new PSNoteProperty(MarkerProperty, name));
        return text;
    }

    /// <summary>The name if the object is one of those.</summary>
    public static bool TryGet(object? value, out string name, out bool hasValue)
    {
        if (value is PSObject { BaseObject: string text } wrapper && text.StartsWith('-') && wrapper.Properties[MarkerProperty]?.Value is string found)
        {
            name = found;
            hasValue = text.EndsWith(':');
            return true;
        }

        name = string.Empty;
        hasValue = false;
        return false;
    }
}
