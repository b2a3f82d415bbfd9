namespace System.Management.Automation;

/// <summary>Gives the allowed values of a <see cref="ValidateSetAttribute"/> when they are needed.</summary>
public interface IValidateSetValuesGenerator
{
    string[] GetValidValues();
}
