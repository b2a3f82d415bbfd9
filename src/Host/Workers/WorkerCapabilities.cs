namespace PowerShellWorker.Host.Workers;

/// <summary>What a worker said it can do. A capability is on when its value is not empty, whatever the value says.</summary>
internal sealed class WorkerCapabilities
{
    public static readonly WorkerCapabilities None = new(new Dictionary<string, string>());

    private readonly IReadOnlyDictionary<string, string> _values;

    public WorkerCapabilities(IEnumerable<KeyValuePair<string, string>> values)
    {
        _values = new Dictionary<string, string>(values, StringComparer.Ordinal);
        SendsBodyOnly = Has("RpcHttpBodyOnly");
        OmitsHttpFromTriggerMetadata = Has("RpcHttpTriggerMetadataRemoved");
        SendsBodyAsBytes = Has("RawHttpBodyBytes");
        UsesNullableMaps = Has("UseNullableValueDictionaryForHttp");
        IgnoresEmptyHeaders = Has("IgnoreEmptyValuedRpcHttpHeaders");
        HandlesTerminate = Has("HandlesWorkerTerminateMessage");
        HandlesCancel = Has("HandlesInvocationCancelMessage");
        TakesLoadCollection = Has("SupportsLoadResponseCollection");
        ReportsUserExceptions = Has("EnableUserCodeException");
        AnswersStatus = Has("WorkerStatus");
    }

    /// <summary>The body once and unparsed, no rawBody.</summary>
    public bool SendsBodyOnly { get; }

    /// <summary>The request is not repeated in the trigger metadata.</summary>
    public bool OmitsHttpFromTriggerMetadata { get; }

    /// <summary>Bodies go as bytes whatever their content type.</summary>
    public bool SendsBodyAsBytes { get; }

    /// <summary>nullable_headers, nullable_params and nullable_query instead of the plain maps; empty values are kept.</summary>
    public bool UsesNullableMaps { get; }

    public bool IgnoresEmptyHeaders { get; }

    /// <summary>WorkerTerminate goes out before the kill.</summary>
    public bool HandlesTerminate { get; }

    public bool HandlesCancel { get; }

    /// <summary>All functions are loaded by one message, and answered by one.</summary>
    public bool TakesLoadCollection { get; }

    /// <summary>RpcException.type and is_user_exception carry the script's error.</summary>
    public bool ReportsUserExceptions { get; }

    public bool AnswersStatus { get; }

    public IEnumerable<string> Names => _values.Where(static pair => pair.Value.Length > 0).Select(static pair => pair.Key);

    private bool Has(string name) => _values.TryGetValue(name, out var value) && value.Length > 0;
}
