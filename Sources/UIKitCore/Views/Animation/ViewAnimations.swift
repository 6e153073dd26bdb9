/// The stack of the animations whose blocks are running.
@MainActor struct ViewAnimations {
    /// Whether animations are enabled.
    var areEnabled = true
    private var stack: [(any AnimationScope)?] = []

    /// The innermost animation; `nil` outside animations, while they are disabled, and directly within
    /// ``unanimated(_:)``.
    var current: (any AnimationScope)? { areEnabled ? stack.last ?? nil : nil }

    /// Whether animations are enabled and the current code does not run directly within ``unanimated(_:)``.
    var areEnabledHere: Bool {
        guard areEnabled, let innermost = stack.last else { return areEnabled }
        return innermost != nil
    }

    /// The block of `beginAnimations` in which the current code runs, if it is the innermost animation.
    var block: AnimationBlock? { stack.last as? AnimationBlock }

    mutating func enter(_ animation: (any AnimationScope)?) {
        stack.append(animation)
    }

    mutating func endScope() {
        stack.removeLast()
    }

    /// Runs framework code without the enclosing animation. Animations that begin within the code still run, such as
    /// those that an app begins while it configures a cell.
    static func unanimated(_ body: () -> Void) {
        let host = ApplicationHost.running
        host.animations.enter(nil)
        body()
        host.animations.endScope()
    }
}
