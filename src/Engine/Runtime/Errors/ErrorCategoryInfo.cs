using System.Globalization;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>An error's category with the activity, reason and target that are shown beside it.</summary>
public class ErrorCategoryInfo
{
    private const int MaxPartLength = 40;

    private readonly ErrorRecord _record;
    private string? _activity;
    private string? _reason;
    private string? _targetName;
    private string? _targetType;

    internal ErrorCategoryInfo(ErrorRecord record) => _record = record;

    /// <summary>The command that reported the error; empty for an error of the script itself.</summary>
    public string Activity
    {
        get => _activity ?? _record.InvocationInfo?.MyCommand?.Name ?? string.Empty;
        set => _activity = value;
    }

    public ErrorCategory Category => _record.Category;

    /// <summary>By default the exception's type.</summary>
    public string Reason
    {
        get => _reason ?? DefaultReason();
        set => _reason = value;
    }

    public string TargetName
    {
        get => _targetName ?? DefaultTargetName();
        set => _targetName = value;
    }

    public string TargetType
    {
        get => _targetType ?? BaseValue.Of(_record.TargetObject)?.GetType().Name ?? string.Empty;
        set => _targetType = value;
    }

    public string GetMessage() => GetMessage(CultureInfo.CurrentUICulture);

    public string GetMessage(CultureInfo uiCultureInfo)
    {
        var subject = $"({Shorten(TargetName)}:{Shorten(TargetType)})";
        return $"{Category}: {subject} [{Activity}], {Reason}";
    }

    public override string ToString() => GetMessage(CultureInfo.CurrentUICulture);

    internal ErrorCategoryInfo CopyFor(ErrorRecord record) => new(record)
    {
        _activity = _activity,
        _reason = _reason,
        _targetName = _targetName,
        _targetType = _targetType,
    };

    private static string Shorten(string text)
        => text.Length <= MaxPartLength ? text : string.Concat(text.AsSpan(0, 19), "…", text.AsSpan(text.Length - 19));

    private string DefaultReason()
        => _record.Exception switch
        {
            ParentContainsErrorRecordException { Wrapper: { } wrapper } => wrapper.GetType().Name,
            var exception => exception.GetType().Name,
        };

    private string DefaultTargetName()
    {
        try
        {
            return _record.TargetObject?.ToString() ?? string.Empty;
        }
        catch (Exception e) when (e is not PipelineStoppedException)
        {
            // A target whose ToString fails is shown without a name: the error that is being told matters more.
            return string.Empty;
        }
    }
}
