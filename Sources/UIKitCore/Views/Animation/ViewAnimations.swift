/// Which animation the code that runs now stands in, if any.
@MainActor struct ViewAnimations {
    /// Whether anything is animated at all.
    var areEnabled = true
    private var stack: [(any AnimationScope)?] = []

    /// The innermost one; `nil` outside, and within `performWithoutAnimation`.
    var current: (any AnimationScope)? { areEnabled ? stack.last ?? nil : nil }

    mutating func enter(_ animation: (any AnimationScope)?) {
        stack.append(animation)
    }

    mutating func leave() {
        stack.removeLast()
    }
}
