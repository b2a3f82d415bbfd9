using System.Management.Automation;
using System.Management.Automation.Runtime;

namespace Engine.Tests.Runtime.Types;

public class TypeResolverTests
{
    [Theory]
    [InlineData("int", typeof(int))]
    [InlineData("SYSTEM.STRING", typeof(string))]
    [InlineData("Text.StringBuilder", typeof(System.Text.StringBuilder))]
    [InlineData("int[]", typeof(int[]))]
    [InlineData("int[,]", typeof(int[,]))]
    [InlineData("System.Collections.Generic.List[string]", typeof(List<string>))]
    [InlineData("System.Collections.Generic.Dictionary[string, int[]]", typeof(Dictionary<string, int[]>))]
    [InlineData("System.Collections.Generic.List`1[[System.Int32]]", typeof(List<int>))]
    [InlineData("System.Collections.Generic.List`1", typeof(List<>))]
    [InlineData("System.Environment+SpecialFolder", typeof(Environment.SpecialFolder))]
    [InlineData("nullable[int]", typeof(int?))]
    [InlineData("io.path", typeof(Path))]
    [InlineData("System.Net.Http.HttpClient", typeof(HttpClient))]
    [InlineData("System.Numerics.BigInteger", typeof(System.Numerics.BigInteger))]
    [InlineData("System.Collections.Generic.SortedSet[int]", typeof(SortedSet<int>))]
    [InlineData("System.Diagnostics.Process", typeof(System.Diagnostics.Process))]
    [InlineData("pscustomobject", typeof(PSObject))]
    public void Names_resolve(string name, Type expected)
    {
        Assert.True(TypeResolver.TryResolve(name, out var type));
        Assert.Equal(expected, type);
    }

    [Theory]
    [InlineData("no.such")]
    [InlineData("System.Collections.Generic.List[nosuch]")]
    [InlineData("")]
    [InlineData("int[")]
    public void Unknown_names_do_not(string name) => Assert.False(TypeResolver.TryResolve(name, out _));

    [Fact]
    public void Types_show_their_short_names()
    {
        Assert.Equal("int", TypeText.Short(typeof(int)));
        Assert.Equal("System.Collections.Generic.Dictionary[string,int[]]", TypeText.Short(typeof(Dictionary<string, int[]>)));
        Assert.Equal("psobject", TypeText.Short(typeof(PSObject)));
    }
}
