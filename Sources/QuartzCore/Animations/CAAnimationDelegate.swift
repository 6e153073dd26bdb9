/// A delegate that is notified of an animation's start and end.
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Called when the first frame of the animation is about to be shown.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation has ended (`flag` is `true`) or was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
