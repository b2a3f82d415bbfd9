using System.Security.Cryptography;

namespace Microsoft.PowerShell.Commands;

/// <summary>Random numbers and choices that nobody can foretell.</summary>
[Cmdlet("Get", "SecureRandom", DefaultParameterSetName = "RandomNumber", HelpUri = "https://go.microsoft.com/fwlink/?linkid=2235055", RemotingCapability = RemotingCapability.None)]
[OutputType(typeof(int), typeof(long), typeof(double))]
public sealed class GetSecureRandomCommand : GetRandomCommandBase
{
    internal override int NextInt(int limit) => RandomNumberGenerator.GetInt32(limit);

    internal override double NextDouble()
    {
        Span<byte> bytes = stackalloc byte[8];
        RandomNumberGenerator.Fill(bytes);
        return (BitConverter.ToUInt64(bytes) >> 11) * (1.0 / (1UL << 53));
    }
}
