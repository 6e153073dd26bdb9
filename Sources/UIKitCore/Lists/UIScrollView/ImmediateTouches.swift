/// A view in a scroll view that receives its touches immediately. They are not delayed to detect drags.
@MainActor protocol ImmediateTouches: UIView {}
