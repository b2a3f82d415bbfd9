using System.Collections.ObjectModel;
using System.Management.Automation.Provider;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>Contents of items, from code.</summary>
public sealed class ContentCmdletProviderIntrinsics
{
    private readonly SessionStateInternal _state;

    internal ContentCmdletProviderIntrinsics(SessionStateInternal state) => _state = state;

    public void Clear(string path) => Clear([path], false, false);

    public void Clear(string[] path, bool force, bool literalPath)
        => ItemOperations.Run(_state, path, force, literalPath, (location, context) => Provider(location, context).ClearContent(location.Path));

    public Collection<IContentReader> GetReader(string path) => GetReader([path], false, false);

    public Collection<IContentReader> GetReader(string[] path, bool force, bool literalPath)
    {
        var readers = new Collection<IContentReader>();
        ItemOperations.Run(_state, path, force, literalPath, (location, context) => readers.Add(Provider(location, context).GetContentReader(location.Path)));
        return readers;
    }

    public Collection<IContentWriter> GetWriter(string path) => GetWriter([path], false, false);

    public Collection<IContentWriter> GetWriter(string[] path, bool force, bool literalPath)
    {
        var session = _state.Context.Providers;
        var context = new ProviderContext(session) { Force = force, IsLiteral = literalPath };
        var writers = new Collection<IContentWriter>();
        ItemOperations.Throwing(() =>
        {
            foreach (var item in path)
            {
                foreach (var location in PathResolver.Resolve(session, item, context, mustExist: false))
                {
                    writers.Add(Provider(location, context).GetContentWriter(location.Path));
                }
            }
        });
        return writers;
    }

    private static IContentCmdletProvider Provider(ProviderLocation location, ProviderContext context)
        => location.Instance(context) as IContentCmdletProvider ?? throw ProviderErrors.NotSupported();
}
