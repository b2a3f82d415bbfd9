namespace System.Management.Automation.Runtime;

/// <summary>What a script wrote besides the arguments of a call: casts in front of arguments, and type arguments in brackets.</summary>
/// <param name="ArgumentTypes">For each argument the type it is cast to, or null; null when no argument is cast.</param>
/// <param name="TypeArguments">Type arguments of a generic method; null when there are none.</param>
internal sealed record InvocationConstraints(Type?[]? ArgumentTypes, Type[]? TypeArguments);
