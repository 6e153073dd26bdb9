/// An event with presses of keys or buttons.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipressesevent
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    /// All presses that are down or just ended.
    public let allPresses: Set<UIPress>

    /// The presses that changed with this event.
    var changedPresses: Set<UIPress> = []
    /// The press of a key that is held, so that its action repeats.
    var repeatedPress: UIPress?

    init(timestamp: TimeInterval, presses: Set<UIPress>) {
        allPresses = presses
        super.init(timestamp: timestamp)
    }

    /// Returns the presses that a recognizer receives.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    /// Always `.presses`.
    open override var type: EventType { .presses }
}
