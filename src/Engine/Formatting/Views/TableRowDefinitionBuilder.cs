namespace System.Management.Automation;

public sealed class TableRowDefinitionBuilder
{
    internal TableRowDefinitionBuilder() { }
    public TableRowDefinitionBuilder AddPropertyColumn(string propertyName, Alignment alignment, string format) => throw Unsupported.Member();
    public TableRowDefinitionBuilder AddScriptBlockColumn(string scriptBlock, Alignment alignment, string format) => throw Unsupported.Member();
    public TableControlBuilder EndRowDefinition() => throw Unsupported.Member();
}
