using System.Collections;
using System.Globalization;
using System.Management.Automation.Language;

namespace System.Management.Automation.Runtime;

internal sealed partial class ParameterBinder
{
    /// <summary>What the parameter gets for an argument: transformed, converted and validated.</summary>
    private object? Prepare(BindableParameter parameter, object? value, IScriptExtent? extent)
    {
        if (ReferenceEquals(value, Internal.AutomationNull.Value))
        {
            value = null;
        }

        if (parameter.Transformations.Length > 0)
        {
            value = Transform(parameter, value, extent);
        }

        var converted = parameter.IsUntyped ? value : Convert(parameter, value, extent);
        if (parameter.IsMandatorySomewhere && IsMandatoryNow(parameter))
        {
            RejectEmpty(parameter, converted, extent);
        }

        if (parameter.Validations.Length > 0)
        {
            Validate(parameter, converted, extent);
        }

        return converted;
    }

    private bool IsMandatoryNow(BindableParameter parameter) => parameter.IsMandatoryIn(_sets);

    private object? Transform(BindableParameter parameter, object? value, IScriptExtent? extent)
    {
        foreach (var transformation in parameter.Transformations)
        {
            if (value is null && !transformation.TransformNullOptionalParameters && !parameter.IsMandatorySomewhere)
            {
                continue;
            }

            try
            {
                value = transformation.Transform(_context.GetEngineIntrinsics(), value);
            }
            catch (Exception e) when (e is not (FlowControlException or PipelineStoppedException))
            {
                throw BindingError.Transformation(parameter, e, BaseValue.Of(value)?.GetType(), Invocation, extent);
            }
        }

        return value;
    }

    private void Validate(BindableParameter parameter, object? value, IScriptExtent? extent)
    {
        foreach (var validation in parameter.Validations)
        {
            try
            {
                validation.ValidateInternal(value, _context.GetEngineIntrinsics());
            }
            catch (Exception e) when (e is not (FlowControlException or PipelineStoppedException))
            {
                throw BindingError.Validation(parameter, e, BaseValue.Of(value)?.GetType(), Invocation, extent);
            }
        }
    }

    private object? Convert(BindableParameter parameter, object? value, IScriptExtent? extent)
    {
        var type = parameter.Type;
        if (type == typeof(object))
        {
            return value;
        }

        if (value is not null && value.GetType() == type)
        {
            return value;
        }

        if (parameter.PSTypeName is { } typeName)
        {
            RejectOtherTypeNames(parameter, value, typeName, extent);
        }

        if (type == typeof(PSObject))
        {
            return value is null ? null : PSObject.AsPSObject(value);
        }

        var bare = BaseValue.Of(value);
        if (type == typeof(SwitchParameter))
        {
            return ConvertSwitch(parameter, bare, extent);
        }

        if (type == typeof(bool) || type == typeof(bool?))
        {
            return ConvertBoolean(parameter, bare, extent);
        }

        if (bare is null && !parameter.IsScript)
        {
            return null;
        }

        if (bare is not null && type.IsInstanceOfType(bare) && !typeof(PSObject).IsAssignableFrom(type))
        {
            return bare;
        }

        return ConvertOther(parameter, value, bare, extent);
    }

    private object? ConvertOther(BindableParameter parameter, object? value, object? bare, IScriptExtent? extent)
    {
        var type = parameter.Type;
        if (type == typeof(string) && bare is not (null or string) && bare is IEnumerable and not IDictionary && !AllowsTextOfCollections(parameter))
        {
            throw parameter.IsScript
                ? BindingError.Transformation(parameter, new PSInvalidCastException("Cannot convert value to type System.String."), bare.GetType(), Invocation, extent)
                : BindingError.CannotConvert(parameter, bare.GetType(), "Specified method is not supported.", Invocation, extent);
        }

        try
        {
            return LanguagePrimitives.ConvertTo(value, type, CultureInfo.CurrentCulture);
        }
        catch (Exception e) when (e is PSInvalidCastException or RuntimeException and not PipelineStoppedException)
        {
            throw parameter.IsScript
                ? BindingError.Transformation(parameter, e, bare?.GetType(), Invocation, extent)
                : BindingError.CannotConvertBecause(parameter, e, bare?.GetType(), Invocation, extent);
        }
    }

    /// <summary>Functions without CmdletBinding convert as an assignment does: an array becomes text.</summary>
    private bool AllowsTextOfCollections(BindableParameter parameter) => parameter.IsScript && _model.TakesAnyArguments;

    private object ConvertSwitch(BindableParameter parameter, object? bare, IScriptExtent? extent)
    {
        switch (bare)
        {
            case SwitchParameter given:
                return given;
            case bool flag:
                return new SwitchParameter(flag);
            case null:
                return new SwitchParameter(false);
        }

        if (parameter.IsScript)
        {
            var message = IsNumber(bare)
                ? $"Cannot convert the \"{bare}\" value of type \"{bare.GetType().FullName}\" to type \"{typeof(SwitchParameter).FullName}\"."
                : BooleanMessage(bare.GetType().FullName, typeof(SwitchParameter));
            throw BindingError.Transformation(parameter, new PSInvalidCastException(message), bare.GetType(), Invocation, extent);
        }

