namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>A command at the end of a pipeline of objects.</summary>
public abstract class FrontEndCommandBase : PSCmdlet, IDisposable
{
    [Parameter(ValueFromPipeline = true)]
    public PSObject? InputObject { get; set; }

    public void Dispose()
    {
        Dispose(true);
        GC.SuppressFinalize(this);
    }

    protected virtual void Dispose(bool disposing)
    {
        if (disposing)
        {
            InternalDispose();
        }
    }

    protected virtual PSObject? InputObjectCall() => InputObject;

    protected virtual void InternalDispose()
    {
    }

    protected virtual PSCmdlet OuterCmdletCall() => this;

    protected virtual void WriteObjectCall(object value) => WriteObject(value);
}
