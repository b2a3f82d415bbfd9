namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>A cookie that a response sets. What is null is left out.</summary>
public sealed class HttpResponseCookie
{
    /// <summary>Name; needed.</summary>
    public string Name { get; set; } = "";

    /// <summary>Value; the host escapes it.</summary>
    public string Value { get; set; } = "";

    /// <summary>Hosts it goes to; null means the one that sent it.</summary>
    public string? Domain { get; set; }

    /// <summary>Path it goes to; null means <c>/</c>.</summary>
    public string? Path { get; set; }

    /// <summary>When it ends; null means with the session.</summary>
    public DateTime? Expires { get; set; }

    /// <summary>Seconds until it ends; wins over <see cref="Expires"/>.</summary>
    public double? MaxAge { get; set; }

    /// <summary>Whether it goes over TLS only.</summary>
    public bool? Secure { get; set; }

    /// <summary>Whether scripts in the browser cannot see it.</summary>
    public bool? HttpOnly { get; set; }

    /// <summary><c>Lax</c>, <c>Strict</c> or <c>None</c>; null leaves the choice to the browser.</summary>
    public string? SameSite { get; set; }
}
