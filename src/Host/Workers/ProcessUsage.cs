namespace PowerShellWorker.Host.Workers;

/// <summary>What a worker process uses.</summary>
internal sealed record ProcessUsage(int ProcessId, double MemoryMb, double CpuSeconds);
