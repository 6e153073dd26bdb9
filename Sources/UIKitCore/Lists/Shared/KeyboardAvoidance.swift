/// Keeps what is typed into above the keyboard: the list ends where the keyboard begins, and the first responder is scrolled to.
@MainActor final class KeyboardAvoidance {
    private weak var list: UIScrollView?
    private var added: CGFloat = 0
    private var observers: [any NSObjectProtocol] = []

    isolated deinit { forget() }

    /// From now on, until `stop()`.
    func start(for list: UIScrollView) {
        stop()
        self.list = list
        observe(UIResponder.keyboardWillShowNotification) { $0[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
        observe(UIResponder.keyboardWillHideNotification) { _ in nil }
    }

    /// The list is as it was.
    func stop() {
        forget()
        keepFree(0)
    }

    private func forget() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }

    private func observe(_ name: Notification.Name, _ frame: @escaping @Sendable ([AnyHashable: Any]) -> CGRect?) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let frame = frame(note.userInfo ?? [:])
                // Keyboards are views' business: their notifications are posted on the main actor.
                MainActor.assumeIsolated { self?.follow(frame) }
            })
    }

    private func follow(_ keyboard: CGRect?) {
        guard let list, let window = list.window else { return }
        guard let keyboard else { return keepFree(0) }
        let place = list.convert(list.bounds, to: window)
        let top = window.convert(keyboard.origin, from: UIWindow?.none).y
        keepFree(max(0, place.maxY - top - list.safeAreaInsets.bottom))
        guard let field = window.firstResponder as? UIView, field.isDescendant(of: list) else { return }
        list.scrollRectToVisible(list.convert(field.bounds, from: field).insetBy(dx: 0, dy: -Self.air), animated: true)
    }

    /// So many points stay free above and below what is typed into.
    private static let air: CGFloat = 8

    private func keepFree(_ height: CGFloat) {
        guard let list, height != added else { return }
        list.contentInset.bottom += height - added
        list.verticalScrollIndicatorInsets.bottom += height - added
        added = height
    }
}
