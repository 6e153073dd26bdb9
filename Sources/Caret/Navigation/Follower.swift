/// Runs something in the frame after what it read has changed, for as long as it lives.
@MainActor final class Follower {
    private let body: @MainActor () -> Void
    private var isEnded = false

    /// Runs `body` now, and again whenever something observable that it read has changed: once a frame at most.
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
