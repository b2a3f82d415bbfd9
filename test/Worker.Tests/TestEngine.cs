using System.Runtime.CompilerServices;
using Microsoft.Azure.Functions.PowerShellWorker.Engine;
using Shared;

namespace Worker.Tests;

/// <summary>Lets unit tests use the embedded engine in their own process, as the worker's bootstrap does.</summary>
internal static class TestEngine
{
    [ModuleInitializer]
    internal static void Use() => EngineResolver.Use(Path.Combine(Path.GetDirectoryName(Repository.WorkerEntry)!, "engine"));
}
