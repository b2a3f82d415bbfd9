using System.Collections.ObjectModel;
using System.Management.Automation.Language;
using System.Reflection;

namespace System.Management.Automation;

public sealed partial class PSModuleInfo
{
    public PSModuleInfo(bool linkToGlobal) => throw Unsupported.Member();
    public PSModuleInfo(ScriptBlock scriptBlock) => throw Unsupported.Member();
    public ModuleAccessMode AccessMode { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string Author { get => throw Unsupported.Member(); }
    public Version ClrVersion { get => throw Unsupported.Member(); }
    public string CompanyName { get => throw Unsupported.Member(); }
    public IEnumerable<string> CompatiblePSEditions { get => throw Unsupported.Member(); }
    public string Copyright { get => throw Unsupported.Member(); }
    public string Definition { get => throw Unsupported.Member(); }
    public string Description { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Version DotNetFrameworkVersion { get => throw Unsupported.Member(); }
    public Dictionary<string, AliasInfo> ExportedAliases { get => throw Unsupported.Member(); }
    public Dictionary<string, CmdletInfo> ExportedCmdlets { get => throw Unsupported.Member(); }
    public Dictionary<string, CommandInfo> ExportedCommands { get => throw Unsupported.Member(); }
    public ReadOnlyCollection<string> ExportedDscResources { get => throw Unsupported.Member(); }
    public ReadOnlyCollection<string> ExportedFormatFiles { get => throw Unsupported.Member(); }
    public Dictionary<string, FunctionInfo> ExportedFunctions { get => throw Unsupported.Member(); }
    public ReadOnlyCollection<string> ExportedTypeFiles { get => throw Unsupported.Member(); }
    public Dictionary<string, PSVariable> ExportedVariables { get => throw Unsupported.Member(); }
    public Dictionary<string, FunctionInfo> ExportedWorkflows { get => throw Unsupported.Member(); }
    public IEnumerable<string> FileList { get => throw Unsupported.Member(); }
    public Guid Guid { get => throw Unsupported.Member(); }
    public string HelpInfoUri { get => throw Unsupported.Member(); }
    public Uri IconUri { get => throw Unsupported.Member(); }
    public Assembly ImplementingAssembly { get => throw Unsupported.Member(); }
    public Uri LicenseUri { get => throw Unsupported.Member(); }
    public bool LogPipelineExecutionDetails { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string ModuleBase { get => throw Unsupported.Member(); }
    public IEnumerable<object> ModuleList { get => throw Unsupported.Member(); }
    public ModuleType ModuleType { get => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); }
    public ReadOnlyCollection<PSModuleInfo> NestedModules { get => throw Unsupported.Member(); }
    public ScriptBlock OnRemove { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string Path { get => throw Unsupported.Member(); }
    public string PowerShellHostName { get => throw Unsupported.Member(); }
    public Version PowerShellHostVersion { get => throw Unsupported.Member(); }
    public Version PowerShellVersion { get => throw Unsupported.Member(); }
    public string Prefix { get => throw Unsupported.Member(); }
    public object? PrivateData { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ProcessorArchitecture ProcessorArchitecture { get => throw Unsupported.Member(); }
    public Uri ProjectUri { get => throw Unsupported.Member(); }
    public string ReleaseNotes { get => throw Unsupported.Member(); }
    public Uri RepositorySourceLocation { get => throw Unsupported.Member(); }
    public IEnumerable<string> RequiredAssemblies { get => throw Unsupported.Member(); }
    public ReadOnlyCollection<PSModuleInfo> RequiredModules { get => throw Unsupported.Member(); }
    public string RootModule { get => throw Unsupported.Member(); }
    public IEnumerable<string> Scripts { get => throw Unsupported.Member(); }
    public SessionState SessionState { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public IEnumerable<string> Tags { get => throw Unsupported.Member(); }
    public static bool UseAppDomainLevelModuleCache { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Version Version { get => throw Unsupported.Member(); }
    public PSObject AsCustomObject() => throw Unsupported.Member();
    public static void ClearAppDomainLevelModulePathCache() => throw Unsupported.Member();
    public PSModuleInfo Clone() => throw Unsupported.Member();
    public ReadOnlyDictionary<string, TypeDefinitionAst> GetExportedTypeDefinitions() => throw Unsupported.Member();
    public PSVariable GetVariableFromCallersModule(string variableName) => throw Unsupported.Member();
    public object? Invoke(ScriptBlock sb, params object[] args) => throw Unsupported.Member();
    public ScriptBlock NewBoundScriptBlock(ScriptBlock scriptBlockToBind) => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
