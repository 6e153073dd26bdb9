/// A key with modifier keys that triggers a command.
public struct KeyShortcut: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The key: a lowercase character, or one of the `input…` constants of `UIKeyCommand`.
    public let input: String
    private let modifiers: Int

    /// Makes a shortcut.
    ///
    /// - Parameters:
    ///   - input: A character, whose case is ignored, or one of the `input…` constants.
    ///   - modifierFlags: The required modifier keys; none by default. Caps Lock and the numeric pad are ignored.
    public init(_ input: String, _ modifierFlags: UIKeyModifierFlags = []) {
        self.input = input.hasPrefix("UIKeyInput") ? input : input.lowercased()
        modifiers = modifierFlags.subtracting([.alphaShift, .numericPad]).rawValue
    }

    /// The required modifier keys; no others may be pressed.
    public var modifierFlags: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: modifiers) }

    /// The shortcut as it is shown in a menu, such as "⇧⌘S" or "⌘←".
    public var description: String {
        let symbols: [(UIKeyModifierFlags, String)] = [(.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘")]
        return symbols.filter { modifierFlags.contains($0.0) }.map(\.1).joined() + keySymbol
    }

    private var keySymbol: String {
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
