namespace System.Management.Automation.Runtime;

/// <summary>The five operators that numbers share; the names of the .NET operator methods follow from it.</summary>
internal enum ArithmeticOperation
{
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
}
