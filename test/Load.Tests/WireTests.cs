using System.Text;
using System.Text.Json;
using Google.Protobuf;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Load.Apps;
using PowerShellWorker.Load.Rpc;

namespace Load.Tests;

public sealed class WireTests
{
    [Fact]
    public void A_template_carries_slot_and_sequence_in_the_invocation_id()
    {
        var template = new RequestTemplate(new InvocationRequest { InvocationId = RequestTemplate.IdPlaceholder, FunctionId = "f" });
        var request = StreamingMessage.Parser.ParseFrom(template.For(77, 123_456_789_012)).InvocationRequest;
        Assert.Equal("f", request.FunctionId);
        Assert.True(Guid.TryParse(request.InvocationId, out _), request.InvocationId);
        Assert.True(RequestTemplate.TryParseId(Encoding.UTF8.GetBytes(request.InvocationId), out var slot, out var sequence));
        Assert.Equal((77, 123_456_789_012), (slot, sequence));
    }

    [Theory]
    [InlineData("")]
    [InlineData("no guid")]
    [InlineData("zzzzzzzz-0000-4000-8000-000000000000")]
    public void Another_id_is_none_of_ours(string id) => Assert.False(RequestTemplate.TryParseId(Encoding.UTF8.GetBytes(id), out _, out _));

    [Theory]
    [InlineData(StatusResult.Types.Status.Success, true)]
    [InlineData(StatusResult.Types.Status.Failure, false)]
    [InlineData(StatusResult.Types.Status.Cancelled, false)]
    public void The_scanner_sees_what_a_full_parse_sees(StatusResult.Types.Status status, bool succeeds)
    {
        var message = new StreamingMessage
        {
            RequestId = "r",
            InvocationResponse = new InvocationResponse
            {
                InvocationId = "the-id",
                OutputData = { new ParameterBinding { Name = "res", Data = new TypedData { Double = 1.5 } } },
                Result = new StatusResult { Result = "text", Status = status, Exception = new RpcException { Message = "m" } },
                ReturnValue = new TypedData { String = "x" },
            },
        };
        Assert.Equal(ScannedKind.InvocationResponse, ResponseScanner.Scan(message.ToByteArray(), out var id, out var succeeded));
        Assert.Equal("the-id", Encoding.UTF8.GetString(id));
        Assert.Equal(succeeds, succeeded);
    }

    [Fact]
    public void The_scanner_tells_logs_and_other_messages_apart()
    {
        Assert.Equal(ScannedKind.Log, ResponseScanner.Scan(new StreamingMessage { RpcLog = new RpcLog { Message = "m" } }.ToByteArray(), out _, out _));
        Assert.Equal(ScannedKind.Other, ResponseScanner.Scan(new StreamingMessage { WorkerHeartbeat = new WorkerHeartbeat() }.ToByteArray(), out _, out _));
        Assert.Equal(ScannedKind.Other, ResponseScanner.Scan([], out _, out _));
    }

    [Fact]
    public void The_scanner_survives_any_bytes()
    {
        var random = new Random(1);
        var bytes = new byte[60];
        for (var i = 0; i < 20_000; i++)
        {
            random.NextBytes(bytes);
            ResponseScanner.Scan(bytes.AsSpan(0, random.Next(bytes.Length)), out _, out _);
        }
    }

    [Theory]
    [InlineData(1)]
    [InlineData(10)]
    [InlineData(60)]
    [InlineData(1000)]
    [InlineData(100_000)]
    public void A_body_is_JSON_of_exactly_the_size_that_was_asked_for(int bytes)
    {
        var body = JsonBody.OfSize(bytes);
        Assert.Equal(bytes, Encoding.UTF8.GetByteCount(body));
        JsonDocument.Parse(body).Dispose();
    }
}
