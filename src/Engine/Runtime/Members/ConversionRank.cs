using System.Collections;

namespace System.Management.Automation.Runtime;

/// <summary>How well an argument fits a parameter; higher is better.</summary>
internal static class ConversionRank
{
    public const int None = 0;
    private const int ToText = 10;
    private const int Custom = 25;
    private const int Elements = 30;
    private const int ParsedOrConstructed = 40;
    private const int TextToEnum = 45;
    private const int TextToNumber = 50;
    private const int TextToChar = 55;
    private const int Truth = 58;
    private const int NumericNarrowing = 8;
    private const int Operator = 65;
    private const int ScriptToDelegate = 70;
    private const int Object = 75;
    private const int NumericWidening = 80;
    private const int Assignable = 90;
    private const int NullToReference = 95;
    private const int Identity = 100;

    public static int Of(object? argument, Type? from, Type to, ref bool valueDependent)
    {
        if (to.IsByRef)
        {
            // A value without [ref] still selects the overload: the error then says which argument needs it.
            if (Operators.Bare(argument) is not PSReference reference)
            {
                return Custom;
            }

            valueDependent = true;
            return reference.Value is null && !Conversion.CanConvertNull(to.GetElementType()!) ? None : Identity;
        }

        if (from is null)
        {
            return NullToReference;
        }

        if (from == to)
        {
            return Identity;
        }

        if (to == typeof(object))
        {
            return Object;
        }

        if (to == typeof(PSObject))
        {
            return Object + 1;
        }

        if (to.IsAssignableFrom(from))
        {
            return Assignable;
        }

        if (Nullable.GetUnderlyingType(to) is { } underlying)
        {
            return underlying == from ? Assignable : Math.Min(Of(argument, from, underlying, ref valueDependent), Assignable - 1);
        }

        return OfConversion(argument, from, to, ref valueDependent);
    }

    private static int OfConversion(object? argument, Type from, Type to, ref bool valueDependent)
    {
        if (NumericRank.IsWidening(from, to))
        {
            return NumericWidening;
        }

        if (from == typeof(string))
        {
            return OfText(argument, to, ref valueDependent);
        }

        if (typeof(Delegate).IsAssignableFrom(to))
        {
            return typeof(ScriptBlock).IsAssignableFrom(from) ? ScriptToDelegate : typeof(PSMethod).IsAssignableFrom(from) ? ScriptToDelegate : None;
        }

        var fromNumber = NumericRank.IsNumber(Type.GetTypeCode(from));
        if (fromNumber && NumericRank.IsNumber(Type.GetTypeCode(to)) && !to.IsEnum)
        {
            return NumericNarrowing;
        }

        if (to == typeof(bool))
        {
            return Truth - 40;
        }

        if (to == typeof(string))
        {
            return ToText;
        }

        if (to.IsArray)
        {
            return OfArray(from, to);
        }

        if (to.IsEnum)
        {
            return fromNumber ? TextToEnum : None;
        }

        return OfFoundRule(from, to);
    }

    private static int OfText(object? argument, Type to, ref bool valueDependent)
    {
        if (to == typeof(char))
        {
            valueDependent = true;
            return argument is null || ValueText.Of(argument).Length == 1 ? TextToChar : None;
        }

        if (to == typeof(char[]))
        {
            return Elements + 5;
        }

        if (to.IsEnum)
        {
            return TextToEnum;
        }

        if (to == typeof(bool))
        {
            return Truth - 40;
        }

        return NumericRank.IsNumber(Type.GetTypeCode(to)) ? TextToNumber : to.IsArray ? OfArray(typeof(string), to) : OfFoundRule(typeof(string), to);
    }

    private static int OfArray(Type from, Type to)
    {
        var element = to.GetElementType()!;
        if (from.IsArray)
        {
            // Arrays of objects convert by their elements, which only shows when it is done.
            return from == typeof(object[]) ? Elements + 3 : Conversion.CanConvert(from.GetElementType()!, element) ? Elements + 2 : None;
        }

        return typeof(IEnumerable).IsAssignableFrom(from) && from != typeof(string) && !typeof(IDictionary).IsAssignableFrom(from)
            ? Elements + 1
            : from == element ? Object + 2 : Conversion.CanConvert(from, element) ? Elements : None;
    }

    private static int OfFoundRule(Type from, Type to)
    {
        if (!Conversion.CanConvert(from, to))
        {
            return None;
        }

        return ReflectedConversions.HasImplicitOperator(from, to) ? Operator
            : from == typeof(string) ? ParsedOrConstructed
            : NumericRank.IsNumber(Type.GetTypeCode(to)) ? ToText
            : Custom;
    }
}
