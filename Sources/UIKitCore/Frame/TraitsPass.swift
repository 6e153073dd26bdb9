/// Pass 3: views and controllers hear of traits that changed.
@MainActor enum TraitsPass {
    static func run(_ loop: FrameLoop) {
        for surface in loop.surfaces { surface.updateTraits() }
    }
}
