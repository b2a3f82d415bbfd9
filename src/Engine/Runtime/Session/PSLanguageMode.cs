namespace System.Management.Automation;

public enum PSLanguageMode
{
    ConstrainedLanguage = 3,
    FullLanguage = 0,
    NoLanguage = 2,
    RestrictedLanguage = 1,
}
