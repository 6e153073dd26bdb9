import Platform

/// Pass 2: runs display links, scrolling, animators, and delays that are due.
@MainActor enum LinksPass {
    static func run(_ loop: FrameLoop, at time: FrameTime) {
        loop.displayLinks.fire(at: time.timestamp, target: time.targetTimestamp)
        for link in loop.links.due() where link.token.isActive {
            if !link.body(time.timestamp) { link.token.cancel() }
        }
        while let body = loop.delays.dequeue(at: time.timestamp + tolerance) { body() }
    }

    /// A microsecond allows for rounding differences between the time of a delay and that of a beat.
    private static let tolerance: TimeInterval = 1e-6
}
