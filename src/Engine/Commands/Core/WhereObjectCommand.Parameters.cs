namespace Microsoft.PowerShell.Commands;

/// <summary>The parameters of the simple form: one set for each operator.</summary>
public sealed partial class WhereObjectCommand
{
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "EqualSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "CaseSensitiveEqualSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "NotEqualSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "CaseSensitiveNotEqualSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "GreaterThanSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "CaseSensitiveGreaterThanSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "LessThanSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "CaseSensitiveLessThanSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "GreaterOrEqualSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "CaseSensitiveGreaterOrEqualSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "LessOrEqualSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "CaseSensitiveLessOrEqualSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "LikeSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "CaseSensitiveLikeSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "NotLikeSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "CaseSensitiveNotLikeSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "MatchSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "CaseSensitiveMatchSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "NotMatchSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "CaseSensitiveNotMatchSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "ContainsSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "CaseSensitiveContainsSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "NotContainsSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "CaseSensitiveNotContainsSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "InSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "CaseSensitiveInSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "NotInSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "CaseSensitiveNotInSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "IsSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "IsNotSet")]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "Not")]
    [ValidateNotNullOrEmpty]
    public string? Property { get; set; }

    [Parameter(Position = 1, ParameterSetName = "EqualSet")]
    [Parameter(Position = 1, ParameterSetName = "CaseSensitiveEqualSet")]
    [Parameter(Position = 1, ParameterSetName = "NotEqualSet")]
    [Parameter(Position = 1, ParameterSetName = "CaseSensitiveNotEqualSet")]
    [Parameter(Position = 1, ParameterSetName = "GreaterThanSet")]
    [Parameter(Position = 1, ParameterSetName = "CaseSensitiveGreaterThanSet")]
    [Parameter(Position = 1, ParameterSetName = "LessThanSet")]
    [Parameter(Position = 1, ParameterSetName = "CaseSensitiveLessThanSet")]
    [Parameter(Position = 1, ParameterSetName = "GreaterOrEqualSet")]
    [Parameter(Position = 1, ParameterSetName = "CaseSensitiveGreaterOrEqualSet")]
    [Parameter(Position = 1, ParameterSetName = "LessOrEqualSet")]
    [Parameter(Position = 1, ParameterSetName = "CaseSensitiveLessOrEqualSet")]
    [Parameter(Position = 1, ParameterSetName = "LikeSet")]
    [Parameter(Position = 1, ParameterSetName = "CaseSensitiveLikeSet")]
    [Parameter(Position = 1, ParameterSetName = "NotLikeSet")]
    [Parameter(Position = 1, ParameterSetName = "CaseSensitiveNotLikeSet")]
    [Parameter(Position = 1, ParameterSetName = "MatchSet")]
    [Parameter(Position = 1, ParameterSetName = "CaseSensitiveMatchSet")]
    [Parameter(Position = 1, ParameterSetName = "NotMatchSet")]
    [Parameter(Position = 1, ParameterSetName = "CaseSensitiveNotMatchSet")]
    [Parameter(Position = 1, ParameterSetName = "ContainsSet")]
    [Parameter(Position = 1, ParameterSetName = "CaseSensitiveContainsSet")]
    [Parameter(Position = 1, ParameterSetName = "NotContainsSet")]
    [Parameter(Position = 1, ParameterSetName = "CaseSensitiveNotContainsSet")]
    [Parameter(Position = 1, ParameterSetName = "InSet")]
    [Parameter(Position = 1, ParameterSetName = "CaseSensitiveInSet")]
    [Parameter(Position = 1, ParameterSetName = "NotInSet")]
    [Parameter(Position = 1, ParameterSetName = "CaseSensitiveNotInSet")]
    [Parameter(Position = 1, ParameterSetName = "IsSet")]
    [Parameter(Position = 1, ParameterSetName = "IsNotSet")]
    public object? Value
    {
        get => _value;
        set
        {
            _value = value;
            _valueGiven = true;
        }
    }

