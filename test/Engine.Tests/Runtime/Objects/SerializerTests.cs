using System.Collections;
using System.Collections.Specialized;
using System.Management.Automation;
using System.Management.Automation.Runtime;

namespace Engine.Tests.Runtime.Objects;

public class SerializerTests
{
    [Fact]
    public void Objects_are_written_as_PowerShell_writes_them()
    {
        var text = PSSerializer.Serialize(CustomObject.FromDictionary(new OrderedDictionary { ["A"] = 1.5, ["B"] = new object[] { true } }));
        const string expected = """
            <Objs Version="1.1.0.1" xmlns="http://schemas.microsoft.com/powershell/2004/04">
              <Obj RefId="0">
                <TN RefId="0">
                  <T>System.Management.Automation.PSCustomObject</T>
                  <T>System.Object</T>
                </TN>
                <MS>
                  <Db N="A">1.5</Db>
                  <Obj N="B" RefId="1">
                    <TN RefId="1">
                      <T>System.Object[]</T>
                      <T>System.Array</T>
                      <T>System.Object</T>
                    </TN>
                    <LST>
                      <B>true</B>
                    </LST>
                  </Obj>
                </MS>
              </Obj>
            </Objs>
            """;
        Assert.Equal(expected, text);
    }

    [Theory]
    [InlineData("a<b & \u0001_x0041_")]
    [InlineData(5)]
    [InlineData(2.5)]
    [InlineData(true)]
    [InlineData('c')]
    [InlineData(long.MinValue)]
    public void Primitives_come_back_as_they_were(object value) => Assert.Equal(value, PSSerializer.Deserialize(PSSerializer.Serialize(value)));

    [Fact]
    public void Other_objects_come_back_as_property_bags()
    {
        var written = CustomObject.FromDictionary(new OrderedDictionary { ["v"] = new Version(1, 2), ["uri"] = new UriBuilder("http", "h") });
        var read = Assert.IsType<PSObject>(PSSerializer.Deserialize(PSSerializer.Serialize(written)));
        Assert.Equal("Deserialized.System.Management.Automation.PSCustomObject", read.TypeNames[0]);
        Assert.Equal(new Version(1, 2), read.Properties["v"]!.Value);
        var nested = Assert.IsType<PSObject>(read.Properties["uri"]!.Value);
        Assert.Equal("Deserialized.System.UriBuilder", nested.TypeNames[0]);
        Assert.Equal("h", nested.Properties["Host"]!.Value);
        Assert.Equal("http://h/", nested.ToString());
    }

    [Fact]
    public void Dictionaries_and_repeated_objects()
    {
        var shared = CustomObject.FromDictionary(new Hashtable { ["x"] = 1 });
        var read = (Hashtable)PSObject.AsPSObject(PSSerializer.Deserialize(PSSerializer.Serialize(new Hashtable { ["a"] = shared, ["b"] = shared }, 3))!).BaseObject;
        Assert.Same(read["a"], read["b"]);
    }

    [Fact]
    public void Text_that_is_no_CLIXML_is_refused()
        => Assert.Throws<System.Xml.XmlException>(() => PSSerializer.Deserialize("<nope/>"));
}
