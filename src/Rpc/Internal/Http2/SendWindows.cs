namespace PowerShellWorker.Rpc.Internal.Http2;

/// <summary>How much may be sent: the peer gives credit for the connection and for the stream, and the smaller one counts.</summary>
internal sealed class SendWindows
{
    private const int Initial = 65_535;

    private readonly Lock _gate = new();
    private long _connection = Initial;
    private long _stream = Initial;
    private long _initialStream = Initial;
    private TaskCompletionSource? _opened;

    /// <summary>Nothing will be sent any more.</summary>
    public bool IsClosed { get; private set; }

    /// <summary>Takes credit, at most <paramref name="wanted"/> bytes; 0 when there is none.</summary>
    public int Take(int wanted)
    {
        lock (_gate)
        {
            var granted = (int)Math.Clamp(Math.Min(_connection, _stream), 0, wanted);
            _connection -= granted;
            _stream -= granted;
            return granted;
        }
    }

    /// <summary>Ends when there is credit again, or nothing will be sent any more.</summary>
    public Task WaitAsync()
    {
        lock (_gate)
        {
            if (IsClosed || Math.Min(_connection, _stream) > 0)
            {
                return Task.CompletedTask;
            }

            _opened ??= new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
            return _opened.Task;
        }
    }

    public void Add(bool isConnection, long credit)
    {
        lock (_gate)
        {
            ref var window = ref isConnection ? ref _connection : ref _stream;
            window += credit;
            if (credit == 0 || window > int.MaxValue)
            {
                throw new Http2Exception("The peer sent a WINDOW_UPDATE that is zero or too large.");
            }

            ReleaseUnderLock();
        }
    }

    /// <summary>SETTINGS_INITIAL_WINDOW_SIZE counts for what was sent already, too, so the window may become negative.</summary>
    public void SetInitial(long initial)
    {
        lock (_gate)
        {
            _stream += initial - _initialStream;
            _initialStream = initial;
            ReleaseUnderLock();
        }
    }

    /// <summary>Releases whoever waits: the connection is gone.</summary>
    public void Close()
    {
        lock (_gate)
        {
            IsClosed = true;
            _opened?.TrySetResult();
            _opened = null;
        }
    }

    private void ReleaseUnderLock()
    {
        if (Math.Min(_connection, _stream) > 0)
        {
            _opened?.TrySetResult();
            _opened = null;
        }
    }
}
