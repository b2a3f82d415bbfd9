using System.Management.Automation;

namespace Conformance;

/// <summary>An error record as the expected files hold it.</summary>
internal sealed record ErrorText(
    string? Message, string? FullyQualifiedErrorId, string? Category, string? CategoryInfo, string? ExceptionType)
{
    public static ErrorText Of(ErrorRecord record) => new(
        record.ErrorDetails?.Message ?? record.Exception.Message,
        record.FullyQualifiedErrorId,
        record.CategoryInfo.Category.ToString(),
        record.CategoryInfo.ToString(),
        record.Exception.GetType().FullName);
}
