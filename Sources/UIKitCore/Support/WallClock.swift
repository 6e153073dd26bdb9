/// The time of day, for controls that are about it. Nothing else asks for it: frames and events have their own clock.
@MainActor package enum WallClock {
    /// The present moment of the running application; the machine's without one.
    package static var now: Date { ApplicationHost.current?.wallClock() ?? Date() }
}
