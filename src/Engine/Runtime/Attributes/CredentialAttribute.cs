using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>Makes a credential of a user name by asking the host for the password.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field, AllowMultiple = false)]
public sealed class CredentialAttribute : ArgumentTransformationAttribute
{
    public override bool TransformNullOptionalParameters => false;

    public override object? Transform(EngineIntrinsics engineIntrinsics, object? inputData)
    {
        var value = BaseValue.Of(inputData);
        if (value is PSCredential)
        {
            return value;
        }

        if (value is not null and not string)
        {
            return inputData;
        }

        var ui = engineIntrinsics?.Host?.UI
            ?? throw new PSArgumentException("The host cannot ask for a credential.");
        return ui.PromptForCredential("PowerShell credential request", "Enter your credentials.", (string?)value ?? string.Empty, string.Empty);
    }
}
