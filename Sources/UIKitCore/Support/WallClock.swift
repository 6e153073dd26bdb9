/// The time of day, for controls that show it. Frames and events use another clock.
@MainActor package enum WallClock {
    /// The present date of the running application; the machine's date if no application is running.
    package static var now: Date { ApplicationHost.current?.wallClock() ?? Date() }
}
