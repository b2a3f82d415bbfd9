using System.Data;
using System.Globalization;

namespace System.Management.Automation.Runtime;

/// <summary>Columns of a data row as properties.</summary>
internal sealed class RowAccess(DataColumn column) : IPropertyAccess
{
    public bool CanRead => true;

    public bool CanWrite => !column.ReadOnly;

    public bool IsStatic => false;

    public Type? ValueType => column.DataType;

    public string ValueTypeName => TypeText.Of(column.DataType);

    public static RowAccess? Find(DataRow row, string name) => row.Table.Columns[name] is { } column ? new RowAccess(column) : null;

    public object? Get(object? target) => RowOf(target)[column];

    public void Set(object? target, object? value)
        => RowOf(target)[column] = value is null ? DBNull.Value : LanguagePrimitives.ConvertTo(value, column.DataType, CultureInfo.InvariantCulture);

    private static DataRow RowOf(object? target) => target as DataRow ?? ((DataRowView)target!).Row;
}
