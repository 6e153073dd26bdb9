/// Pass 6: draws the views that need display.
@MainActor enum DisplayPass {
    static func run(_ loop: FrameLoop) {
        for surface in loop.surfaces where surface.tree.needsDisplay {
            surface.tree.displayIfNeeded()
        }
    }
}
