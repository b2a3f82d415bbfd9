namespace System.Management.Automation;

/// <summary>The part of a view that lays objects out.</summary>
public abstract class PSControl
{
    public PSControlGroupBy? GroupBy { get; set; }

    /// <summary>Shown wherever the object comes, without ending the table or list around it.</summary>
    public bool OutOfBand { get; set; }
}
