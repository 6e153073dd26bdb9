extension UIControl {
    /// What happens to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes the set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger went down in it.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger went down again, soon after.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moved inside of it.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moved outside of it.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger came back into it.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger left it.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger went up inside of it.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger went up outside of it.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// Its value changed by a person's hand.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What it is mainly for: a button's touch up inside.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text was edited.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return ended editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All that touches do.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All that editing does.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// What apps may use for themselves.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// What the toolkit keeps for itself.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// Everything.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How a control looks and behaves.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes the set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Nothing special.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It does not answer to touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// It has the focus.
        public static let focused = State(rawValue: 1 << 3)
        /// What apps may use for states of their own.
        public static let application = State(rawValue: 0x00FF_0000)
        /// What the toolkit keeps for itself.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where content stands across.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle; the default.
        case center = 0
        /// At the left.
        case left
        /// At the right.
        case right
        /// Over the whole width.
        case fill
        /// Where reading starts.
        case leading
        /// Where reading ends.
        case trailing
    }

    /// Where content stands upright.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle; the default.
        case center = 0
        /// On top.
        case top
        /// At the bottom.
        case bottom
        /// Over the whole height.
        case fill
    }
}
