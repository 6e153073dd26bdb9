import Foundation

/// Calls the handlers of one view or controller at each change of the keyboard.
///
/// The storage of the view or controller retains this object, so that the handlers are released with it.
@MainActor final class KeyboardObserver {
    /// The chain of the handlers.
    let chain: HandlerChain<KeyboardNote>
    private var token: (any NSObjectProtocol)?

    /// - Parameter host: The view or controller.
    init(for host: AnyObject) {
        chain = HandlerChain(of: host)
        chain.emptinessDidChange = { [weak self] isEmpty in if isEmpty { self?.stop() } else { self?.start() } }
    }

    isolated deinit { stop() }

    private func start() {
        let name = UIResponder.keyboardWillChangeFrameNotification
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
            guard let note = KeyboardNote(notification) else { return }
            if Hooks.isOnMainActor {
                MainActor.assumeIsolated { self?.chain.notify(note) }
            } else {
                Task { @MainActor in self?.chain.notify(note) }
            }
        }
    }

    private func stop() {
        if let token { NotificationCenter.default.removeObserver(token) }
        token = nil
    }
}
