using Shared.Hosting;

namespace Host.Tests.Serving;

/// <summary>One host for all tests that only ask it something.</summary>
public sealed class ServingFixture : IAsyncLifetime
{
    private readonly ScriptedApp _app = new(
        """
        { "version": "2.0", "extensions": { "http": { "customHeaders": { "X-Custom": "yes" } } } }
        """);

    public HostProcess Host { get; private set; } = null!;

    public HttpClient Client => Host.Client;

    public async ValueTask InitializeAsync()
    {
        _app.With("Echo", "echo")
            .With("Describe", "describe", """ "route": "describe/{id:int?}/{*rest}" """)
            .With("OnlyPost", "text posted", """ "methods": ["post"] """)
            .With("Text", "text héllo")
            .With("Html", "header Content-Type=text/html\ntext <p>")
            .With("Json", "header content-type=application/json\njson {\"a\":[1,2]}")
            .With("Scalar", "json true")
            .With("Number", "int 42")
            .With("Bytes", "bytes 3")
            .With("Empty", "status 201")
            .With("NoContent", "status 204\ntext ignored")
            .With("Nothing", "nothing")
            .With("Teapot", "status 418\nheader X-A=1\nheader x-a=2\ntext short and stout")
            .With("BadStatus", "status 9999")
            .With("BadHeader", "header X-A=\u0001\ntext x")
            .With("Cookies", "cookie { \"name\": \"a\", \"value\": \"1\" }\ncookie { \"name\": \"b\", \"value\": \"2\", \"httpOnly\": { \"value\": true } }")
            .With("Plain", "value { \"string\": \"just text\" }")
            .With("PlainObject", "value { \"json\": \"{\\\"statusCode\\\":202,\\\"headers\\\":{\\\"X-B\\\":\\\"c\\\"},\\\"body\\\":\\\"inner\\\"}\" }")
            .With("Strange", "value { \"http\": { \"body\": { \"collectionString\": { \"string\": [\"a\"] } } } }")
            .With("Fail", "log about to fail\nfail the script says no")
            .With("LoadFails", "loadfail run.ps1:3:1 missing brace")
            .With("Off", "text off", """ "methods": [] """)
            .With("Environment", "environment FROM_SETTINGS")
            .WithFile("Bad/function.json", "{ \"bindings\": [ { \"type\": \"htpTrigger\", \"name\": \"a\" } ] }")
            .WithFile("Bad/run.ps1", "")
            .WithFile("Tick/function.json", "{ \"bindings\": [ { \"type\": \"timerTrigger\", \"name\": \"Timer\", \"direction\": \"in\", \"schedule\": \"0 0 0 * * *\" } ] }")
            .WithFile("Tick/run.ps1", "log tick tock")
            .WithFile("local.settings.json", "{ \"Values\": { \"FROM_SETTINGS\": \"set\", \"AzureWebJobs.Off.Disabled\": \"true\" } }");
        Host = await _app.StartAsync(["--cors", "http://page.example"]);
    }

    public async ValueTask DisposeAsync()
    {
        if (Host is not null)
        {
            await Host.DisposeAsync();
        }

        _app.Dispose();
    }
}
