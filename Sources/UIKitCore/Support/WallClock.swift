/// The time of day, for controls that show it. Frames and events have their own clock.
@MainActor package enum WallClock {
    /// The present date of the running application; the machine's without an application.
    package static var now: Date { ApplicationHost.current?.wallClock() ?? Date() }
}
