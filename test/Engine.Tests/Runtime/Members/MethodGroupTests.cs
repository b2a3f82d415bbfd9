using System.Management.Automation;
using System.Management.Automation.Runtime;

namespace Engine.Tests.Runtime.Members;

public class MethodGroupTests
{
    [Fact]
    public void Overloads_are_chosen_by_the_first_arguments_first()
    {
        Assert.Equal(2, Static(typeof(Math), "Max", 1, 2.5));
        Assert.IsType<int>(Static(typeof(Math), "Max", 1, 2L));
        Assert.Equal(5.5, Static(typeof(Math), "Abs", -5.5));
        Assert.Equal("1-2", Static(typeof(string), "Format", "{0}-{1}", 1, 2));
        Assert.Equal("1", Static(typeof(string), "Format", "{0}", new object[] { 1, 2 }));
        Assert.Equal("a1b", Static(typeof(string), "Concat", "a", 1, null, "b"));
        Assert.Equal("1-2-3", Static(typeof(string), "Join", "-", new object[] { 1, 2, 3 }));
        Assert.Equal("ff", Static(typeof(Convert), "ToString", 255, 16));
    }

    [Fact]
    public void Text_converts_to_characters_where_nothing_fits_better()
    {
        Assert.Equal("007", Call("7", "PadLeft", 3, "0"));
        Assert.Equal("c", Call("abcba", "Trim", "a", "b"));
        Assert.Equal("file", Call("file.txt", "TrimEnd", ".txt"));
        Assert.Equal(new[] { "a", "b" }, Call("a,b", "Split", ","));
        Assert.Equal(true, Call("abc", "Equals", "ABC", "OrdinalIgnoreCase"));
    }

    [Fact]
    public void References_are_written_back()
    {
        var reference = new PSReference(0);
        Assert.Equal(true, Static(typeof(int), "TryParse", "42", reference));
        Assert.Equal(42, reference.Value);
        var error = Assert.Throws<MethodException>(() => Static(typeof(int), "TryParse", "5", 0));
        Assert.Equal("Argument: '2' should be a System.Management.Automation.PSReference. Use [ref].", error.Message);
    }

    [Fact]
    public void Errors_say_what_PowerShell_says()
    {
        var none = Assert.Throws<MethodException>(() => Call("abc", "Substring", 1, 2, 3));
        Assert.Equal("Cannot find an overload for \"Substring\" and the argument count: \"3\".", none.Message);
        Assert.Equal("MethodCountCouldNotFindBest", none.ErrorRecord.FullyQualifiedErrorId);
        var thrown = Assert.Throws<MethodInvocationException>(() => Call("abc", "Substring", 9));
        Assert.Equal("Exception calling \"Substring\" with \"1\" argument(s): \"startIndex cannot be larger than length of string. (Parameter 'startIndex')\"", thrown.Message);
        Assert.Equal("ArgumentOutOfRangeException", thrown.ErrorRecord.FullyQualifiedErrorId);
        var argument = Assert.Throws<MethodException>(() => Call("a,b;c", "Split", ",", ";"));
        Assert.StartsWith("Cannot convert argument \"count\", with value: \";\", for \"Split\" to type \"System.Int32\":", argument.Message, StringComparison.Ordinal);
        var constructor = Assert.Throws<MethodException>(() => MethodGroup.ForConstructors(typeof(DateTime)).Invoke(null, ["x", "y"], null));
        Assert.StartsWith("Cannot convert argument \"ticks\", with value: \"x\", for \".ctor\" to type \"System.Int64\":", constructor.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Generic_methods_infer_their_types()
    {
        Assert.Equal(3, Static(typeof(Enumerable), "Count", new[] { 1, 2, 3 }));
        Assert.Equal(6, Static(typeof(Enumerable), "Sum", new[] { 1, 2, 3 }));
        Assert.Equal(new[] { 3 }, Static(typeof(Enumerable), "Skip", new[] { 1, 2, 3 }, 2));
        Assert.IsType<Tuple<int, string>>(Static(typeof(Tuple), "Create", 1, "x"));
    }

    [Fact]
    public void Constructors()
    {
        Assert.Equal(new DateTime(2024, 5, 6), MethodGroup.ForConstructors(typeof(DateTime)).Invoke(null, [2024, 5, 6], null));
        Assert.Equal("zzz", MethodGroup.ForConstructors(typeof(string)).Invoke(null, ["z", 3], null));
        Assert.Equal(2, ((List<string>)MethodGroup.ForConstructors(typeof(List<string>)).Invoke(null, [new[] { "a", "b" }], null)!).Count);
    }

    private static object? Static(Type type, string name, params object?[] arguments) => MethodGroup.ForStatic(type, name)!.Invoke(null, arguments, null);

    private static object? Call(object target, string name, params object?[] arguments)
        => TypeMembers.OfInstances(target.GetType()).FindMethod(name)!.Invoke(target, arguments, null);
}
