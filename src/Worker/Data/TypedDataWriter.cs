using System.Management.Automation;
using Google.Protobuf;
using Microsoft.Azure.Functions.PowerShellWorker.Data.Json;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Data;

/// <summary>Turns what scripts hand out into values of messages.</summary>
internal static class TypedDataWriter
{
    /// <summary>The value in the kind that fits it; JSON for everything that has none of its own.</summary>
    /// <exception cref="JsonDepthException">The value nests too deep.</exception>
    public static TypedData ToTypedData(object? value, int jsonDepth)
    {
        var item = value is PSObject wrapper ? wrapper.BaseObject : value;
        return item switch
        {
            null or DBNull => new TypedData(),
            TypedData data => data,
            string text => JsonReader.IsContainer(text) ? new TypedData { Json = text } : new TypedData { String = text },
            double number => new TypedData { Double = number },
            long number => new TypedData { Int = number },
            int number => new TypedData { Int = number },
            // The array is handed over, not copied: the script that made it is over.
            byte[] bytes => new TypedData { Bytes = UnsafeByteOperations.UnsafeWrap(bytes) },
            // Hosts read an empty value from the kind "stream".
            Stream stream => new TypedData { Bytes = ByteString.FromStream(stream) },
            HttpResponseContext response => new TypedData { Http = HttpResponseWriter.ToRpcHttp(response, jsonDepth) },
            _ => new TypedData { Json = JsonWriter.Write(value, jsonDepth) },
        };
    }
}
