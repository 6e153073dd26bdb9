/// Which call of `UIView.animate` the code that runs now stands in, if any.
@MainActor struct ViewAnimations {
    /// Whether anything is animated at all.
    var areEnabled = true
    private var stack: [ViewAnimation?] = []

    /// The innermost call; `nil` outside, and within `performWithoutAnimation`.
    var current: ViewAnimation? { areEnabled ? stack.last ?? nil : nil }

    mutating func enter(_ animation: ViewAnimation?) {
        stack.append(animation)
    }

    mutating func leave() {
        stack.removeLast()
    }
}