    [Parameter(ParameterSetName = "EqualSet")]
    [Alias("IEQ")]
    public SwitchParameter EQ
    {
        get => _operator == WhereOperator.Eq;
        set => Use(value, WhereOperator.Eq);
    }

    [Parameter(Mandatory = true, ParameterSetName = "CaseSensitiveEqualSet")]
    public SwitchParameter CEQ
    {
        get => _operator == WhereOperator.Ceq;
        set => Use(value, WhereOperator.Ceq);
    }

    [Parameter(Mandatory = true, ParameterSetName = "NotEqualSet")]
    [Alias("INE")]
    public SwitchParameter NE
    {
        get => _operator == WhereOperator.Ne;
        set => Use(value, WhereOperator.Ne);
    }

    [Parameter(Mandatory = true, ParameterSetName = "CaseSensitiveNotEqualSet")]
    public SwitchParameter CNE
    {
        get => _operator == WhereOperator.Cne;
        set => Use(value, WhereOperator.Cne);
    }

    [Parameter(Mandatory = true, ParameterSetName = "GreaterThanSet")]
    [Alias("IGT")]
    public SwitchParameter GT
    {
        get => _operator == WhereOperator.Gt;
        set => Use(value, WhereOperator.Gt);
    }

    [Parameter(Mandatory = true, ParameterSetName = "CaseSensitiveGreaterThanSet")]
    public SwitchParameter CGT
    {
        get => _operator == WhereOperator.Cgt;
        set => Use(value, WhereOperator.Cgt);
    }

    [Parameter(Mandatory = true, ParameterSetName = "LessThanSet")]
    [Alias("ILT")]
    public SwitchParameter LT
    {
        get => _operator == WhereOperator.Lt;
        set => Use(value, WhereOperator.Lt);
    }

    [Parameter(Mandatory = true, ParameterSetName = "CaseSensitiveLessThanSet")]
    public SwitchParameter CLT
    {
        get => _operator == WhereOperator.Clt;
        set => Use(value, WhereOperator.Clt);
    }

    [Parameter(Mandatory = true, ParameterSetName = "GreaterOrEqualSet")]
    [Alias("IGE")]
    public SwitchParameter GE
    {
        get => _operator == WhereOperator.Ge;
        set => Use(value, WhereOperator.Ge);
    }

    [Parameter(Mandatory = true, ParameterSetName = "CaseSensitiveGreaterOrEqualSet")]
    public SwitchParameter CGE
    {
        get => _operator == WhereOperator.Cge;
        set => Use(value, WhereOperator.Cge);
    }

    [Parameter(Mandatory = true, ParameterSetName = "LessOrEqualSet")]
    [Alias("ILE")]
    public SwitchParameter LE
    {
        get => _operator == WhereOperator.Le;
        set => Use(value, WhereOperator.Le);
    }

    [Parameter(Mandatory = true, ParameterSetName = "CaseSensitiveLessOrEqualSet")]
    public SwitchParameter CLE
    {
        get => _operator == WhereOperator.Cle;
        set => Use(value, WhereOperator.Cle);
    }

    [Parameter(Mandatory = true, ParameterSetName = "LikeSet")]
    [Alias("ILike")]
    public SwitchParameter Like
    {
        get => _operator == WhereOperator.Like;
        set => Use(value, WhereOperator.Like);
    }

    [Parameter(Mandatory = true, ParameterSetName = "CaseSensitiveLikeSet")]
    public SwitchParameter CLike
    {
        get => _operator == WhereOperator.Clike;
        set => Use(value, WhereOperator.Clike);
    }

    [Parameter(Mandatory = true, ParameterSetName = "NotLikeSet")]
    [Alias("INotLike")]
    public SwitchParameter NotLike
    {
        get => _operator == WhereOperator.NotLike;
        set => Use(value, WhereOperator.NotLike);
    }

