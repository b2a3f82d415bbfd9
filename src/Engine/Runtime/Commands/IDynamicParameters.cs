namespace System.Management.Automation;

public interface IDynamicParameters
{
    object? GetDynamicParameters();
}
