internal import Dispatch
internal import Synchronization

/// A time limit on the frame clock of the app, or without an app on the real clock.
final class LinkDeadline: Sendable {
    private let isCancelled = Mutex(false)

    init(_ seconds: TimeInterval, _ handler: @escaping @Sendable () -> Void) {
        // Dispatch and the frame clock do not accept infinite times. Nobody waits for longer than a year.
        let seconds = min(seconds, 366 * 86400)
        let fire: @Sendable () -> Void = { [weak self] in
            guard let self, !self.isCancelled.withLock({ $0 }) else { return }
            handler()
        }
        MainQueue.run("the time limit of a link") {
            guard let host = ApplicationHost.current else {
                return DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: fire)
            }
            host.frameLoop.schedule(after: seconds, isIdle: true, fire)
        }
    }

    func cancel() { isCancelled.withLock { $0 = true } }
}
