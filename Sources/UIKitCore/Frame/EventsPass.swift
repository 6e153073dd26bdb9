import Platform

/// Pass 1: what people did since the last frame reaches the application; what is typed with follows the first responder.
@MainActor package enum EventsPass {
    package static func run(_ loop: FrameLoop) {
        for surface in loop.surfaces {
            let events = surface.queue.drain()
            guard !events.isEmpty else { continue }
            loop.counters.events += events.count
            for event in events { surface.deliver(event) }
            surface.flushTouches()
        }
        for surface in loop.surfaces { surface.inputIfMade?.updateIfNeeded() }
    }
    /// After the frame, for handlers' changes are the next one's: pointers that rest are over what came under them.
    static func followPointers(_ loop: FrameLoop, at time: FrameTime) {
        for surface in loop.surfaces { surface.followHover(at: time.timestamp) }
    }
}
