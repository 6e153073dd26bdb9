import Platform

/// Pass 9: presents new pixels to the back end, calls pending completion handlers, and then updates the accessibility
/// tree.
@MainActor enum PresentPass {
    static func run(_ loop: FrameLoop, _ screenChanges: [CompositePass.ScreenChanges], at time: FrameTime) {
        for screen in screenChanges where !screen.changes.isEmpty {
            let compositor = screen.surface.compositor
            let frame = Frame(
                pixels: { compositor.pixels() }, moves: screen.changes.moves, damage: screen.changes.damage, time: time)
            screen.surface.window.present(frame)
            loop.counters.presents += 1
        }
        for surface in loop.surfaces { surface.tree.finishAnimations(at: time.timestamp) }
        let handlers = loop.afterFrameHandlers
        loop.afterFrameHandlers = []
        for body in handlers { body() }
        AccessibilityPass.run(loop, screenChanges, at: time)
    }
}
