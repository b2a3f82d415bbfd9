namespace System.Management.Automation.Host;

[Flags]
public enum ControlKeyStates
{
    CapsLockOn = 128,
    EnhancedKey = 256,
    LeftAltPressed = 2,
    LeftCtrlPressed = 8,
    NumLockOn = 32,
    RightAltPressed = 1,
    RightCtrlPressed = 4,
    ScrollLockOn = 64,
    ShiftPressed = 16,
}
