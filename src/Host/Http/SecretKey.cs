namespace PowerShellWorker.Host.Http;

/// <summary>One key as the files spell it.</summary>
internal sealed record SecretKey(string Name, string Value, bool Encrypted = false);
