namespace PowerShellWorker.Rpc;

/// <summary>The status codes of gRPC, with their numbers on the wire.</summary>
public enum RpcStatusCode
{
    /// <summary>Success.</summary>
    Ok = 0,

    /// <summary>Cancelled, as a rule by the caller.</summary>
    Cancelled = 1,

    /// <summary>No better code applies, or the peer sent none that is known.</summary>
    Unknown = 2,

    /// <summary>The caller sent something that is wrong whatever the state of the system.</summary>
    InvalidArgument = 3,

    /// <summary>The deadline passed before the call was over.</summary>
    DeadlineExceeded = 4,

    /// <summary>Something that was asked for does not exist.</summary>
    NotFound = 5,

    /// <summary>Something that was to be made exists already.</summary>
    AlreadyExists = 6,

    /// <summary>The caller may not do this.</summary>
    PermissionDenied = 7,

    /// <summary>A limit was reached, for example the largest message size.</summary>
    ResourceExhausted = 8,

    /// <summary>The system is not in the state that the call needs.</summary>
    FailedPrecondition = 9,

    /// <summary>Given up because of a conflict; the caller may try again from the start.</summary>
    Aborted = 10,

    /// <summary>Past the end of a range.</summary>
    OutOfRange = 11,

    /// <summary>The peer does not know the method or the encoding.</summary>
    Unimplemented = 12,

    /// <summary>The peer, or what came from it, is broken.</summary>
    Internal = 13,

    /// <summary>The peer cannot be reached, or the connection was lost.</summary>
    Unavailable = 14,

    /// <summary>Data was lost for good.</summary>
    DataLoss = 15,

    /// <summary>The caller is not known.</summary>
    Unauthenticated = 16,
}
