/// A view in a scroll view whose touches mean itself, and are never kept from it to see whether they are drags.
@MainActor protocol ImmediateTouches: UIView {}
