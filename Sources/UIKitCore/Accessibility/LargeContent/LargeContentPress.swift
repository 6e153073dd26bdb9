/// The long press that opens the large content viewer.
@MainActor final class LargeContentPress: NSObject, UIGestureRecognizerDelegate {
    /// The press duration in seconds. It is a little shorter than that of a standard long press, so that the viewer
    /// opens before a menu.
    private static let duration: TimeInterval = 0.4

    let recognizer = UILongPressGestureRecognizer()
    private let hasItem: @MainActor (UIGestureRecognizer) -> Bool
    private let follow: @MainActor (UILongPressGestureRecognizer) -> Void

    init(
        hasItem: @escaping @MainActor (UIGestureRecognizer) -> Bool,
        follow: @escaping @MainActor (UILongPressGestureRecognizer) -> Void
    ) {
        self.hasItem = hasItem
        self.follow = follow
        super.init()
        recognizer.minimumPressDuration = Self.duration
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector("pressed:", LargeContentPress.pressed))
    }

    private func pressed(_ gesture: UIGestureRecognizer) { follow(recognizer) }

    /// Lets the press begin only if there is an item under the touch.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        UILargeContentViewerInteraction.isEnabled && hasItem(gestureRecognizer)
    }
}
