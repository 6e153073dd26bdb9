/// How a view takes touches.
struct ViewInteraction {
    var isEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    /// How many running animations keep touches off.
    var blockingAnimations = 0
}
