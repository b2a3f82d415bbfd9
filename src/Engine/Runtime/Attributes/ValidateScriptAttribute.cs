using System.Globalization;

namespace System.Management.Automation;

/// <summary>Each element must make a script block give true.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class ValidateScriptAttribute : ValidateEnumeratedArgumentsAttribute
{
    public ValidateScriptAttribute(ScriptBlock scriptBlock)
    {
        ArgumentNullException.ThrowIfNull(scriptBlock);
        ScriptBlock = scriptBlock;
    }

    /// <summary>The message of a failure: {0} is the value, {1} the script. Null for the usual message.</summary>
    public string? ErrorMessage { get; set; }

    public ScriptBlock ScriptBlock { get; }

    protected override void ValidateElement(object element)
    {
        if (element is null)
        {
            throw new ValidationMetadataException(
                "The argument is null or empty. Provide an argument that is not null or empty, and then try the command again.", null, "ArgumentIsEmpty");
        }

        var result = ScriptBlock.InvokeValue(
            Runtime.ExecutionContext.Required, new Runtime.ScriptBlockCall { Underscore = element, Arguments = [element] });
        if (!LanguagePrimitives.IsTrue(result))
        {
            var message = string.IsNullOrEmpty(ErrorMessage)
                ? "The \"{1}\" validation script for the argument with value \"{0}\" did not return a result of True. Determine why the validation script failed, and then try the command again."
                : ErrorMessage;
            throw new ValidationMetadataException(
                string.Format(CultureInfo.CurrentCulture, message, LanguagePrimitives.ConvertTo<string>(element), ScriptBlock), null, "ValidateScriptFailure");
        }
    }
}
