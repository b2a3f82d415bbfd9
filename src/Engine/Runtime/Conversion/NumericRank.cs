namespace System.Management.Automation.Runtime;

/// <summary>Which number types hold every value of another.</summary>
internal static class NumericRank
{
    public static bool IsWidening(Type from, Type to)
    {
        if (from.IsEnum || to.IsEnum)
        {
            return false;
        }

        var source = Type.GetTypeCode(from);
        var target = Type.GetTypeCode(to);
        if (!IsNumber(source) || !IsNumber(target))
        {
            return source == TypeCode.Char && target is >= TypeCode.UInt16 and <= TypeCode.Decimal and not TypeCode.Int16;
        }

        return source switch
        {
            TypeCode.SByte => target is TypeCode.Int16 or TypeCode.Int32 or TypeCode.Int64 or >= TypeCode.Single,
            TypeCode.Byte => target >= TypeCode.Int16,
            TypeCode.Int16 => target is TypeCode.Int32 or TypeCode.Int64 or >= TypeCode.Single,
            TypeCode.UInt16 => target is >= TypeCode.Int32,
            TypeCode.Int32 => target is TypeCode.Int64 or >= TypeCode.Single,
            TypeCode.UInt32 => target is >= TypeCode.Int64,
            TypeCode.Int64 or TypeCode.UInt64 => target >= TypeCode.Single,
            TypeCode.Single => target == TypeCode.Double,
            _ => false,
        };
    }

    public static bool IsNumber(TypeCode code) => code is >= TypeCode.SByte and <= TypeCode.Decimal;
}
