namespace PowerShellWorker.Host.Apps;

/// <summary>Who may call an HTTP function. Ordered: a higher level may do all that a lower one may.</summary>
internal enum AuthorizationLevel
{
    /// <summary>Everybody.</summary>
    Anonymous,

    /// <summary>Signed-in users; needs a key locally.</summary>
    User,

    /// <summary>Holders of a function or host key.</summary>
    Function,

    /// <summary>Holders of a system key.</summary>
    System,

    /// <summary>Holders of the master key.</summary>
    Admin,
}
