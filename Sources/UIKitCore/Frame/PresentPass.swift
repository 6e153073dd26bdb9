import Platform

/// Pass 9: presents new pixels to the back end, calls pending completion handlers, and then updates the accessibility
/// tree.
@MainActor enum PresentPass {
    static func run(_ loop: FrameLoop, _ pictures: [CompositePass.Picture], at time: FrameTime) {
        for picture in pictures where !picture.changes.isEmpty {
            let compositor = picture.surface.compositor
            let frame = Frame(
                pixels: { compositor.pixels() }, moves: picture.changes.moves, damage: picture.changes.damage, time: time)
            picture.surface.window.present(frame)
            loop.counters.presents += 1
        }
        for surface in loop.surfaces { surface.tree.finishAnimations(at: time.timestamp) }
        let waiting = loop.afterFrame
        loop.afterFrame = []
        for body in waiting { body() }
        AccessibilityPass.run(loop, pictures, at: time)
    }
}
