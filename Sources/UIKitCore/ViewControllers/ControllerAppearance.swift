/// The appearance state of a controller.
struct ControllerAppearance {
    enum Phase {
        case disappeared, appearing, appeared, disappearing
    }

    var phase = Phase.disappeared
    var isAnimated = false
    /// Whether `viewIsAppearing(_:)` was called since the appearance began.
    var hasNotifiedAppearing = false
    /// Whether the transition began because the view entered or left a window. If so, the transition ends after the
    /// view has moved.
    var isDrivenByWindowChange = false
    /// Whether the controller appears because it was added to a parent.
    var isEntering = false
    /// Whether the controller disappears because it is removed from its parent.
    var isLeaving = false

    var isVisibleOrAppearing: Bool { phase == .appearing || phase == .appeared }
    var isHiddenOrDisappearing: Bool { phase == .disappearing || phase == .disappeared }

    /// Records whether a visible controller is about to disappear because it leaves its parent.
    mutating func willMove(toParent hasParent: Bool) { isLeaving = !hasParent && (phase == .appeared || phase == .appearing) }
}
