using System.Collections.Concurrent;
using System.Management.Automation.Language;
using System.Management.Automation.Runspaces;

namespace System.Management.Automation;

/// <summary>Short names of types. Scripts reach this type by reflection, under this name.</summary>
internal static class TypeAccelerators
{
    private static readonly Dictionary<string, Type> _byName = Create();
    private static readonly ConcurrentDictionary<Type, string> _byType = Invert();
    private static readonly Lock _gate = new();
    private static Dictionary<string, Type>? _shown;

    /// <summary>All accelerators: a copy, as changing it would change nothing.</summary>
    public static Dictionary<string, Type> Get
    {
        get
        {
            lock (_gate)
            {
                return _shown ??= new Dictionary<string, Type>(_byName, StringComparer.OrdinalIgnoreCase);
            }
        }
    }

    public static void Add(string typeName, Type type)
    {
        ArgumentNullException.ThrowIfNull(typeName);
        ArgumentNullException.ThrowIfNull(type);
        lock (_gate)
        {
            _byName.Add(typeName, type);
            _byType.TryAdd(type, typeName);
            _shown = null;
        }

        Runtime.TypeResolver.Forget();
    }

    public static bool Remove(string typeName)
    {
        bool removed;
        lock (_gate)
        {
            removed = _byName.Remove(typeName, out var type);
            if (type is not null && _byType.TryGetValue(type, out var name) && name.Equals(typeName, StringComparison.OrdinalIgnoreCase))
            {
                _byType.TryRemove(type, out _);
            }

            _shown = null;
        }

        Runtime.TypeResolver.Forget();
        return removed;
    }

    internal static bool TryGet(string name, out Type? type)
    {
        lock (_gate)
        {
            return _byName.TryGetValue(name, out type);
        }
    }

    /// <summary>The short name under which a type is shown.</summary>
    internal static bool TryGetName(Type type, out string name) => _byType.TryGetValue(type, out name!);

    private static ConcurrentDictionary<Type, string> Invert()
    {
        var names = new ConcurrentDictionary<Type, string>();
        foreach (var (name, type) in _byName)
        {
            names.TryAdd(type, name);
        }

        return names;
    }

    // The first name of a type is the one it is shown under.
    private static Dictionary<string, Type> Create() => new(StringComparer.OrdinalIgnoreCase)
    {
        ["Alias"] = typeof(AliasAttribute),
        ["AllowEmptyCollection"] = typeof(AllowEmptyCollectionAttribute),
        ["AllowEmptyString"] = typeof(AllowEmptyStringAttribute),
        ["AllowNull"] = typeof(AllowNullAttribute),
        ["ArgumentCompleter"] = typeof(ArgumentCompleterAttribute),
        ["array"] = typeof(Array),
        ["bool"] = typeof(bool),
        ["byte"] = typeof(byte),
        ["char"] = typeof(char),
        ["CmdletBinding"] = typeof(CmdletBindingAttribute),
        ["datetime"] = typeof(DateTime),
        ["decimal"] = typeof(decimal),
        ["double"] = typeof(double),
        ["DscResource"] = typeof(DscResourceAttribute),
        ["float"] = typeof(float),
        ["single"] = typeof(float),
        ["guid"] = typeof(Guid),
        ["hashtable"] = typeof(Collections.Hashtable),
        ["int"] = typeof(int),
        ["int32"] = typeof(int),
        ["short"] = typeof(short),
        ["int16"] = typeof(short),
        ["long"] = typeof(long),
        ["int64"] = typeof(long),
        ["cultureinfo"] = typeof(Globalization.CultureInfo),
        ["ipaddress"] = typeof(Net.IPAddress),
        ["IPEndpoint"] = typeof(Net.IPEndPoint),
        ["mailaddress"] = typeof(Net.Mail.MailAddress),
        ["NullString"] = typeof(NullString),
        ["OutputType"] = typeof(OutputTypeAttribute),
        ["ObjectSecurity"] = typeof(Security.AccessControl.ObjectSecurity),
        ["ordered"] = typeof(Collections.Specialized.OrderedDictionary),
        ["Parameter"] = typeof(ParameterAttribute),
        ["PSCredential"] = typeof(PSCredential),
        ["PSDefaultValue"] = typeof(PSDefaultValueAttribute),
        ["pslistmodifier"] = typeof(PSListModifier),
        ["psobject"] = typeof(PSObject),
        ["pscustomobject"] = typeof(PSObject),
        ["psprimitivedictionary"] = typeof(PSPrimitiveDictionary),
        ["ref"] = typeof(PSReference),
        ["PSTypeNameAttribute"] = typeof(PSTypeNameAttribute),
        ["regex"] = typeof(Text.RegularExpressions.Regex),
        ["DscProperty"] = typeof(DscPropertyAttribute),
        ["sbyte"] = typeof(sbyte),
        ["string"] = typeof(string),
        ["SupportsWildcards"] = typeof(SupportsWildcardsAttribute),
        ["switch"] = typeof(SwitchParameter),
        ["bigint"] = typeof(Numerics.BigInteger),
        ["semver"] = typeof(SemanticVersion),
        ["securestring"] = typeof(Security.SecureString),
        ["timespan"] = typeof(TimeSpan),
        ["ushort"] = typeof(ushort),
        ["uint16"] = typeof(ushort),
        ["uint"] = typeof(uint),
        ["uint32"] = typeof(uint),
        ["ulong"] = typeof(ulong),
        ["uint64"] = typeof(ulong),
        ["uri"] = typeof(Uri),
        ["ValidateCount"] = typeof(ValidateCountAttribute),
        ["ValidateDrive"] = typeof(ValidateDriveAttribute),
        ["ValidateLength"] = typeof(ValidateLengthAttribute),
        ["ValidateNotNull"] = typeof(ValidateNotNullAttribute),
        ["ValidateNotNullOrEmpty"] = typeof(ValidateNotNullOrEmptyAttribute),
        ["ValidateNotNullOrWhiteSpace"] = typeof(ValidateNotNullOrWhiteSpaceAttribute),
        ["ValidatePattern"] = typeof(ValidatePatternAttribute),
        ["ValidateRange"] = typeof(ValidateRangeAttribute),
        ["ValidateScript"] = typeof(ValidateScriptAttribute),
        ["ValidateSet"] = typeof(ValidateSetAttribute),
        ["ValidateUserDrive"] = typeof(ValidateUserDriveAttribute),
        ["version"] = typeof(Version),
        ["void"] = typeof(void),
        ["WildcardPattern"] = typeof(WildcardPattern),
        ["X500DistinguishedName"] = typeof(Security.Cryptography.X509Certificates.X500DistinguishedName),
        ["X509Certificate"] = typeof(Security.Cryptography.X509Certificates.X509Certificate),
        ["xml"] = typeof(Xml.XmlDocument),
        ["scriptblock"] = typeof(ScriptBlock),
        ["psvariable"] = typeof(PSVariable),
        ["type"] = typeof(Type),
        ["psmoduleinfo"] = typeof(PSModuleInfo),
        ["powershell"] = typeof(PowerShell),
        ["runspacefactory"] = typeof(RunspaceFactory),
        ["runspace"] = typeof(Runspace),
        ["initialsessionstate"] = typeof(InitialSessionState),
        ["psscriptmethod"] = typeof(PSScriptMethod),
        ["psscriptproperty"] = typeof(PSScriptProperty),
        ["psnoteproperty"] = typeof(PSNoteProperty),
        ["psaliasproperty"] = typeof(PSAliasProperty),
        ["psvariableproperty"] = typeof(PSVariableProperty),
    };
}
