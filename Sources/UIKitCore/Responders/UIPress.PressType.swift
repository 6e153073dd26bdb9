extension UIPress {
    /// Which button is pressed.
    ///
    /// > Difference from Apple: not an enumeration, since keys that stand for no button have numbers of their own, which Apple's does not
    /// name: 2000 and the key's usage.
    /// - Source: https://developer.apple.com/documentation/uikit/uipress/presstype
    public struct PressType: RawRepresentable, Hashable, Sendable {
        /// The number that ``UIGestureRecognizer/allowedPressTypes`` holds.
        public let rawValue: Int
        /// The type of a number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Up.
        public static let upArrow = PressType(rawValue: 0)
        /// Down.
        public static let downArrow = PressType(rawValue: 1)
        /// To the left.
        public static let leftArrow = PressType(rawValue: 2)
        /// To the right.
        public static let rightArrow = PressType(rawValue: 3)
        /// What has the focus is chosen: Return and Enter.
        public static let select = PressType(rawValue: 4)
        /// Back: Escape.
        public static let menu = PressType(rawValue: 5)
        /// A page up.
        public static let pageUp = PressType(rawValue: 30)
        /// A page down.
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
