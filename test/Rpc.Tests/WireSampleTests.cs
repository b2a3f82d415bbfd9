using Google.Protobuf;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Rpc.Tests;

/// <summary>Bytes that other implementations of the contract write; ours must write and read the same.</summary>
public sealed class WireSampleTests
{
    private static readonly (IMessage Message, string Hex)[] Samples =
    [
        (new StreamingMessage { StartStream = new StartStream { WorkerId = "w1" } }, "A2 01 04 12 02 77 31"),
        (new StreamingMessage { RequestId = "r", WorkerStatusResponse = new WorkerStatusResponse() }, "0A 01 72 6A 00"),
        (new StreamingMessage { InvocationCancel = new InvocationCancel { InvocationId = "a" } }, "AA 01 03 12 01 61"),
        (new StatusResult { Status = StatusResult.Types.Status.Success }, "20 01"),
        (new StatusResult { Status = StatusResult.Types.Status.Failure }, ""),
        (new TypedData { String = "" }, "0A 00"),
        (new TypedData { Int = 0 }, "30 00"),
        (new TypedData { Int = -1 }, "30 01"),
        (new TypedData { Int = 1 }, "30 02"),
        (new TypedData { Double = 0 }, "39 00 00 00 00 00 00 00 00"),
        (new TypedData(), ""),
        (new NullableBool { Value = false }, "08 00"),
        (new RpcHttp { Headers = { ["a"] = "b" } }, "1A 06 0A 01 61 12 01 62"),
        (new RpcHttp { StatusCode = "200" }, "62 03 32 30 30"),
        (new RpcHttp { Body = new TypedData() }, "22 00"),
        (new RpcHttp { Query = { ["q"] = "1" } }, "7A 06 0A 01 71 12 01 31"),
        (new RpcHttp { EnableContentNegotiation = true }, "80 01 01"),
        (new RpcHttp { RawBody = new TypedData() }, "8A 01 00"),
        (new RpcHttp { Identities = { new RpcClaimsIdentity() } }, "92 01 00"),
        (new RpcHttp { Cookies = { new RpcHttpCookie() } }, "9A 01 00"),
        (new ParameterBinding { Name = "x", Data = new TypedData { String = "y" } }, "0A 01 78 12 03 0A 01 79"),
        (new InvocationResponse { Result = new StatusResult() }, "1A 00"),
        (new InvocationResponse { ReturnValue = new TypedData() }, "22 00"),
        (new StreamingMessage { WorkerInitResponse = new WorkerInitResponse { Result = new StatusResult { Status = StatusResult.Types.Status.Success } } },
            "82 01 04 1A 02 20 01"),
        (new RpcRetryOptions { MaxRetryCount = -1 }, "10 FF FF FF FF FF FF FF FF FF 01"),
        (new StreamingMessage { WorkerInitRequest = new WorkerInitRequest() }, "8A 01 00"),
        (new StreamingMessage { FunctionEnvironmentReloadRequest = new FunctionEnvironmentReloadRequest() }, "CA 01 00"),
        (new StreamingMessage { WorkerWarmupResponse = new WorkerWarmupResponse() }, "92 02 00"),
    ];

    public static TheoryData<int> Indexes => [.. Enumerable.Range(0, Samples.Length)];

    [Theory]
    [MemberData(nameof(Indexes))]
    public void A_message_has_the_bytes_of_the_contract(int index)
    {
        var (message, hex) = Samples[index];
        var bytes = Convert.FromHexString(hex.Replace(" ", ""));
        Assert.Equal(Convert.ToHexString(bytes), Convert.ToHexString(message.ToByteArray()));
        Assert.Equal(message, message.Descriptor.Parser.ParseFrom(bytes));
    }

    [Fact]
    public void The_payload_may_come_before_the_request_id()
    {
        var message = StreamingMessage.Parser.ParseFrom(Convert.FromHexString("6A000A0172"));
        Assert.Equal("r", message.RequestId);
        Assert.Equal(StreamingMessage.ContentOneofCase.WorkerStatusResponse, message.ContentCase);
    }

    [Fact]
    public void Of_two_payloads_the_last_one_counts()
    {
        var message = StreamingMessage.Parser.ParseFrom(Convert.FromHexString("6A00" + "A20104" + "12027731"));
        Assert.Equal("w1", message.StartStream.WorkerId);
    }

    [Fact]
    public void Unknown_fields_and_enum_numbers_are_kept()
    {
        var data = Convert.FromHexString("2063" + "F80601");
        var result = StatusResult.Parser.ParseFrom(data);
        Assert.Equal(99, (int)result.Status);
        Assert.Equal(data, result.ToByteArray());
    }

    [Fact]
    public void A_map_entry_without_a_value_is_an_empty_value()
    {
        var request = InvocationRequest.Parser.ParseFrom(Convert.FromHexString("2203" + "0A0161"));
        Assert.Equal(TypedData.DataOneofCase.None, request.TriggerMetadata["a"].DataCase);
    }

    [Fact]
    public void Numbers_may_come_packed_or_not()
    {
        Assert.Equal([1, -1], CollectionSInt64.Parser.ParseFrom(Convert.FromHexString("0A020201")).Sint64);
        Assert.Equal([1, -1], CollectionSInt64.Parser.ParseFrom(Convert.FromHexString("08020801")).Sint64);
        Assert.Equal("0A020201", Convert.ToHexString(new CollectionSInt64 { Sint64 = { 1, -1 } }.ToByteArray()));
    }

    [Fact]
    public void A_text_that_is_no_UTF8_is_read_with_replacement_characters()
    {
        var log = RpcLog.Parser.ParseFrom(Convert.FromHexString("2203" + "61FF62"));
        Assert.Equal("a\uFFFDb", log.Message);
    }

    [Fact]
    public void A_lone_surrogate_is_written_as_a_replacement_character()
    {
        var log = RpcLog.Parser.ParseFrom(new RpcLog { Message = "a\uD800b" }.ToByteArray());
        Assert.Equal("a\uFFFDb", log.Message);
    }

    [Fact]
    public void Every_message_of_the_envelope_has_its_number()
    {
        int[] expected = [2, 4, 5, 6, 7, 8, 9, 12, 13, 14, 15, 16, 17, 20, 21, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34];
        var content = Assert.Single(StreamingMessage.Descriptor.Oneofs, oneof => oneof.Name == "content");
        Assert.Equal(expected, content.Fields.Select(field => field.FieldNumber).Order());
        Assert.Equal("AzureFunctionsRpcMessages.StreamingMessage", StreamingMessage.Descriptor.FullName);
        Assert.Equal("RpcClaimsIdentity", RpcClaimsIdentity.Descriptor.FullName);
        Assert.Equal("NullableTimestamp", NullableTimestamp.Descriptor.FullName);
    }
}
