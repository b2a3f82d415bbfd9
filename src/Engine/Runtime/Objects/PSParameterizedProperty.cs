using System.Collections.ObjectModel;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>A property with arguments, such as an indexer by its name.</summary>
public class PSParameterizedProperty : PSMethodInfo
{
    private readonly IndexerGroup _indexer;
    private readonly object? _target;

    internal PSParameterizedProperty(IndexerGroup indexer, object? target)
    {
        SetMemberName(indexer.Name);
        _indexer = indexer;
        _target = target;
    }

    public bool IsGettable => _indexer.Getters is not null;

    public bool IsSettable => _indexer.Setters is not null;

    public override PSMemberTypes MemberType => PSMemberTypes.ParameterizedProperty;

    public override Collection<string> OverloadDefinitions => _indexer.Definitions();

    public override string TypeNameOfValue => _indexer.ValueType.FullName ?? _indexer.ValueType.Name;

    public override PSMemberInfo Copy() => CopyTo(new PSParameterizedProperty(_indexer, _target));

    public override object? Invoke(params object?[] arguments)
        => _indexer.Getters is { } getters ? getters.Invoke(_target, arguments, null) : throw new GetValueException($"Get accessor is not available for property \"{Name}\".");

    public void InvokeSet(object? valueToSet, params object?[] arguments)
    {
        if (_indexer.Setters is not { } setters)
        {
            throw new SetValueException($"Set accessor for property \"{Name}\" is unavailable.");
        }

        setters.Invoke(_target, [.. arguments, valueToSet], null);
    }

    public override string ToString() => string.Join(", ", OverloadDefinitions);
}
