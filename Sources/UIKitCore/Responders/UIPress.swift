import Platform

/// A key or button from the moment it goes down until it goes up.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipress
@preconcurrency @MainActor open class UIPress: NSObject {
    /// What a press did last.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipress/phase-swift.enum
    public enum Phase: Int, Sendable {
        /// It went down.
        case began = 0
        /// Its force changed.
        case changed = 1
        /// It is down and did not change.
        case stationary = 2
        /// It went up.
        case ended = 3
        /// It was taken away by the system.
        case cancelled = 4
    }

    /// When the press last changed, in seconds on the frame clock.
    public internal(set) var timestamp: TimeInterval
    /// What it did last.
    public internal(set) var phase: Phase
    /// Which button it is. A key has the type of the remote control's button that it stands for: arrows are arrows, Return and Enter
    /// select, Escape is the menu's.
    public let type: PressType
    /// How hard it is pressed, 0…1: keys are pressed wholly, or not at all.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
    /// The recognizers that hear of it: of the view that it goes to first, then of the views around it. `nil` if there are none.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The key.
    public internal(set) var key: UIKey?
    /// The window that it goes to.
    public internal(set) weak var window: UIWindow?
    /// Who hears of it first: whoever was the first responder when the key went down.
    public internal(set) weak var responder: UIResponder?
    /// Whether a gesture was recognised that the responder hears nothing more for.
    var isTaken = false
    /// What was made of it when it went down.
    var use = Use.none

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

    /// What was made of a key that went down, which says what it does while it is held and who hears that it goes up.
    enum Use {
        /// Responders heard of it; if one of the app's did something about it, that is done once.
        case none
        /// A responder did what the toolkit does for the key, and does it again while the key is held.
        case standard
        /// It was a command's: responders do not hear of it.
        case command
        /// It was an open menu's: responders do not hear of it.
        case menu
    }
}

extension Set<UIPress> {
    /// Writes down that what the toolkit does for keys was done, if it was. Returns whether it was.
    @MainActor func noting(_ isDone: Bool) -> Bool {
        if isDone { for press in self { press.use = .standard } }
        return isDone
    }
}
