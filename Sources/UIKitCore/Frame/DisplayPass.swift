/// Pass 6: views draw themselves where it was asked for.
@MainActor enum DisplayPass {
    static func run(_ loop: FrameLoop) {
        for surface in loop.surfaces where surface.tree.needsDisplay {
            surface.tree.displayIfNeeded()
        }
    }
}
