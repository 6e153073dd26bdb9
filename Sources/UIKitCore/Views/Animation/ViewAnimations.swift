/// Which animation the code that runs now stands in, if any.
@MainActor struct ViewAnimations {
    /// Whether anything is animated at all.
    var areEnabled = true
    private var stack: [(any AnimationScope)?] = []

    /// The innermost one; `nil` outside, and right within ``unanimated(_:)``.
    var current: (any AnimationScope)? { areEnabled ? stack.last ?? nil : nil }

    /// Whether animations are switched on, and the code that runs now does not stand right within ``unanimated(_:)``.
    var areEnabledHere: Bool {
        guard areEnabled, let innermost = stack.last else { return areEnabled }
        return innermost != nil
    }

    /// The block of `beginAnimations` that the code which runs now stands right within.
    var block: AnimationBlock? { stack.last as? AnimationBlock }

    mutating func enter(_ animation: (any AnimationScope)?) {
        stack.append(animation)
    }

    mutating func leave() {
        stack.removeLast()
    }

    /// Runs code of the toolkit whose own changes are seen at once. Animations that begin within, such as an app's in a cell that it is
    /// asked for, run all the same.
    static func unanimated(_ body: () -> Void) {
        let host = ApplicationHost.running
        host.animations.enter(nil)
        body()
        host.animations.leave()
    }
}
