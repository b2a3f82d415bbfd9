using System.Globalization;

namespace Microsoft.PowerShell.Commands;

/// <summary>Takes a version as a number, and "Latest".</summary>
[AttributeUsage(AttributeTargets.Property)]
internal sealed class ArgumentToVersionTransformationAttribute : ArgumentTransformationAttribute
{
    public override object? Transform(EngineIntrinsics engineIntrinsics, object? inputData)
    {
        var value = CmdletSupport.Bare(inputData);
        if (value is string text)
        {
            if (text.Equals("latest", StringComparison.OrdinalIgnoreCase))
            {
                return new Version(7, 6);
            }

            return int.TryParse(text, NumberStyles.Integer, CultureInfo.InvariantCulture, out var major) ? new Version(major, 0) : inputData;
        }

        return value switch
        {
            int number => new Version(number, 0),
            double real => new Version((int)real, (int)Math.Round((real - Math.Truncate(real)) * 10)),
            _ => inputData,
        };
    }
}
