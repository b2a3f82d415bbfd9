namespace System.Management.Automation.Runtime;

internal sealed partial class ParameterBinder
{
    /// <summary>Step 4: parameters that nobody gave, from <c>$PSDefaultParameterValues</c>.</summary>
    private void BindDefaults()
    {
        if (!DefaultParameterValues.AreUsed || _command is null || _model.TakesAnyArguments)
        {
            return;
        }

        foreach (var (parameter, value) in DefaultParameterValues.For(_command, _model, _context))
        {
            if (_bound[parameter.Index] || IsDelayedAlready(parameter) || (parameter.SetMask & _sets) == 0)
            {
                continue;
            }

            try
            {
                BindOne(parameter, value, null);
                _sets &= parameter.SetMask;
            }
            catch (ParameterBindingException)
            {
                // A default that does not fit is passed over: the command line did not ask for it.
                _bound.Clear(parameter.Index);
            }
        }
    }
}
