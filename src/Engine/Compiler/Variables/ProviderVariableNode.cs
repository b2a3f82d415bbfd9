using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>A variable on a drive: <c>$env:PATH</c>, <c>${function:prompt}</c>, <c>${c:\file.txt}</c>: content of a provider item.</summary>
internal sealed class ProviderVariableNode(VariablePath path) : AssignableNode
{
    public override object? Evaluate(Frame frame)
    {
        if (SpecialVariables.Is(path.DriveName!, "env"))
        {
            return Environment.GetEnvironmentVariable(path.UnqualifiedPath);
        }

        return SpecialVariables.Is(path.DriveName!, "function")
            ? frame.Scope.FindFunction(path.UnqualifiedPath)?.ScriptBlock
            : ProviderVariables.Read(frame.Context, path);
    }

    public override void Assign(Frame frame, object? value)
    {
        if (SpecialVariables.Is(path.DriveName!, "env"))
        {
            Environment.SetEnvironmentVariable(path.UnqualifiedPath, value is null ? null : LanguagePrimitives.ConvertTo<string>(value));
            return;
        }

        ProviderVariables.Write(frame.Context, path, value);
    }

    public override object? Update(Frame frame, UpdateOperation operation)
    {
        var old = Evaluate(frame);
        if (operation.Skips(old))
        {
            return old;
        }

        var value = operation.Apply(frame, old);
        Assign(frame, value);
        return operation.GivesOldValue ? old ?? Boxes.Int(0) : value;
    }
}
