namespace System.Management.Automation;

public interface ICommandRuntime2 : ICommandRuntime
{
    bool ShouldContinue(string query, string caption, bool hasSecurityImpact, ref bool yesToAll, ref bool noToAll);
    void WriteInformation(InformationRecord informationRecord);
}
