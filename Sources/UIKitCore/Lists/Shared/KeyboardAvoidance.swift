/// The keyboard avoidance of a list: the list is inset by the keyboard's height, and the first responder is scrolled
/// into view.
@MainActor final class KeyboardAvoidance {
    private weak var list: UIScrollView?
    private var addedInset: CGFloat = 0
    private var observers: [any NSObjectProtocol] = []

    isolated deinit { reset() }

    /// Begins to observe the keyboard. `stop()` ends the observation.
    func start(for list: UIScrollView) {
        stop()
        self.list = list
        observe(UIResponder.keyboardWillShowNotification) { $0[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
        observe(UIResponder.keyboardWillHideNotification) { _ in nil }
    }

    /// Ends the observation and removes the inset.
    func stop() {
        reset()
        setKeyboardInset(0)
    }

    private func reset() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }

    private func observe(_ name: Notification.Name, _ endFrame: @escaping @Sendable ([AnyHashable: Any]) -> CGRect?) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                let frame = endFrame(notification.userInfo ?? [:])
                // Keyboard notifications are posted on the main actor.
                MainActor.assumeIsolated { self?.updateForKeyboardFrame(frame) }
            })
    }

    private func updateForKeyboardFrame(_ keyboardFrame: CGRect?) {
        guard let list, let window = list.window else { return }
        guard let keyboardFrame else { return setKeyboardInset(0) }
        let listFrame = list.convert(list.bounds, to: window)
        let keyboardTop = window.convert(keyboardFrame.origin, from: UIWindow?.none).y
        setKeyboardInset(max(0, listFrame.maxY - keyboardTop - list.safeAreaInsets.bottom))
        guard let field = window.firstResponder as? UIView, field.isDescendant(of: list) else { return }
        list.scrollRectToVisible(list.convert(field.bounds, from: field).insetBy(dx: 0, dy: -Self.responderMargin), animated: true)
    }

    /// The space above and below the first responder, in points.
    private static let responderMargin: CGFloat = 8

    private func setKeyboardInset(_ height: CGFloat) {
        guard let list, height != addedInset else { return }
        list.contentInset.bottom += height - addedInset
        list.verticalScrollIndicatorInsets.bottom += height - addedInset
        addedInset = height
    }
}
