namespace PowerShellWorker.Host.Configuration;

/// <summary>One thing that is wrong with what the user wrote: where, what, and how to put it right.</summary>
/// <param name="Where">File with line and column, environment variable or command-line option.</param>
/// <param name="What">Full sentence, or sentences.</param>
/// <param name="Fix">Full sentence; empty when <paramref name="What"/> already says it.</param>
internal sealed record ConfigProblem(string Where, string What, string Fix)
{
    public override string ToString() => Fix.Length == 0 ? $"{Where}: {What}" : $"{Where}: {What} {Fix}";
}
