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
    /// The key.
    public internal(set) var key: UIKey?
    /// The window that it goes to.
    public internal(set) weak var window: UIWindow?
    /// Who hears of it first: whoever was the first responder when the key went down.
    public internal(set) weak var responder: UIResponder?

    init(_ event: KeyEvent, window: UIWindow?, responder: UIResponder?) {
        timestamp = event.timestamp
        phase = .began
        key = UIKey(event)
        self.window = window
        self.responder = responder
        super.init()
    }
}
