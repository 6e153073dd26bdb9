/// A key with modifier keys, which a command listens to.
public struct KeyShortcut: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The key: a lower-case character, a sign, or one of the `input…` names of `UIKeyCommand`.
    public let input: String
    private let modifiers: Int

    /// Makes a shortcut.
    ///
    /// - Parameters:
    ///   - input: a character, whose case makes no difference, or one of the `input…` names.
    ///   - modifierFlags: the modifier keys that have to be held; none by default. Caps Lock and the numeric pad do not count.
    public init(_ input: String, _ modifierFlags: UIKeyModifierFlags = []) {
        self.input = input.hasPrefix("UIKeyInput") ? input : input.lowercased()
        modifiers = modifierFlags.subtracting([.alphaShift, .numericPad]).rawValue
    }

    /// The modifier keys that have to be held, and no others.
    public var modifierFlags: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: modifiers) }

    /// The keys as a menu shows them, such as "⇧⌘S" and "⌘←".
    public var description: String {
        let signs: [(UIKeyModifierFlags, String)] = [(.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘")]
        return signs.filter { modifierFlags.contains($0.0) }.map(\.1).joined() + key
    }

    private var key: String {
        switch input {
        case UIKeyCommand.inputUpArrow: "↑"
        case UIKeyCommand.inputDownArrow: "↓"
        case UIKeyCommand.inputLeftArrow: "←"
        case UIKeyCommand.inputRightArrow: "→"
        case UIKeyCommand.inputPageUp: "⇞"
        case UIKeyCommand.inputPageDown: "⇟"
        case UIKeyCommand.inputHome: "↖"
        case UIKeyCommand.inputEnd: "↘"
        case UIKeyCommand.inputDelete: "⌦"
        case UIKeyCommand.inputEscape: "⎋"
        case " ": "␣"
        case "\t": "⇥"
        case "\r", "\n": "↩"
        case "\u{8}", "\u{7F}": "⌫"
        default: input.hasPrefix("UIKeyInput") ? String(input.dropFirst("UIKeyInput".count)) : input.uppercased()
        }
    }
}
