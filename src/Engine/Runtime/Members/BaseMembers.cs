using System.Data;
using System.Reflection;
using System.Xml;

namespace System.Management.Automation.Runtime;

/// <summary>The members that a base object has by itself, as its adapter shows them.</summary>
internal static class BaseMembers
{
    public static PSMemberInfo? Find(PSObject owner, string name, MemberView view)
    {
        var target = owner.BaseObject;
        if ((view & MemberView.Adapted) != 0 && FindAdapted(target, name) is { } access)
        {
            return Property(owner, name, access, target);
        }

        return Wrap(owner, TypeMembers.OfInstances(target.GetType()).Find(name), name, target);
    }

    /// <summary>What the adapter of special objects (XML, rows, a module's adapter) makes of a name; null for other objects.</summary>
    public static IPropertyAccess? FindAdapted(object target, string name) => target switch
    {
        XmlNode node => XmlAccess.Find(node, name),
        DataRow row => RowAccess.Find(row, name),
        DataRowView view => RowAccess.Find(view.Row, name),
        _ => TypeTables.Current.Adapter(target.GetType()) is { } adapter && adapter.GetProperty(target, name) is { } property
            ? new PSAdaptedProperty(property, adapter, target).Access
            : null,
    };

    /// <summary>Whether an object of the type may have members that its type does not tell.</summary>
    public static bool IsAdapted(object target)
        => target is XmlNode or DataRow or DataRowView || TypeTables.Current.Adapter(target.GetType()) is not null;

    public static IEnumerable<PSMemberInfo> All(PSObject owner, MemberView view, bool propertiesOnly)
    {
        var target = owner.BaseObject;
        var members = TypeMembers.OfInstances(target.GetType());
        var adapted = (view & MemberView.Adapted) != 0 ? AdaptedProperties(owner, target) : null;
        if (adapted is not null)
        {
            foreach (var property in adapted)
            {
                yield return property;
            }

            if (target is XmlNode && propertiesOnly)
            {
                yield break;
            }
        }

        if (target is PSCustomObject && propertiesOnly)
        {
            yield break;
        }

        if (adapted is null || target is DataRow or DataRowView)
        {
            foreach (var name in members.PropertyNames)
            {
                if (members.Find(name) is IPropertyAccess access)
                {
                    yield return Property(owner, name, access, target);
                }
            }
        }

        if (propertiesOnly)
        {
            yield break;
        }

        foreach (var name in members.MemberNames)
        {
            if (members.Find(name) is { } member and not IPropertyAccess && Wrap(owner, member, name, target) is { } wrapped)
            {
                yield return wrapped;
            }
        }
    }

    public static PSMemberInfo? Wrap(PSObject owner, object? member, string name, object? target)
    {
        PSMemberInfo? wrapped = member switch
        {
            IPropertyAccess access => Property(owner, name, access, target),
            MethodGroup group => PSMethod.NewFor(group, target),
            IndexerGroup indexer => new PSParameterizedProperty(indexer, target),
            EventInfo source => new PSEvent(source),
            _ => null,
        };
        wrapped?.Attach(owner);
        if (member is MethodGroup { Name: var methodName } && IsAccessorName(methodName))
        {
            wrapped!.IsHidden = true;
        }

        return wrapped;
    }

    private static bool IsAccessorName(string name)
        => name.StartsWith("get_", StringComparison.Ordinal) || name.StartsWith("set_", StringComparison.Ordinal)
            || name.StartsWith("add_", StringComparison.Ordinal) || name.StartsWith("remove_", StringComparison.Ordinal);

    private static PSProperty Property(PSObject owner, string name, IPropertyAccess access, object? target)
    {
        var property = new PSProperty(access is PropertyAccess { Property.Name: { } declared } ? declared : access is XmlAccess xml ? xml.Name : name, access, target);
        property.Attach(owner);
        return property;
    }

    private static List<PSMemberInfo>? AdaptedProperties(PSObject owner, object target)
    {
        var properties = new List<PSMemberInfo>();
        switch (target)
        {
            case XmlNode node:
                foreach (var access in XmlAccess.All(node))
                {
                    properties.Add(Property(owner, access.Name, access, target));
                }

                return properties;
            case DataRow row:
                AddColumns(owner, row, properties);
                return properties;
            case DataRowView view:
                AddColumns(owner, view.Row, properties);
                return properties;
        }

        if (TypeTables.Current.Adapter(target.GetType()) is not { } adapter)
        {
            return null;
        }

        foreach (var property in adapter.GetProperties(target))
        {
            var adapted = new PSAdaptedProperty(property, adapter, target);
            adapted.Attach(owner);
            properties.Add(adapted);
        }

        return properties;
    }

    private static void AddColumns(PSObject owner, DataRow row, List<PSMemberInfo> properties)
    {
        foreach (DataColumn column in row.Table.Columns)
        {
            properties.Add(Property(owner, column.ColumnName, new RowAccess(column), row));
        }
    }
}
