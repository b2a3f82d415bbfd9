using System.Collections;
using System.Collections.ObjectModel;
using System.Management.Automation.Runtime;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation;

public partial class ScriptBlock
{
    /// <summary>A copy that keeps the values which the caller's local variables have now.</summary>
    public ScriptBlock GetNewClosure()
    {
        var context = ExecutionContext.Required;
        var module = new PSModuleInfo($"__DynamicModule_{Guid.NewGuid()}", null, ModuleType.Script) { IsDynamicUnlisted = true };
        var state = new SessionStateInternal(context, SessionState?.Global ?? context.GlobalState, module);
        module.State = state;
        context.CurrentState.CurrentScope.CopyValuesTo(state.TopScope);
        return new ScriptBlock(Code, state) { IsFilter = IsFilter };
    }

    public Collection<PSObject> InvokeWithContext(
        Dictionary<string, ScriptBlock>? functionsToDefine, List<PSVariable>? variablesToDefine, params object[] args)
        => InvokeWithContext((IDictionary?)functionsToDefine, variablesToDefine, args);

    /// <summary>Calls the block in a scope with the given functions and variables.</summary>
    public Collection<PSObject> InvokeWithContext(IDictionary? functionsToDefine, List<PSVariable>? variablesToDefine, params object[] args)
    {
        var context = ExecutionContext.Required;
        var state = SessionState ?? context.CurrentState;
        var outer = state.CurrentScope;
        var scope = new Scope(outer, state, VariableMap.Empty);
        Define(scope, functionsToDefine);
        var call = new ScriptBlockCall { Arguments = args ?? [] };
        foreach (var variable in variablesToDefine ?? [])
        {
            if (variable is null)
            {
                throw new PSInvalidOperationException("The list of variables contains a null entry.");
            }

            if (variable.Name == "_")
            {
                call.Underscore = variable.Value;
            }

            scope.AddVariable(variable);
        }

        state.CurrentScope = scope;
        try
        {
            var sink = new ListSink();
            InvokeToSink(context, sink, context.CurrentStreams, call);
            return ToCollection(sink);
        }
        finally
        {
            state.CurrentScope = outer;
            context.CommandVersion++;
        }
    }

    private static void Define(Scope scope, IDictionary? functions)
    {
        if (functions is null)
        {
            return;
        }

        foreach (DictionaryEntry entry in functions)
        {
            var name = LanguagePrimitives.ConvertTo<string>(entry.Key);
            var body = entry.Value is PSObject wrapper ? wrapper.BaseObject : entry.Value;
            if (string.IsNullOrWhiteSpace(name))
            {
                throw new PSInvalidOperationException("A function to define has no name.");
            }

            if (body is not ScriptBlock block)
            {
                throw new PSInvalidOperationException($"The body of the function '{name}' is no script block.");
            }

            scope.AddFunction(FunctionInfo.Create(name, block));
        }
    }
}
