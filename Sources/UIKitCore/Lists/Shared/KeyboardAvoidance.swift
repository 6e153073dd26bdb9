/// The keyboard avoidance of a list: the list is inset by the keyboard's height, and the first responder is scrolled
/// into view.
@MainActor package final class KeyboardAvoidance {
    private weak var list: UIScrollView?
    private var needsInset: @MainActor () -> Bool = { true }
    private var viewToReveal: @MainActor (UIView) -> UIView = { $0 }
    private var addedInset: CGFloat = 0
    private var observers: [any NSObjectProtocol] = []

    package init() {}

    isolated deinit { reset() }

    /// Begins to observe the keyboard. `stop()` ends the observation.
    ///
    /// - Parameters:
    ///   - list: The list; held weakly.
    ///   - needsInset: Returns whether the list is inset, which is the default. Otherwise it only scrolls.
    ///   - viewToReveal: Returns the view that is scrolled into view for the first responder, by default the latter.
    package func start(
        for list: UIScrollView, insetIf needsInset: @escaping @MainActor () -> Bool = { true },
        revealing viewToReveal: @escaping @MainActor (UIView) -> UIView = { $0 }
    ) {
        stop()
        self.list = list
        self.needsInset = needsInset
        self.viewToReveal = viewToReveal
        observe(UIResponder.keyboardWillShowNotification) { $0[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
        observe(UIResponder.keyboardWillHideNotification) { _ in nil }
    }

    /// Ends the observation and removes the inset.
    package func stop() {
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
        // The keyboard may disappear because the list has left its window.
        guard let list, let window = list.window, let keyboardFrame else { return setKeyboardInset(0) }
        let listFrame = list.convert(list.bounds, to: window)
        let keyboardTop = window.convert(keyboardFrame.origin, from: UIWindow?.none).y
        setKeyboardInset(needsInset() ? max(0, listFrame.maxY - keyboardTop - list.safeAreaInsets.bottom) : 0)
        revealFirstResponder()
    }

    /// Scrolls to the first responder, if it is in the list.
    package func revealFirstResponder() {
        guard let list, let responder = list.window?.firstResponder as? UIView, responder.isDescendant(of: list) else { return }
        let view = viewToReveal(responder)
        list.scrollRectToVisible(list.convert(view.bounds, from: view).insetBy(dx: 0, dy: -Self.responderMargin), animated: true)
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
