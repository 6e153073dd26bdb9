/// How a view takes touches.
@MainActor struct ViewInteraction {
    var isEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var recognizers: [UIGestureRecognizer] = []
    /// Whether the view has ever had a recognizer, or a list of them was set.
    var hasRecognizerList = false
    var interactions: [any UIInteraction] = []
    /// Whether the view becomes first responder as soon as it is in a window.
    var wantsFirstResponder = false
    /// How many running animations keep touches off.
    var blockingAnimations = 0
    /// How many changes of animators are under way, which have touches find the view where it is seen.
    var animatorChanges = 0
}
