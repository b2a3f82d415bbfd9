namespace Microsoft.PowerShell.Commands;

/// <summary>Random numbers and choices, repeatable with a seed.</summary>
[Cmdlet("Get", "Random", DefaultParameterSetName = "RandomNumber", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097016", RemotingCapability = RemotingCapability.None)]
[OutputType(typeof(int), typeof(long), typeof(double))]
public sealed class GetRandomCommand : GetRandomCommandBase
{
    private Random _random = Random.Shared;

    [Parameter]
    [ValidateNotNull]
    public int? SetSeed { get; set; }

    internal override void Start() => _random = SetSeed is { } seed ? new Random(seed) : Random.Shared;

    internal override int NextInt(int limit) => _random.Next(limit);

    internal override double NextDouble() => _random.NextDouble();
}
