namespace System.Management.Automation.Host;

public struct KeyInfo
{
    public KeyInfo(int virtualKeyCode, char ch, ControlKeyStates controlKeyState, bool keyDown) => throw Unsupported.Member();
    public char Character { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ControlKeyStates ControlKeyState { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool KeyDown { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int VirtualKeyCode { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override bool Equals(object? obj) => throw Unsupported.Member();
    public override int GetHashCode() => throw Unsupported.Member();
    public static bool operator ==(KeyInfo first, KeyInfo second) => throw Unsupported.Member();
    public static bool operator !=(KeyInfo first, KeyInfo second) => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
