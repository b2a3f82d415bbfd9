namespace System.Management.Automation.Runtime;

internal sealed partial class ParameterModel
{
    private const int MaxPlans = 16;

    // Replaced whole, so that readers need no lock; a lost race costs one plan.
    private BindingPlan[] _plans = [];

    public BindingPlan? FindPlan(ReadOnlySpan<CommandArgument> arguments, bool expectsInput)
    {
        foreach (var plan in _plans)
        {
            if (plan.Fits(arguments, expectsInput))
            {
                return plan;
            }
        }

        return null;
    }

    public void AddPlan(BindingPlan plan)
    {
        var plans = _plans;
        if (plans.Length < MaxPlans)
        {
            _plans = [plan, .. plans];
        }
    }
}
