/// Pass 3: notifies views and controllers of trait changes, and updates the system bars to the preferences of
/// controllers.
@MainActor enum TraitsPass {
    static func run(_ loop: FrameLoop) {
        PendingTraitUpdates.flush()
        for surface in loop.surfaces {
            surface.updateTraits()
            surface.chrome.updateIfNeeded()
        }
    }
}
