namespace System.Management.Automation;

public delegate void PSEventReceivedEventHandler(object? sender, PSEventArgs e);
