using System.Diagnostics;

namespace System.Management.Automation.Runtime;

/// <summary>Gives pipeline objects to a program's standard input: texts as lines, bytes as they are, other objects as they would be displayed.</summary>
internal sealed class NativeInputWriter : IDisposable
{
    private readonly ExecutionContext _context;
    private readonly StreamWriter _input;
    private SteppablePipeline? _formatter;

    public NativeInputWriter(ExecutionContext context, Process process)
    {
        _context = context;
        _input = process.StandardInput;
    }

    public void Write(object? value)
    {
        switch (BaseValue.Of(value))
        {
            case byte[] bytes:
                EndFormatting();
                _input.Flush();
                _input.BaseStream.Write(bytes);
                break;
            case byte single:
                EndFormatting();
                _input.Flush();
                _input.BaseStream.WriteByte(single);
                break;
            case null:
                EndFormatting();
                _input.WriteLine();
                break;
            case string or IConvertible:
                EndFormatting();
                _input.WriteLine(LanguagePrimitives.ConvertTo<string>(value));
                break;
            default:
                Format(value);
                break;
        }
    }

    public void Close()
    {
        EndFormatting();
        _input.Close();
    }

    public void Dispose() => _formatter?.Dispose();

    private void Format(object? value)
    {
        if (_formatter is null)
        {
            var command = _context.Discovery.Find("Microsoft.PowerShell.Utility\\Out-String");
            var pipeline = new PipelineProcessor(_context);
            var processor = _context.Discovery.CreateProcessor(command);
            processor.MyInvocation = new InvocationInfo(command, null);
            pipeline.Add(processor, [CommandArgument.NameOnly("Stream")]);
            _formatter = new SteppablePipeline(_context, pipeline);
            _formatter.Begin(expectInput: true);
        }

        WriteLines(_formatter.Process(value));
    }

    private void EndFormatting()
    {
        if (_formatter is { } formatter)
        {
            _formatter = null;
            WriteLines(formatter.End());
            formatter.Dispose();
        }
    }

    private void WriteLines(Array lines)
    {
        foreach (var line in lines)
        {
            _input.WriteLine(LanguagePrimitives.ConvertTo<string>(line));
        }
    }
}
