/// The date and time for controls that show them. Frames and events use another clock.
@MainActor package enum WallClock {
    /// The present date of the running application; the machine's date if no application is running.
    package static var now: Date { ApplicationHost.current?.wallClock() ?? Date() }
}
