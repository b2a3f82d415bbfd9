using System.Collections.ObjectModel;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>A variable as an object: what Get-Variable gives, and what carries a type constraint, attributes or options.</summary>
public class PSVariable
{
    private object? _value;
    private ScopedItemOptions _options;
    private VariableAttributes? _attributes;
    private bool _isGuarded;

    public PSVariable(string name)
        : this(name, null, ScopedItemOptions.None)
    {
    }

    public PSVariable(string name, object? value)
        : this(name, value, ScopedItemOptions.None)
    {
    }

    public PSVariable(string name, object? value, ScopedItemOptions options)
    {
        ArgumentException.ThrowIfNullOrEmpty(name);
        Name = name;
        _value = value;
        _options = options;
        UpdateGuard();
    }

    public PSVariable(string name, object? value, ScopedItemOptions options, Collection<Attribute>? attributes)
    {
        ArgumentException.ThrowIfNullOrEmpty(name);
        Name = name;
        _options = options;
        if (attributes is { Count: > 0 })
        {
            _attributes = new VariableAttributes(this);
            foreach (var attribute in attributes)
            {
                _attributes.AddUnchecked(attribute);
            }

            value = ApplyAttributes(value);
        }

        _value = value;
        UpdateGuard();
    }

    public string Name { get; }

    public virtual string Description { get; set; } = string.Empty;

    public PSModuleInfo? Module { get; private set; }

    public string ModuleName => Module?.Name ?? string.Empty;

    public SessionStateEntryVisibility Visibility { get; set; }

    public virtual ScopedItemOptions Options
    {
        get => _options;
        set => SetOptions(value, force: false);
    }

    public virtual object? Value
    {
        get => _value;
        set
        {
            if (_isGuarded)
            {
                value = Check(value);
            }

            _value = value;
        }
    }

    /// <summary>Validation, transformation and type attributes; a change is applied to the present value at once.</summary>
    public Collection<Attribute> Attributes => _attributes ??= new VariableAttributes(this);

    /// <summary>No longer in its scope: memories of it are stale.</summary>
    internal bool IsRemoved { get; set; }

    /// <summary>The scope that holds the variable; null for one that was made on its own.</summary>
    internal Scope? Owner { get; set; }

    internal bool IsPrivate => (_options & ScopedItemOptions.Private) != 0;

    internal bool IsConstant => (_options & ScopedItemOptions.Constant) != 0;

    internal bool IsReadOnly => (_options & (ScopedItemOptions.Constant | ScopedItemOptions.ReadOnly)) != 0;

    public virtual bool IsValidValue(object? value) => _attributes is null || _attributes.Accepts(value);

    /// <summary>Sets the value past read-only (not constant) protection and attributes.</summary>
    internal void SetValueRaw(object? value) => _value = value;

    internal void SetModule(PSModuleInfo? module) => Module = module;

    internal void SetOptions(ScopedItemOptions options, bool force)
    {
        if (IsConstant || (!force && (_options & ScopedItemOptions.ReadOnly) != 0))
        {
            throw new SessionStateUnauthorizedAccessException(
                Name, SessionStateCategory.Variable, "VariableNotWritable", $"Cannot overwrite variable {Name} because it is read-only or constant.");
        }

        if ((options & ScopedItemOptions.Constant) != 0 && Owner is not null)
        {
            throw new SessionStateUnauthorizedAccessException(
                Name, SessionStateCategory.Variable, "VariableCannotBeMadeConstant",
                $"Existing variable {Name} cannot be made constant. Variables can be made constant only at creation time.");
        }

        _options = options;
        UpdateGuard();
        if (Owner is { } owner)
        {
            owner.SessionState.Context.VariableVersion++;
            if ((options & ScopedItemOptions.AllScope) != 0)
            {
                owner.SessionState.Context.HasAllScopeVariables = true;
            }
        }
    }

    /// <summary>What the attributes make of a value, in order; throws if one refuses it.</summary>
    internal object? ApplyAttributes(object? value) => _attributes is null ? value : _attributes.Apply(value);

    internal void AttributesChanged()
    {
        UpdateGuard();
        _value = ApplyAttributes(_value);
    }

    /// <summary>Replaces all attributes, then the value, as an assignment with attributes on its left does.</summary>
    internal void Redefine(IEnumerable<Attribute> attributes, object? value, bool isChecked = false)
    {
        if (IsReadOnly)
        {
            throw NotWritable();
        }

        var list = new VariableAttributes(this);
        foreach (var attribute in attributes)
        {
            list.AddUnchecked(attribute);
        }

        _value = isChecked ? value : list.Apply(value);
        _attributes = list;
        UpdateGuard();
    }

    private void UpdateGuard() => _isGuarded = IsReadOnly || _attributes is { Count: > 0 };

    private object? Check(object? value) => IsReadOnly ? throw NotWritable() : ApplyAttributes(value);

    private SessionStateUnauthorizedAccessException NotWritable() => new(
        Name, SessionStateCategory.Variable, "VariableNotWritable", $"Cannot overwrite variable {Name} because it is read-only or constant.");
}
