/// How a view takes touches.
@MainActor struct ViewInteraction {
    var isEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var recognizers: [UIGestureRecognizer] = []
    /// How many running animations keep touches off.
    var blockingAnimations = 0
}
