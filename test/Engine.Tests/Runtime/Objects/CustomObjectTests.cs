using System.Management.Automation;
using System.Collections;
using System.Collections.Specialized;
using System.Management.Automation.Runtime;

namespace Engine.Tests.Runtime.Objects;

public class CustomObjectTests
{
    [Fact]
    public void A_dictionary_becomes_properties_in_its_order()
    {
        var o = CustomObject.FromDictionary(new OrderedDictionary { ["b"] = 1, ["a"] = "x" });
        Assert.Equal(["b", "a"], o.Properties.Select(p => p.Name));
        Assert.Equal("@{b=1; a=x}", o.ToString());
        Assert.Equal(["System.Management.Automation.PSCustomObject", "System.Object"], o.TypeNames);
        Assert.IsType<PSCustomObject>(o.BaseObject);
    }

    [Fact]
    public void A_property_found_writes_through()
    {
        var o = CustomObject.FromDictionary(new Hashtable { ["a"] = 1 });
        o.Properties["A"]!.Value = 5;
        Assert.Equal(5, o.Properties["a"]!.Value);
        Assert.Equal("int a=5", o.Properties["a"]!.ToString());
    }

    [Fact]
    public void Members_of_other_objects_last_as_long_as_they_do()
    {
        var list = new List<int> { 1 };
        PSObject.AsPSObject(list).Properties.Add(new PSNoteProperty("Note", "n"));
        Assert.Equal("n", PSObject.AsPSObject(list).Properties["Note"]!.Value);
        Assert.Null(PSObject.AsPSObject(new List<int>()).Properties["Note"]);
    }

    [Fact]
    public void Copies_are_apart()
    {
        var o = CustomObject.FromDictionary(new Hashtable { ["a"] = 1 });
        var copy = o.Copy();
        copy.Properties["a"]!.Value = 2;
        Assert.Equal(1, o.Properties["a"]!.Value);
        Assert.Equal(2, copy.Properties["a"]!.Value);
    }

    [Fact]
    public void Removed_members_are_gone_and_the_rest_keep_their_values()
    {
        var o = CustomObject.FromDictionary(new OrderedDictionary { ["a"] = 1, ["b"] = 2, ["c"] = 3 });
        o.Properties.Remove("b");
        Assert.Equal("@{a=1; c=3}", o.ToString());
    }

    [Fact]
    public void Aliases_and_type_names()
    {
        var o = CustomObject.FromDictionary(new OrderedDictionary { ["PSTypeName"] = "My.Type", ["a"] = 1 });
        Assert.Equal("My.Type", o.TypeNames[0]);
        o.Members.Add(new PSAliasProperty("x", "a", typeof(string)));
        Assert.Equal("1", o.Properties["x"]!.Value);
    }

    [Fact]
    public void NET_properties_show_as_properties()
    {
        var o = PSObject.AsPSObject("abc");
        Assert.Equal(3, o.Properties["length"]!.Value);
        Assert.Equal("int Length {get;}", o.Properties["Length"]!.ToString());
        Assert.Equal("string Substring(int startIndex), string Substring(int startIndex, int length)", o.Methods["Substring"]!.ToString());
    }

    [Fact]
    public void Type_data_adds_members()
    {
        var file = PSObject.AsPSObject(new FileInfo("/tmp/a.b.txt"));
        Assert.Equal("a.b", file.Properties["BaseName"]!.Value);
        Assert.Equal(2, PSObject.AsPSObject(new[] { 1, 2 }).Properties["Count"]!.Value);
        Assert.Equal(PSMemberTypes.ScriptProperty, PSObject.AsPSObject(DateTime.Now).Properties["DateTime"]!.MemberType);
    }

    [Fact]
    public void Xml_elements_and_attributes_show_as_properties()
    {
        var x = LanguagePrimitives.ConvertTo<System.Xml.XmlDocument>("<root a=\"1\"><item>one</item><item>two</item><n/></root>");
        var root = PSObject.AsPSObject(PSObject.AsPSObject(x).Properties["root"]!.Value!);
        Assert.Equal("1", root.Properties["a"]!.Value);
        Assert.Equal(new object[] { "one", "two" }, root.Properties["item"]!.Value);
        Assert.Equal("", root.Properties["n"]!.Value);
    }
}
