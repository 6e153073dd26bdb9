/// The names of keys that type no text.
extension UIKeyCommand {
    /// The up arrow.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// Page up.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// Page down.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// End.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// Forward delete.
    public nonisolated static let inputDelete = "UIKeyInputDelete"

    /// The function key F1.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// The function key F2.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// The function key F3.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// The function key F4.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// The function key F5.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// The function key F6.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// The function key F7.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// The function key F8.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// The function key F9.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// The function key F10.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// The function key F11.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// The function key F12.
    public nonisolated static let f12 = "UIKeyInputF12"

    /// Returns the input name of a key that types no text, from its position on the keyboard; `nil` for other keys.
    nonisolated static func input(for key: UIKeyboardHIDUsage) -> String? {
        switch key {
        case .keyboardUpArrow: inputUpArrow
        case .keyboardDownArrow: inputDownArrow
        case .keyboardLeftArrow: inputLeftArrow
        case .keyboardRightArrow: inputRightArrow
        case .keyboardEscape: inputEscape
        case .keyboardPageUp: inputPageUp
        case .keyboardPageDown: inputPageDown
        case .keyboardHome: inputHome
        case .keyboardEnd: inputEnd
        case .keyboardDeleteForward: inputDelete
        case .keyboardF1: f1
        case .keyboardF2: f2
        case .keyboardF3: f3
        case .keyboardF4: f4
        case .keyboardF5: f5
        case .keyboardF6: f6
        case .keyboardF7: f7
        case .keyboardF8: f8
        case .keyboardF9: f9
        case .keyboardF10: f10
        case .keyboardF11: f11
        case .keyboardF12: f12
        default: nil
        }
    }
}
