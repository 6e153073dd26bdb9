import Platform

/// Pass 1: delivers the events since the last frame to the application. Afterwards the text input is updated for the
/// first responder.
@MainActor package enum EventsPass {
    package static func run(_ loop: FrameLoop) {
        for surface in loop.surfaces {
            let events = surface.queue.drain()
            guard !events.isEmpty else { continue }
            loop.counters.events += events.count
            for event in events { surface.deliver(event) }
            surface.flushTouches()
        }
        for surface in loop.surfaces { surface.inputIfLoaded?.updateIfNeeded() }
    }
    /// Runs after the frame: a view that moved under a resting pointer is hovered now, and what its handlers change
    /// belongs to the next frame.
    static func followPointers(_ loop: FrameLoop, at time: FrameTime) {
        for surface in loop.surfaces { surface.followHover(at: time.timestamp) }
    }
}
