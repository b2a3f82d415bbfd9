using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>Collects output converted to the type that the caller asked for.</summary>
internal sealed class ConvertingListSink<T>(IList<T> list) : OutputSink
{
    public override void Write(object? value)
        => list.Add(value is T typed ? typed : BaseValue.Of(value) is T bare ? bare : LanguagePrimitives.ConvertTo<T>(value));
}
