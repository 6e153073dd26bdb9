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

/// The background time that one task requests. The time ends once: with the task, or when the system withdraws it.
@MainActor final class BackgroundTime {
    private let source: any BackgroundTimeSource
    private var identifier = UIBackgroundTaskIdentifier.invalid
    /// Whether the system has withdrawn the time.
    private(set) var isOver = false

    /// Requests background time. Request it before the task begins: an app that is in the background already gets
    /// none.
    ///
    /// - Parameters:
    ///   - name: the name of the task in logs.
    ///   - source: the object that grants the time.
    ///   - expiration: cancels the task when no time is left. The system terminates an app that continues.
    init(_ name: String, from source: any BackgroundTimeSource, expiration: @escaping @MainActor () -> Void) {
        self.source = source
        identifier = source.beginBackgroundTask(withName: name) { [weak self] in
            self?.isOver = true
            expiration()
            self?.end()
        }
    }

    isolated deinit { end() }

    /// Ends the background time; further calls have no effect.
    func end() {
        let identifier = identifier
        self.identifier = .invalid
        if identifier != .invalid { source.endBackgroundTask(identifier) }
    }
}
