using System.Collections;

namespace Microsoft.PowerShell.Commands;

public class ModuleSpecification
{
    public ModuleSpecification() => throw Unsupported.Member();
    public ModuleSpecification(string moduleName) => throw Unsupported.Member();
    public ModuleSpecification(Hashtable moduleSpecification) => throw Unsupported.Member();
    public Guid? Guid { get => throw Unsupported.Member(); }
    public string MaximumVersion { get => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); }
    public Version RequiredVersion { get => throw Unsupported.Member(); }
    public Version Version { get => throw Unsupported.Member(); }
    public override string ToString() => throw Unsupported.Member();
    public static bool TryParse(string input, out ModuleSpecification result) => throw Unsupported.Member();
}
