namespace System.Management.Automation.Language;

/// <summary>Whether a name follows a dynamic keyword.</summary>
public enum DynamicKeywordNameMode
{
    NoName = 0,
    SimpleNameRequired = 1,
    NameRequired = 2,
    SimpleOptionalName = 3,
    OptionalName = 4,
}
