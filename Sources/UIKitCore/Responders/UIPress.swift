import Platform

/// A press of a key or button, from the moment it goes down until it goes up.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipress
@preconcurrency @MainActor open class UIPress: NSObject {
    /// The phases of a press.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipress/phase-swift.enum
    public enum Phase: Int, Sendable {
        /// The key or button went down.
        case began = 0
        /// The force changed.
        case changed = 1
        /// The key or button is down and did not change.
        case stationary = 2
        /// The key or button went up.
        case ended = 3
        /// The system cancelled the press.
        case cancelled = 4
    }

    /// The time of the last change, in seconds on the frame clock.
    public internal(set) var timestamp: TimeInterval
    /// The phase of the press.
    public internal(set) var phase: Phase
    /// The button type. A key has the type of the corresponding remote control button: arrows are arrows, Return and
    /// Enter are select, Escape is menu.
    public let type: PressType
    /// The force, 0…1: 1 while a key is down, and 0 afterwards.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
    /// The recognizers that receive the press: those of the view that receives the press first, then those of its
    /// superviews. `nil` if there are none.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The key that is pressed.
    public internal(set) var key: UIKey?
    /// The window that receives the press.
    public internal(set) weak var window: UIWindow?
    /// The responder that receives the press first: the first responder when the key went down.
    public internal(set) weak var responder: UIResponder?
    /// Whether a recognised gesture has consumed the press, so that the responder receives nothing more.
    var isClaimed = false
    /// How the press was handled when the key or button went down.
    var handling = Handling.none

    init(_ event: KeyEvent, window: UIWindow?, responder: UIResponder?) {
        timestamp = event.timestamp
        phase = .began
        let key = UIKey(event)
        self.key = key
        type = PressType(key.keyCode)
        self.window = window
        self.responder = responder
        super.init()
    }

    /// The handling of a key that went down, which determines its repetition and the recipient of its end.
    enum Handling {
        /// Responders received the press. If an app performed an action for the key, the action does not repeat.
        case none
        /// A responder performed the framework's action for the key. The action repeats while the key is held.
        case standard
        /// A command consumed the press: responders do not receive it.
        case command
        /// An open menu consumed the press: responders do not receive it.
        case menu
    }
}

extension Set<UIPress> {
    /// Records that the framework performed its action for the keys, if `isDone` is `true`. Returns `isDone`.
    @MainActor func recordingHandled(_ isDone: Bool) -> Bool {
        if isDone { for press in self { press.handling = .standard } }
        return isDone
    }
}
