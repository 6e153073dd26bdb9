/// The names of keys that type nothing.
extension UIKeyCommand {
    /// The arrow up.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow down.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow to the left.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow to the right.
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
    /// Delete, which deletes forwards.
    public nonisolated static let inputDelete = "UIKeyInputDelete"

    /// The name of a key that types nothing, by its place on the keyboard.
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
        default: nil
        }
    }
}
