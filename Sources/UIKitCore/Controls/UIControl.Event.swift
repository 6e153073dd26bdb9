extension UIControl {
    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A touch began in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch began again soon after the previous touch.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved inside of the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved outside of the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch moved into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch moved out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch ended inside of the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch ended outside of the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action of the control, such as a button's touch up inside.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text was edited.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The Return key ended editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All editing events.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The events that are reserved for apps.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The events that are reserved for the framework.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// No special state.
        public static let normal: State = []
        /// A touch is on the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control does not respond to touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has the focus.
        public static let focused = State(rawValue: 1 << 3)
        /// The states that are reserved for apps.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The states that are reserved for the framework.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The horizontal alignment of the content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// Centred; the default.
        case center = 0
        /// At the left.
        case left
        /// At the right.
        case right
        /// The content fills the whole width.
        case fill
        /// At the leading side.
        case leading
        /// At the trailing side.
        case trailing
    }

    /// The vertical alignment of the content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// Centred; the default.
        case center = 0
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// The content fills the whole height.
        case fill
    }
}
