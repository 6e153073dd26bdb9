/// A named key of the hardware keyboard that types no printable character.
public struct TestKey: Hashable, Sendable {
    /// The key's usage on the HID keyboard page.
    let usage: Int
    let characters: String

    /// The Return key.
    public static let `return` = TestKey(usage: 0x28, characters: "\r")
    /// The Escape key.
    public static let escape = TestKey(usage: 0x29, characters: "UIKeyInputEscape")
    /// The Delete key, which deletes backward.
    public static let delete = TestKey(usage: 0x2A, characters: "\u{8}")
    /// The Tab key.
    public static let tab = TestKey(usage: 0x2B, characters: "\t")
    /// The space bar.
    public static let space = TestKey(usage: 0x2C, characters: " ")
    /// The F9 key, which opens and closes the panel "System".
    public static let systemPanel = TestKey(usage: 0x42, characters: "UIKeyInputF9")
    /// The Home key.
    public static let home = TestKey(usage: 0x4A, characters: "UIKeyInputHome")
    /// The Page Up key.
    public static let pageUp = TestKey(usage: 0x4B, characters: "UIKeyInputPageUp")
    /// The End key.
    public static let end = TestKey(usage: 0x4D, characters: "UIKeyInputEnd")
    /// The Page Down key.
    public static let pageDown = TestKey(usage: 0x4E, characters: "UIKeyInputPageDown")
    /// The right arrow key.
    public static let right = TestKey(usage: 0x4F, characters: "UIKeyInputRightArrow")
    /// The left arrow key.
    public static let left = TestKey(usage: 0x50, characters: "UIKeyInputLeftArrow")
    /// The down arrow key.
    public static let down = TestKey(usage: 0x51, characters: "UIKeyInputDownArrow")
    /// The up arrow key.
    public static let up = TestKey(usage: 0x52, characters: "UIKeyInputUpArrow")
}
