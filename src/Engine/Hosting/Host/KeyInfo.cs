namespace System.Management.Automation.Host;

/// <summary>A key that was pressed or released.</summary>
public struct KeyInfo : IEquatable<KeyInfo>
{
    public KeyInfo(int virtualKeyCode, char ch, ControlKeyStates controlKeyState, bool keyDown)
    {
        VirtualKeyCode = virtualKeyCode;
        Character = ch;
        ControlKeyState = controlKeyState;
        KeyDown = keyDown;
    }

    public char Character { get; set; }

    public ControlKeyStates ControlKeyState { get; set; }

    public bool KeyDown { get; set; }

    public int VirtualKeyCode { get; set; }

    public static bool operator ==(KeyInfo first, KeyInfo second) => first.VirtualKeyCode == second.VirtualKeyCode && first.Character == second.Character && first.ControlKeyState == second.ControlKeyState && first.KeyDown == second.KeyDown;

    public static bool operator !=(KeyInfo first, KeyInfo second) => !(first == second);

    public readonly bool Equals(KeyInfo other) => this == other;

    public override readonly bool Equals(object? obj) => obj is KeyInfo other && this == other;

    public override readonly int GetHashCode() => HashCode.Combine(VirtualKeyCode, Character, ControlKeyState, KeyDown);

    public override readonly string ToString() => $"{VirtualKeyCode},{Character},{ControlKeyState},{KeyDown}";
}
