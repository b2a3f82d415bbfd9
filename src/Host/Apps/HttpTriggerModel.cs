using PowerShellWorker.Host.Routing;

namespace PowerShellWorker.Host.Apps;

/// <summary>What makes a function answer HTTP requests.</summary>
/// <param name="BindingName">Name under which the request is handed to the script.</param>
/// <param name="Methods">Upper-case methods; empty = every method.</param>
/// <param name="Route">Template including the app's prefix.</param>
/// <param name="Level">Who may call.</param>
/// <param name="OutputName">Name of the http output; null when the function has none and so always answers 204.</param>
internal sealed record HttpTriggerModel(
    string BindingName,
    IReadOnlyList<string> Methods,
    RouteTemplate Route,
    AuthorizationLevel Level,
    string? OutputName)
{
    public bool Accepts(string method)
    {
        if (Methods.Count == 0)
        {
            return true;
        }

        for (var i = 0; i < Methods.Count; i++)
        {
            if (Methods[i].Equals(method, StringComparison.OrdinalIgnoreCase))
            {
                return true;
            }
        }

        return false;
    }
}
