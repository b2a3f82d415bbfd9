namespace System.Management.Automation.Language;

/// <summary>A visitor that is also told when it leaves a node.</summary>
public interface IAstPostVisitHandler
{
    void PostVisit(Ast ast);
}
