namespace System.Management.Automation;

public interface IResourceSupplier
{
    string GetResourceString(string baseName, string resourceId);
}
