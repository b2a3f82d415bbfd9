namespace Newtonsoft.Json;

/// <summary>Which characters of a JSON string are escaped beyond those that have to be. Carries the name under which scripts know it.</summary>
public enum StringEscapeHandling
{
    /// <summary>Only what JSON requires.</summary>
    Default,

    /// <summary>Everything outside of ASCII.</summary>
    EscapeNonAscii,

    /// <summary>What HTML gives a meaning.</summary>
    EscapeHtml,
}
