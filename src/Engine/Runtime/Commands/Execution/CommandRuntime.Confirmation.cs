using System.Collections.ObjectModel;
using System.Management.Automation.Host;

namespace System.Management.Automation.Runtime;

internal sealed partial class CommandRuntime
{
    private const string ConfirmCaption = "Confirm";

    private Answer _standing;

    private enum Answer
    {
        None,
        YesToAll,
        NoToAll,
    }

    public bool ShouldProcess(string target)
        => ShouldProcess($"Performing the operation \"{Command.Name}\" on target \"{target}\".", null, null, out _);

    public bool ShouldProcess(string target, string action)
        => ShouldProcess($"Performing the operation \"{action}\" on target \"{target}\".", null, null, out _);

    public bool ShouldProcess(string verboseDescription, string verboseWarning, string caption)
        => ShouldProcess(verboseDescription, verboseWarning, caption, out _);

    public bool ShouldProcess(string verboseDescription, string? verboseWarning, string? caption, out ShouldProcessReason shouldProcessReason)
    {
        Context.ThrowIfStopping();
        shouldProcessReason = ShouldProcessReason.None;
        if (_standing != Answer.None)
        {
            return _standing == Answer.YesToAll;
        }

        if (WhatIf)
        {
            shouldProcessReason = ShouldProcessReason.WhatIf;
            Context.WriteWhatIf($"What if: {verboseDescription}");
            return false;
        }

        if (NeedsConfirmation())
        {
            var yesToAll = false;
            var noToAll = false;
            var yes = Ask(string.IsNullOrEmpty(caption) ? "Are you sure you want to perform this action?" : caption,
                string.IsNullOrEmpty(verboseWarning) ? verboseDescription : verboseWarning, ref yesToAll, ref noToAll, withAll: true);
            _standing = yesToAll ? Answer.YesToAll : noToAll ? Answer.NoToAll : Answer.None;
            return yes;
        }

        if (VerboseAction != ActionPreference.SilentlyContinue)
        {
            WriteVerbose(verboseDescription);
        }

        return true;
    }

    public bool ShouldContinue(string query, string caption)
    {
        var yesToAll = false;
        var noToAll = false;
        return Ask(caption, query, ref yesToAll, ref noToAll, withAll: false);
    }

    public bool ShouldContinue(string query, string caption, ref bool yesToAll, ref bool noToAll)
    {
        if (yesToAll || noToAll)
        {
            return yesToAll;
        }

        return Ask(caption, query, ref yesToAll, ref noToAll, withAll: true);
    }

    public bool ShouldContinue(string query, string caption, bool hasSecurityImpact, ref bool yesToAll, ref bool noToAll)
        => ShouldContinue(query, caption, ref yesToAll, ref noToAll);

    private bool NeedsConfirmation()
    {
        if (ConfirmSwitch is { } given)
        {
            return given;
        }

        var impact = Command.BindingModel?.Declaration.ConfirmImpact ?? ConfirmImpact.Medium;
        var preference = ConfirmPreference;
        return preference != ConfirmImpact.None && impact != ConfirmImpact.None && impact >= preference;
    }

    private bool Ask(string caption, string message, ref bool yesToAll, ref bool noToAll, bool withAll)
    {
        Context.ThrowIfStopping();
        var ui = Context.Host.UI ?? throw new PSInvalidOperationException(
            $"The command '{Command.Name}' asks for confirmation, but the host cannot ask: {message} Pass -Confirm:$false or -Force.");
        var choices = new Collection<ChoiceDescription> { new("&Yes", "Continue with only the next step of the operation.") };
        if (withAll)
        {
            choices.Add(new ChoiceDescription("Yes to &All", "Continue with all the steps of the operation."));
        }

        choices.Add(new ChoiceDescription("&No", "Skip this operation and proceed with the next operation."));
        if (withAll)
        {
            choices.Add(new ChoiceDescription("No to A&ll", "Skip this operation and all subsequent operations."));
        }

        var index = ui.PromptForChoice(caption, message, choices, 0);
        switch (choices[Math.Clamp(index, 0, choices.Count - 1)].Label)
        {
            case "&Yes":
                return true;
            case "Yes to &All":
                yesToAll = true;
                return true;
            case "No to A&ll":
                noToAll = true;
                return false;
            default:
                return false;
        }
    }

    private bool Inquire(string message, string kind)
    {
        var yesToAll = false;
        var noToAll = false;
        return Ask(ConfirmCaption, $"{kind}: {message}{Environment.NewLine}Continue with this operation?", ref yesToAll, ref noToAll, withAll: true);
    }
}
