using System.Collections.ObjectModel;
using System.Security.AccessControl;

namespace System.Management.Automation;

public sealed class SecurityDescriptorCmdletProviderIntrinsics
{
    internal SecurityDescriptorCmdletProviderIntrinsics() { }
    public Collection<PSObject> Get(string path, AccessControlSections includeSections) => throw Unsupported.Member();
    public ObjectSecurity NewFromPath(string path, AccessControlSections includeSections) => throw Unsupported.Member();
    public ObjectSecurity NewOfType(string providerId, string type, AccessControlSections includeSections) => throw Unsupported.Member();
    public Collection<PSObject> Set(string path, ObjectSecurity sd) => throw Unsupported.Member();
}
