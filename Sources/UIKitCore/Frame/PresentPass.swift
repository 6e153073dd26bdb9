import Platform

/// Pass 9: new pixels go to the back end; then whoever waited for the end of something hears of it.
@MainActor enum PresentPass {
    static func run(_ loop: FrameLoop, at time: FrameTime) {
        for surface in loop.surfaces { surface.tree.finishAnimations(at: time.timestamp) }
        let waiting = loop.afterFrame
        loop.afterFrame = []
        for body in waiting { body() }
    }
}
