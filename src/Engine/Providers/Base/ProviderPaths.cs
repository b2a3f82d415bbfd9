using System.Text;

namespace System.Management.Automation.Provider;

/// <summary>Path texts, for all providers alike; both slashes divide.</summary>
internal static class ProviderPaths
{
    public static string WithSlashes(string path) => path.Contains('\\') ? path.Replace('\\', '/') : path;

    public static string Leaf(string path)
    {
        path = WithSlashes(path).TrimEnd('/');
        var slash = path.LastIndexOf('/');
        return slash < 0 ? path : path[(slash + 1)..];
    }

    public static string Parent(string path)
    {
        path = WithSlashes(path);
        var trimmed = path.TrimEnd('/');
        var slash = trimmed.LastIndexOf('/');
        return slash < 0 ? "" : slash == 0 ? trimmed.Length > 1 ? "/" : "" : trimmed[..slash];
    }

    public static string Join(string parent, string child)
    {
        parent = WithSlashes(parent);
        child = WithSlashes(child);
        if (parent.Length == 0)
        {
            return child;
        }

        return parent.EndsWith('/') ? parent + child.TrimStart('/') : parent + "/" + child.TrimStart('/');
    }

    /// <summary>Takes "." and ".." out of an absolute path; a slash at the end stays.</summary>
    public static string Normalize(string path)
    {
        path = WithSlashes(path);
        if (!NeedsNormalizing(path))
        {
            return path;
        }

        var rooted = path.StartsWith('/');
        var parts = new List<string>();
        foreach (var part in path.Split('/', StringSplitOptions.RemoveEmptyEntries))
        {
            if (part == "..")
            {
                if (parts.Count > 0)
                {
                    parts.RemoveAt(parts.Count - 1);
                }
            }
            else if (part != ".")
            {
                parts.Add(part);
            }
        }

        var text = new StringBuilder(rooted ? "/" : "").AppendJoin('/', parts);
        if (parts.Count > 0 && path.EndsWith('/'))
        {
            text.Append('/');
        }

        return text.ToString();
    }

    public static string Relative(string path, string basePath)
    {
        var from = Normalize(basePath).Split('/', StringSplitOptions.RemoveEmptyEntries);
        var to = Normalize(path).Split('/', StringSplitOptions.RemoveEmptyEntries);
        var same = 0;
        while (same < from.Length && same < to.Length && from[same] == to[same])
        {
            same++;
        }

        var parts = Enumerable.Repeat("..", from.Length - same).Concat(to.Skip(same));
        return string.Join('/', parts);
    }

    private static bool NeedsNormalizing(string path)
        => path.Contains("./", StringComparison.Ordinal) || path.Contains("/.", StringComparison.Ordinal) || path.Contains("//", StringComparison.Ordinal)
            || path is "." or "..";
}
