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

    /// Always `.presses`.
    open override var type: EventType { .presses }
}
