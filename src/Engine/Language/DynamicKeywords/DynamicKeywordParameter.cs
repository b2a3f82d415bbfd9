namespace System.Management.Automation.Language;

/// <summary>A parameter of a dynamic keyword.</summary>
public class DynamicKeywordParameter : DynamicKeywordProperty
{
    public bool Switch { get; set; }
}
