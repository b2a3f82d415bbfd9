namespace System.Management.Automation;

public sealed class CustomEntryBuilder
{
    internal CustomEntryBuilder() { }
    public CustomEntryBuilder AddCustomControlExpressionBinding(CustomControl customControl, bool enumerateCollection, string selectedByType, string selectedByScript) => throw Unsupported.Member();
    public CustomEntryBuilder AddNewline(int count) => throw Unsupported.Member();
    public CustomEntryBuilder AddPropertyExpressionBinding(string property, bool enumerateCollection, string selectedByType, string selectedByScript, CustomControl customControl) => throw Unsupported.Member();
    public CustomEntryBuilder AddScriptBlockExpressionBinding(string scriptBlock, bool enumerateCollection, string selectedByType, string selectedByScript, CustomControl customControl) => throw Unsupported.Member();
    public CustomEntryBuilder AddText(string text) => throw Unsupported.Member();
    public CustomControlBuilder EndEntry() => throw Unsupported.Member();
    public CustomEntryBuilder EndFrame() => throw Unsupported.Member();
    public CustomEntryBuilder StartFrame(uint leftIndent, uint rightIndent, uint firstLineHanging, uint firstLineIndent) => throw Unsupported.Member();
}
