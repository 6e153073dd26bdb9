/// Keys or buttons that were pressed or let go.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipressesevent
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    /// All presses that are down or just ended.
    public let allPresses: Set<UIPress>

    /// Those that changed with this event.
    var changedPresses: Set<UIPress> = []
    /// The one that is held, and does once more what it did.
    var repeatedPress: UIPress?

    init(timestamp: TimeInterval, presses: Set<UIPress>) {
        allPresses = presses
        super.init(timestamp: timestamp)
    }

    /// The presses that a recognizer hears of.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    /// Always `.presses`.
    open override var type: EventType { .presses }
}
