using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using Shared;

namespace Worker.Tests;

/// <summary>Checks answers, and shows the error when an answer is one unexpectedly.</summary>
internal static class ResponseAssert
{
    public static InvocationResponse Succeeded(InvocationResponse response)
    {
        Assert.True(
            response.IsSuccess(),
            $"{response.Result.Status}: {response.Result.Exception?.Type}: {response.Result.Exception?.Message}\n{response.Result.Exception?.StackTrace}");
        return response;
    }

    public static RpcException Failed(InvocationResponse response)
    {
        Assert.Equal(StatusResult.Types.Status.Failure, response.Result.Status);
        return response.Result.Exception;
    }
}
