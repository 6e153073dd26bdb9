/// Where a controller is between coming and going.
struct ControllerAppearance {
    enum Phase {
        case gone, appearing, shown, disappearing
    }

    var phase = Phase.gone
    var isAnimated = false
    /// Whether `viewIsAppearing(_:)` was called since the coming began.
    var hasTold = false
    /// Whether the view's own moving into or out of a window began the transition, and will end it.
    var isAutomatic = false
    var isEntering = false
    var isLeaving = false

    var isComing: Bool { phase == .appearing || phase == .shown }
    var isGoing: Bool { phase == .disappearing || phase == .gone }

    /// One that is seen and loses its parent is about to go because of that.
    mutating func willMove(toParent hasParent: Bool) { isLeaving = !hasParent && (phase == .shown || phase == .appearing) }
}
