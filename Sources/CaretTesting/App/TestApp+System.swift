extension TestApp {
    /// The services of the system that the app uses: what the app requested, and the answers that the test gives.
    ///
    /// ```swift
    /// app.system.permissions[.notifications] = .granted
    /// ```
    public var system: SystemServices { host.system }
}
