namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>What the Out commands do: formats what is not formatted yet, and writes lines.</summary>
internal sealed class OutputSession
{
    private readonly FormatRenderer _renderer;
    private readonly FormatSession _session;
    private bool _formatted;

    public OutputSession(LineWriter output, FormatStyle style)
    {
        _renderer = new FormatRenderer(output, style);
        _session = new FormatSession(new FormatOptions(), FormatCatalogs.Current, _renderer.Write);
    }

    public void Write(object? input)
    {
        if (CmdletSupport.Bare(input) is not FormatInfoData data)
        {
            _session.Process(input);
            return;
        }

        if (data is FormatStartData)
        {
            _session.End();
            _formatted = true;
        }
        else if (data is FormatEndData)
        {
            _formatted = false;
        }

        _renderer.Write(data);
    }

    public void End()
    {
        _session.End();
        if (_formatted)
        {
            _renderer.Finish();
        }
    }
}
