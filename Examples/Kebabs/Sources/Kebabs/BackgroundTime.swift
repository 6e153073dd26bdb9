import UIKit

/// Grants time in the background: the application, or a test.
@MainActor protocol BackgroundTimeSource: AnyObject {
    /// See `UIApplication.beginBackgroundTask(withName:expirationHandler:)`.
    func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)?
    ) -> UIBackgroundTaskIdentifier

    /// See `UIApplication.endBackgroundTask(_:)`.
    func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier)
}

extension UIApplication: BackgroundTimeSource {}

/// The time in the background that one piece of work asks for. The time ends once: with the work, or when the system takes it back.
@MainActor final class BackgroundTime {
    private let source: any BackgroundTimeSource
    private var identifier = UIBackgroundTaskIdentifier.invalid
    /// Whether the system has taken the time back.
    private(set) var isOver = false

    /// Asks for time. Ask before the work begins: an app that is in the background already gets none.
    ///
    /// - Parameters:
    ///   - name: the name of the work in logs.
    ///   - source: grants the time.
    ///   - expiration: gives the work up, when there is no time left. The system ends an app that goes on.
    init(_ name: String, from source: any BackgroundTimeSource, expiration: @escaping @MainActor () -> Void) {
        self.source = source
        identifier = source.beginBackgroundTask(withName: name) { [weak self] in
            self?.isOver = true
            expiration()
            self?.end()
        }
    }

    isolated deinit { end() }

    /// Gives the time back; once is enough.
    func end() {
        let identifier = identifier
        self.identifier = .invalid
        if identifier != .invalid { source.endBackgroundTask(identifier) }
    }
}
