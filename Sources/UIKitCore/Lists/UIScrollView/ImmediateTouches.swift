/// A view whose touches a scroll view delivers at once, without a delay to detect drags.
@MainActor protocol ImmediateTouches: UIView {}
