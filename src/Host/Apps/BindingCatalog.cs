using System.Collections.Frozen;

namespace PowerShellWorker.Host.Apps;

/// <summary>The binding types that function apps use. A type outside this list is a spelling mistake until shown otherwise.</summary>
internal static class BindingCatalog
{
    private static readonly FrozenSet<string> Triggers = FrozenSet.Create(
        StringComparer.OrdinalIgnoreCase,
        "httpTrigger", "timerTrigger", "queueTrigger", "blobTrigger", "serviceBusTrigger", "eventHubTrigger", "eventGridTrigger",
        "cosmosDBTrigger", "kafkaTrigger", "rabbitMQTrigger", "signalRTrigger", "webPubSubTrigger", "sqlTrigger", "mysqlTrigger",
        "redisPubSubTrigger", "redisListTrigger", "redisStreamTrigger", "orchestrationTrigger", "activityTrigger", "entityTrigger",
        "warmupTrigger", "daprBindingTrigger", "daprServiceInvocationTrigger", "daprTopicTrigger", "mcpToolTrigger");

    private static readonly FrozenSet<string> Others = FrozenSet.Create(
        StringComparer.OrdinalIgnoreCase,
        "http", "queue", "blob", "table", "serviceBus", "eventHub", "eventGrid", "cosmosDB", "kafka", "rabbitMQ", "signalR",
        "signalRConnectionInfo", "webPubSub", "webPubSubConnection", "webPubSubContext", "sql", "mysql", "redis", "sendGrid", "twilioSms",
        "notificationHub", "durableClient", "orchestrationClient", "daprState", "daprSecret", "daprInvoke", "daprPublish", "daprBinding",
        "documentDB", "mobileTable", "kusto", "textCompletion", "embeddings", "semanticSearch");

    /// <summary>Triggers whose functions need no storage account.</summary>
    private static readonly FrozenSet<string> WithoutStorage = FrozenSet.Create(
        StringComparer.OrdinalIgnoreCase,
        "httpTrigger", "kafkaTrigger", "rabbitMQTrigger", "orchestrationTrigger", "activityTrigger", "entityTrigger", "timerTrigger");

    public static bool IsKnown(string type) => Triggers.Contains(type) || Others.Contains(type);

    public static bool NeedsStorage(string triggerType) => !WithoutStorage.Contains(triggerType);

    /// <summary>The known type that is spelled most like an unknown one; null when none comes near.</summary>
    public static string? Nearest(string type)
    {
        var best = Triggers.Concat(Others).MinBy(known => Distance(known, type))!;
        return Distance(best, type) <= Math.Max(2, type.Length / 3) ? best : null;
    }

    // Edit distance, without case: both words are short and this runs only on a mistake.
    private static int Distance(string a, string b)
    {
        var row = Enumerable.Range(0, b.Length + 1).ToArray();
        for (var i = 1; i <= a.Length; i++)
        {
            var diagonal = row[0];
            row[0] = i;
            for (var j = 1; j <= b.Length; j++)
            {
                var substituted = diagonal + (char.ToLowerInvariant(a[i - 1]) == char.ToLowerInvariant(b[j - 1]) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.Min(substituted, Math.Min(row[j], row[j - 1]) + 1);
            }
        }

        return row[b.Length];
    }
}
