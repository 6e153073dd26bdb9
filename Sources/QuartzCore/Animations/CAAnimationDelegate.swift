/// Who is told of an animation's start and end.
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The first frame of the animation is about to be shown.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation has ended (`flag` is `true`), or was taken off before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
