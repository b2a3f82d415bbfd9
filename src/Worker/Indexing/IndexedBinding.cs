using Microsoft.Azure.Functions.PowerShellWorker.Data.Json;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Indexing;

/// <summary>A binding that code declares.</summary>
internal sealed record IndexedBinding(string Name, string Type, BindingInfo.Types.Direction Direction, OrderedHashtable Properties)
{
    /// <summary>As function.json would have it.</summary>
    public string ToJson()
    {
        var json = new OrderedHashtable
        {
            ["name"] = Name,
            ["direction"] = Direction == BindingInfo.Types.Direction.In ? "in" : "out",
            ["type"] = Type,
        };
        foreach (System.Collections.DictionaryEntry property in Properties)
        {
            json[property.Key] = property.Value;
        }

        return JsonWriter.Write(json, JsonReader.MaxDepth);
    }
}