    [Parameter(Mandatory = true, ParameterSetName = "CaseSensitiveNotLikeSet")]
    public SwitchParameter CNotLike
    {
        get => _operator == WhereOperator.CnotLike;
        set => Use(value, WhereOperator.CnotLike);
    }

    [Parameter(Mandatory = true, ParameterSetName = "MatchSet")]
    [Alias("IMatch")]
    public SwitchParameter Match
    {
        get => _operator == WhereOperator.Match;
        set => Use(value, WhereOperator.Match);
    }

    [Parameter(Mandatory = true, ParameterSetName = "CaseSensitiveMatchSet")]
    public SwitchParameter CMatch
    {
        get => _operator == WhereOperator.Cmatch;
        set => Use(value, WhereOperator.Cmatch);
    }

    [Parameter(Mandatory = true, ParameterSetName = "NotMatchSet")]
    [Alias("INotMatch")]
    public SwitchParameter NotMatch
    {
        get => _operator == WhereOperator.NotMatch;
        set => Use(value, WhereOperator.NotMatch);
    }

    [Parameter(Mandatory = true, ParameterSetName = "CaseSensitiveNotMatchSet")]
    public SwitchParameter CNotMatch
    {
        get => _operator == WhereOperator.CnotMatch;
        set => Use(value, WhereOperator.CnotMatch);
    }

    [Parameter(Mandatory = true, ParameterSetName = "ContainsSet")]
    [Alias("IContains")]
    public SwitchParameter Contains
    {
        get => _operator == WhereOperator.Contains;
        set => Use(value, WhereOperator.Contains);
    }

    [Parameter(Mandatory = true, ParameterSetName = "CaseSensitiveContainsSet")]
    public SwitchParameter CContains
    {
        get => _operator == WhereOperator.Ccontains;
        set => Use(value, WhereOperator.Ccontains);
    }

    [Parameter(Mandatory = true, ParameterSetName = "NotContainsSet")]
    [Alias("INotContains")]
    public SwitchParameter NotContains
    {
        get => _operator == WhereOperator.NotContains;
        set => Use(value, WhereOperator.NotContains);
    }

    [Parameter(Mandatory = true, ParameterSetName = "CaseSensitiveNotContainsSet")]
    public SwitchParameter CNotContains
    {
        get => _operator == WhereOperator.CnotContains;
        set => Use(value, WhereOperator.CnotContains);
    }

    [Parameter(Mandatory = true, ParameterSetName = "InSet")]
    [Alias("IIn")]
    public SwitchParameter In
    {
        get => _operator == WhereOperator.In;
        set => Use(value, WhereOperator.In);
    }

    [Parameter(Mandatory = true, ParameterSetName = "CaseSensitiveInSet")]
    public SwitchParameter CIn
    {
        get => _operator == WhereOperator.Cin;
        set => Use(value, WhereOperator.Cin);
    }

    [Parameter(Mandatory = true, ParameterSetName = "NotInSet")]
    [Alias("INotIn")]
    public SwitchParameter NotIn
    {
        get => _operator == WhereOperator.NotIn;
        set => Use(value, WhereOperator.NotIn);
    }

    [Parameter(Mandatory = true, ParameterSetName = "CaseSensitiveNotInSet")]
    public SwitchParameter CNotIn
    {
        get => _operator == WhereOperator.CnotIn;
        set => Use(value, WhereOperator.CnotIn);
    }

    [Parameter(Mandatory = true, ParameterSetName = "IsSet")]
    public SwitchParameter Is
    {
        get => _operator == WhereOperator.Is;
        set => Use(value, WhereOperator.Is);
    }

    [Parameter(Mandatory = true, ParameterSetName = "IsNotSet")]
    public SwitchParameter IsNot
    {
        get => _operator == WhereOperator.IsNot;
        set => Use(value, WhereOperator.IsNot);
    }

    [Parameter(Mandatory = true, ParameterSetName = "Not")]
    public SwitchParameter Not
    {
        get => _operator == WhereOperator.Not;
        set => Use(value, WhereOperator.Not);
    }
}
