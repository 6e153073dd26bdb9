/// The alerts and sheets of the system that are visible above the app. As on iOS, the app is inactive meanwhile.
@MainActor package final class SystemInterruptions {
    private weak var host: ApplicationHost?
    /// The objects that show something, such as ``SystemAlerts``.
    private var owners: Set<ObjectIdentifier> = []
    /// Whether the app became inactive because of an interruption.
    private var didDeactivate = false

    init(_ host: ApplicationHost) {
        self.host = host
    }

    /// Makes the app inactive until the owner ends its interruption.
    ///
    /// - Parameter owner: The object that shows something. It ends the interruption once, even after several calls.
    package func begin(for owner: AnyObject) {
        owners.insert(ObjectIdentifier(owner))
        guard let host, host.state == .active else { return }
        host.application.setActive(false)
        didDeactivate = true
    }

    /// Ends the interruption of an owner. After the last one, the app becomes active if it was active before.
    package func end(for owner: AnyObject) {
        owners.remove(ObjectIdentifier(owner))
        guard owners.isEmpty, didDeactivate else { return }
        didDeactivate = false
        // The app may have entered the background meanwhile.
        if let host, host.state == .inactive { host.application.setActive(true) }
    }
}