        return IsNumber(bare)
            ? new SwitchParameter(LanguagePrimitives.IsTrue(bare))
            : throw BindingError.CannotConvert(parameter, bare.GetType(), string.Empty, Invocation, extent);
    }

    private object? ConvertBoolean(BindableParameter parameter, object? bare, IScriptExtent? extent)
    {
        switch (bare)
        {
            case bool:
                return bare;
            case SwitchParameter given:
                return given.IsPresent;
            case null when parameter.Type == typeof(bool?):
                return null;
            case null when !parameter.IsScript:
                throw BindingError.Null(parameter, Invocation, extent);
        }

        if (bare is not null && IsNumber(bare))
        {
            return LanguagePrimitives.IsTrue(bare);
        }

        var message = BooleanMessage(bare?.GetType().FullName, typeof(bool));
        throw parameter.IsScript
            ? BindingError.Transformation(parameter, new PSInvalidCastException(message), bare?.GetType(), Invocation, extent)
            : BindingError.CannotConvertBecause(parameter, new PSInvalidCastException(message), bare?.GetType(), Invocation, extent);
    }

    private static string BooleanMessage(string? given, Type wanted)
        => $"Cannot convert value \"{given}\" to type \"{wanted.FullName}\". Boolean parameters accept only Boolean values and numbers, such as $True, $False, 1 or 0.";

    private static bool IsNumber(object value)
        => !value.GetType().IsEnum && Type.GetTypeCode(value.GetType()) is >= TypeCode.SByte and <= TypeCode.Decimal;

    private void RejectOtherTypeNames(BindableParameter parameter, object? value, string typeName, IScriptExtent? extent)
    {
        if (value is null)
        {
            return;
        }

        var elements = parameter.Type.IsArray && BaseValue.Of(value) is IEnumerable list and not string ? list : new[] { value };
        foreach (var element in elements)
        {
            if (element is not null && !PSObject.AsPSObject(element).TypeNames.Contains(typeName, StringComparer.OrdinalIgnoreCase))
            {
                throw BindingError.MismatchedPSTypeName(parameter, BaseValue.Of(value)?.GetType(), Invocation, extent);
            }
        }
    }

    /// <summary>Mandatory parameters take no null, empty string or empty collection, and no collection of such, unless allowed.</summary>
    private void RejectEmpty(BindableParameter parameter, object? value, IScriptExtent? extent)
    {
        var bare = BaseValue.Of(value);
        if (bare is null)
        {
            if (!parameter.AllowsNull)
            {
                throw BindingError.Null(parameter, Invocation, extent);
            }

            return;
        }

        if (bare is string text)
        {
            if (text.Length == 0 && !parameter.AllowsEmptyString && parameter.Type == typeof(string))
            {
                throw parameter.IsScript && parameter.Type == typeof(string) && value is null
                    ? BindingError.Null(parameter, Invocation, extent)
                    : BindingError.EmptyString(parameter, Invocation, extent);
            }

            return;
        }

        if (bare is ICollection collection and not IDictionary && IsCollectionType(parameter))
        {
            RejectEmptyElements(parameter, collection, extent);
        }
    }

    private static bool IsCollectionType(BindableParameter parameter)
        => parameter.Type.IsArray || typeof(IEnumerable).IsAssignableFrom(parameter.Type);

    private void RejectEmptyElements(BindableParameter parameter, ICollection collection, IScriptExtent? extent)
    {
        if (collection.Count == 0)
        {
            if (!parameter.AllowsEmptyCollection)
            {
                throw BindingError.EmptyCollection(parameter, collection is Array || parameter.Type.IsArray, Invocation, extent);
            }

            return;
        }

        if (parameter.Type.GetElementType() is { IsValueType: true } || parameter.Type == typeof(object))
        {
            return;
        }

        foreach (var element in collection)
        {
            if (element is null && !parameter.AllowsNull)
            {
                throw BindingError.Null(parameter, Invocation, extent);
            }

            if (element is string { Length: 0 } && !parameter.AllowsEmptyString)
            {
                throw BindingError.EmptyString(parameter, Invocation, extent);
            }
        }
    }

    private static bool FitsWithoutConversion(BindableParameter parameter, object? value)
    {
        if (parameter.Type == typeof(object) || parameter.Type == typeof(PSObject) || parameter.IsUntyped)
        {
            return true;
        }

        var bare = BaseValue.Of(value);
        if (bare is null)
        {
            return !parameter.Type.IsValueType;
        }

        return parameter.Type.IsInstanceOfType(bare)
            || (parameter.Type.IsArray && parameter.Type.GetElementType()!.IsInstanceOfType(bare));
    }

    private bool CanPrepare(BindableParameter parameter, object? value)
    {
        try
        {
            Prepare(parameter, value, null);
            return true;
        }
        catch (ParameterBindingException)
        {
            return false;
        }
    }
}
