/// A view in a scroll view whose touches are not delayed to detect drags.
@MainActor protocol ImmediateTouches: UIView {}
