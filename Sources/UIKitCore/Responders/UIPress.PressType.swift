extension UIPress {
    /// The types of buttons.
    ///
    /// > Difference from Apple: The type is a structure instead of an enumeration. A key without a corresponding
    /// > button has the number 2000 plus its usage, for which Apple has no case.
    /// - Source: https://developer.apple.com/documentation/uikit/uipress/presstype
    public struct PressType: RawRepresentable, Hashable, Sendable {
        /// The number as used in ``UIGestureRecognizer/allowedPressTypes``.
        public let rawValue: Int
        /// Creates a type from a number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Up.
        public static let upArrow = PressType(rawValue: 0)
        /// Down.
        public static let downArrow = PressType(rawValue: 1)
        /// Left.
        public static let leftArrow = PressType(rawValue: 2)
        /// Right.
        public static let rightArrow = PressType(rawValue: 3)
        /// Selects the focused item: Return and Enter.
        public static let select = PressType(rawValue: 4)
        /// Goes back: Escape.
        public static let menu = PressType(rawValue: 5)
        /// Page up.
        public static let pageUp = PressType(rawValue: 30)
        /// Page down.
        public static let pageDown = PressType(rawValue: 31)

        init(_ key: UIKeyboardHIDUsage) {
            self =
                switch key {
                case .keyboardUpArrow: .upArrow
                case .keyboardDownArrow: .downArrow
                case .keyboardLeftArrow: .leftArrow
                case .keyboardRightArrow: .rightArrow
                case .keyboardReturnOrEnter, .keypadEnter: .select
                case .keyboardEscape: .menu
                case .keyboardPageUp: .pageUp
                case .keyboardPageDown: .pageDown
                default: PressType(rawValue: 2000 + key.rawValue)
                }
        }
    }
}
