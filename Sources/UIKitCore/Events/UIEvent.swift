/// A user event, such as changed touches or pressed keys.
///
/// - Source: https://developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The type of an event.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uievent/eventtype
    public enum EventType: Int, Sendable {
        /// Touches.
        case touches = 0
        /// Motion of the device.
        case motion = 1
        /// Headphones and other remote controls.
        case remoteControl = 2
        /// Presses of keys and buttons.
        case presses = 3
        /// A scroll wheel or track pad.
        case scroll = 10
        /// A pointer that moves with no button pressed.
        case hover = 11
        /// A pinch or rotation on a track pad.
        case transform = 14
    }

    /// The kind of motion.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uievent/eventsubtype
    public enum EventSubtype: Int, Sendable {
        /// None, for events of other types.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
    }

    /// The buttons of a pointing device.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uievent/buttonmask-swift.struct
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The bits of the buttons. The lowest bit is that of the primary button.
        public let rawValue: Int
        /// Creates the mask whose bits are set in `rawValue`.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The primary button.
        public static let primary = ButtonMask(rawValue: 1)
        /// The secondary button, which opens menus.
        public static let secondary = ButtonMask(rawValue: 2)

        /// Returns the mask of a button number, where 1 is the primary button. The mask is empty for a number outside
        /// 1…32.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...32).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }

    /// The time of the event, in seconds on the frame clock.
    open internal(set) var timestamp: TimeInterval
    /// The modifier keys that are pressed.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// The buttons of the pointing devices in the event; empty for touches of fingers and for keys.
    open var buttonMask: ButtonMask {
        touches.reduce(into: []) { mask, touch in mask.formUnion(touch.buttons) }
    }
    /// The route of an event without touches: its window and its delivery.
    struct EventRoute {
        let window: UIWindow
        let deliver: @MainActor () -> Void
    }

    /// The route of an event without touches, while the event is sent; otherwise `nil`.
    var route: EventRoute?
    /// The phase of a motion event.
    enum MotionPhase {
        case began, ended, cancelled
    }

    private let kind: EventType
    let motionPhase: MotionPhase?
    private var touches: Set<UITouch>

    /// Creates a touch event without touches, for test doubles that override the members that they need.
    public override init() {
        kind = .touches
        motionPhase = nil
        timestamp = 0
        touches = []
        super.init()
    }

    init(_ kind: EventType = .touches, timestamp: TimeInterval, touches: Set<UITouch> = [], motion: MotionPhase? = nil) {
        self.kind = kind
        motionPhase = motion
        self.timestamp = timestamp
        self.touches = touches
        super.init()
    }

    /// The type of the event.
    open var type: EventType { kind }

    /// The kind of motion; `.none` for events of other types.
    open var subtype: EventSubtype { motionPhase == nil ? .none : .motionShake }

    /// All touches that are down or have just ended, including unchanged touches; `nil` if the event has none.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

    /// Returns the touches that began on `view`; `nil` if there are none.
    open func touches(for view: UIView) -> Set<UITouch>? {
        select { $0.view === view }
    }

    /// Returns the touches that began in `window`; `nil` if there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        select { $0.window === window }
    }

    /// Returns the touches that a recognizer receives; `nil` if there are none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        select { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    /// Returns all samples of a touch since the last event, the oldest first. The last sample is the current
    /// location.
    ///
    /// There are at most 64 samples. Returns `nil` if the touch is not part of this event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? TouchSampling.coalesced(touch) : nil }

    /// Returns the predicted locations of a touch in the next two frames; empty for a touch that does not move.
    ///
    /// Returns `nil` if the touch is not part of this event. Predictions are provisional: redraw when the actual
    /// touches are delivered.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? TouchSampling.predicted(touch) : nil }

    private func select(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        let selectedTouches = touches.filter(isIncluded)
        return selectedTouches.isEmpty ? nil : selectedTouches
    }
}
