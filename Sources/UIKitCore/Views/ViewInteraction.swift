/// The touch handling state of a view.
@MainActor struct ViewInteraction {
    var isEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var recognizers: [UIGestureRecognizer] = []
    /// Whether a recognizer was ever added, or the list of recognizers was set.
    var hasRecognizerList = false
    var interactions: [any UIInteraction] = []
    /// Whether the view becomes first responder when it enters a window.
    var wantsFirstResponder = false
    /// The number of running animations that block touches.
    var blockingAnimationCount = 0
    /// The number of running animator changes, during which hit testing uses the presented position.
    var animatorChangeCount = 0
}
