namespace System.Management.Automation.Internal;

public sealed class CommonParameters
{
    internal CommonParameters() { }
    public SwitchParameter Debug { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ActionPreference ErrorAction { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string ErrorVariable { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ActionPreference InformationAction { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string InformationVariable { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int OutBuffer { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string OutVariable { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string PipelineVariable { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public SwitchParameter Verbose { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ActionPreference WarningAction { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string WarningVariable { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
