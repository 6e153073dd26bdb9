/// Something a person did: touches that changed, keys that were pressed.
///
/// - Source: https://developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// What an event consists of.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uievent/eventtype
    public enum EventType: Int, Sendable {
        /// Touches.
        case touches = 0
        /// The device was moved.
        case motion = 1
        /// Headphones and other remote controls.
        case remoteControl = 2
        /// Keys and buttons.
        case presses = 3
        /// A wheel or a track pad.
        case scroll = 10
        /// A pointer that moves with no button pressed.
        case hover = 11
        /// A track pad's pinch or turn.
        case transform = 14
    }

    /// What kind of motion an event is.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uievent/eventsubtype
    public enum EventSubtype: Int, Sendable {
        /// None: events of other types.
        case none = 0
        /// The device is shaken.
        case motionShake = 1
    }

    /// Buttons of a pointing device.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uievent/buttonmask-swift.struct
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The buttons' bits: the first button's is the lowest.
        public let rawValue: Int
        /// The buttons whose bits are set in `rawValue`.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The button that most things are done with.
        public static let primary = ButtonMask(rawValue: 1)
        /// The button that menus are opened with.
        public static let secondary = ButtonMask(rawValue: 2)

        /// The button of a number; the primary one is 1. None for a number that is not from 1 to 32.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...32).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }

    /// When it happened, in seconds on the frame clock.
    open internal(set) var timestamp: TimeInterval
    /// The modifier keys that were held.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// The buttons that a pointing device's touches in the event are of; none for fingers and keys.
    open var buttonMask: ButtonMask {
        touches.reduce(into: []) { mask, touch in mask.formUnion(touch.buttons) }
    }
    /// Where an event without touches goes, and what becomes of it there.
    struct Way {
        let window: UIWindow
        let deliver: @MainActor () -> Void
    }

    /// Set while such an event is sent.
    var way: Way?
    /// Where a motion has come to.
    enum MotionStage {
        case began, ended, cancelled
    }

    private let kind: EventType
    let motionStage: MotionStage?
    private var touches: Set<UITouch>

    /// Makes an event of touches that has none, for test doubles that override what they need.
    public override init() {
        (kind, motionStage, timestamp, touches) = (.touches, nil, 0, [])
        super.init()
    }

    init(_ kind: EventType = .touches, timestamp: TimeInterval, touches: Set<UITouch> = [], motion: MotionStage? = nil) {
        self.kind = kind
        motionStage = motion
        self.timestamp = timestamp
        self.touches = touches
        super.init()
    }

    /// What it consists of.
    open var type: EventType { kind }

    /// The kind of motion; `.none` for events of other types.
    open var subtype: EventSubtype { motionStage == nil ? .none : .motionShake }

    /// All touches that are down or just ended, also those that did not change; `nil` if the event has no touches.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

    /// The touches that went down on `view`; `nil` if there are none.
    open func touches(for view: UIView) -> Set<UITouch>? {
        select { $0.view === view }
    }

    /// The touches that went down in `window`; `nil` if there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        select { $0.window === window }
    }

    /// The touches that a recognizer hears of; `nil` if there are none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        select { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    /// Every place on the way of a touch since the last event, oldest first; the last one is where the touch is.
    ///
    /// At most 64 of them. `nil` if the touch is not of this event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? TouchWay.coalesced(touch) : nil }

    /// Where a touch will be in the next two frames if it goes on as it does; empty for one that does not move.
    ///
    /// `nil` if the touch is not of this event. Draw with them, and draw anew when the touch has come: they are guesses.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? TouchWay.predicted(touch) : nil }

    private func select(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        let selected = touches.filter(isIncluded)
        return selected.isEmpty ? nil : selected
    }
}
