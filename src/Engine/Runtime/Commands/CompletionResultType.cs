namespace System.Management.Automation;

public enum CompletionResultType
{
    Command = 2,
    DynamicKeyword = 13,
    History = 1,
    Keyword = 12,
    Method = 6,
    Namespace = 10,
    ParameterName = 7,
    ParameterValue = 8,
    Property = 5,
    ProviderContainer = 4,
    ProviderItem = 3,
    Text = 0,
    Type = 11,
    Variable = 9,
}
