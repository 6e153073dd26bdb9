/// Pass 3: views and controllers hear of traits that changed, and the bars of the system follow what controllers want.
@MainActor enum TraitsPass {
    static func run(_ loop: FrameLoop) {
        OwedTraits.pay()
        for surface in loop.surfaces {
            surface.updateTraits()
            surface.chrome.updateIfNeeded()
        }
    }
}
