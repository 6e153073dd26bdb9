/// Runs a closure in the frame after a value that it read has changed, as long as this object exists.
@MainActor final class Follower {
    private let body: @MainActor () -> Void
    private var isEnded = false

    /// Runs `body` now, and again whenever an observable value that it read has changed, at most once per frame.
    init(_ body: @escaping @MainActor () -> Void) {
        self.body = body
        run()
    }

    func end() { isEnded = true }

    private func run() {
        guard !isEnded else { return }
        Hooks.track(body) { [weak self] in
            Hooks.inNextFrame { [weak self] in self?.run() }
        }
    }
}
