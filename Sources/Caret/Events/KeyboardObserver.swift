import Foundation

/// Calls the handlers of one view or controller at each change of the keyboard.
///
/// The storage of the view or controller retains this object, so that the handlers are released with it.
@MainActor final class KeyboardObserver {
    private var handlers = Handlers<@MainActor (KeyboardNote) -> Void>()
    private var token: (any NSObjectProtocol)?

    isolated deinit { stop() }

    /// Adds a handler.
    ///
    /// - Returns: A closure that removes it.
    func add(_ body: @escaping @MainActor (KeyboardNote) -> Void) -> @MainActor () -> Void {
        let id = handlers.add(body)
        if token == nil { start() }
        return { [weak self] in self?.remove(id) }
    }

    private func remove(_ id: Int) {
        _ = handlers.remove(id)
        if handlers.isEmpty { stop() }
    }

    private func start() {
        let name = UIResponder.keyboardWillChangeFrameNotification
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
            guard let note = KeyboardNote(notification) else { return }
            if Hooks.isOnMainActor {
                MainActor.assumeIsolated { self?.notify(note) }
            } else {
                Task { @MainActor in self?.notify(note) }
            }
        }
    }

    private func stop() {
        if let token { NotificationCenter.default.removeObserver(token) }
        token = nil
    }

    private func notify(_ note: KeyboardNote) {
        for handler in handlers.all { handler(note) }
    }
}
