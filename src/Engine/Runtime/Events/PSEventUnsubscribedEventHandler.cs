namespace System.Management.Automation;

public delegate void PSEventUnsubscribedEventHandler(object? sender, PSEventArgs e);
