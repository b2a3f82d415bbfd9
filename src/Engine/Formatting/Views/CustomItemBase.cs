namespace System.Management.Automation;

/// <summary>A part of a custom view.</summary>
public abstract class CustomItemBase
{
}
