namespace TinyEngine;

/// <summary>The only type of an engine that runs nothing.</summary>
public static class Marker
{
}
