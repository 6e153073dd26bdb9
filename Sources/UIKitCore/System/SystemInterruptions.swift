/// The alerts and sheets of the system that are visible above the app. As on iOS, the app is inactive meanwhile.
@MainActor package final class SystemInterruptions {
    private weak var host: ApplicationHost?
    /// The objects that show something, such as ``SystemAlerts``.
    private var owners: Set<ObjectIdentifier> = []
    /// Whether the app becomes active after the last interruption.
    private var activatesAfterwards = false

    init(_ host: ApplicationHost) {
        self.host = host
    }

    /// Makes the app inactive until the owner ends its interruption.
    ///
    /// - Parameter owner: The object that shows something. It ends the interruption once, even after several calls.
    package func begin(for owner: AnyObject) {
        owners.insert(ObjectIdentifier(owner))
        deactivate()
    }

    /// Makes an app inactive that was interrupted during its launch. It was active for a moment, as on iOS.
    func didLaunch() {
        if !owners.isEmpty { deactivate() }
    }

    /// Makes an active app inactive. The app may begin or end another interruption while it is notified.
    private func deactivate() {
        guard let host, host.state == .active, !activatesAfterwards else { return }
        activatesAfterwards = true
        host.application.setActive(false)
    }

    /// Ends the interruption of an owner. After the last one, the app becomes active, unless its window lost the focus.
    package func end(for owner: AnyObject) {
        owners.remove(ObjectIdentifier(owner))
        guard owners.isEmpty, activatesAfterwards else { return }
        activatesAfterwards = false
        // The app may have entered the background meanwhile.
        if let host, !host.isTerminated, host.state == .inactive { host.application.setActive(true) }
    }

    /// Returns whether the app is inactive because of an interruption. If so, it follows the focus of its window later.
    ///
    /// - Parameter isActive: Whether a window of the app has the focus now.
    func defersActivation(_ isActive: Bool) -> Bool {
        guard let host, !owners.isEmpty, host.state != .active else { return false }
        activatesAfterwards = isActive
        return true
    }
}
