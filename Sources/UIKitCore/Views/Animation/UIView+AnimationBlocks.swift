/// Animations in the style before iOS 4. Use ``animate(withDuration:delay:options:animations:completion:)`` in new
/// code.
extension UIView {
    /// Begins an animation block: changes are animated until ``commitAnimations()``. Blocks can be nested.
    ///
    /// - Parameters:
    ///   - animationID: an identifier passed to the selectors, or `nil`.
    ///   - context: a pointer passed to the selectors, or `nil`.
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/beginanimations(_:context:)
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        ApplicationHost.running.animations.enter(AnimationBlock(id: animationID, context: context))
    }

    /// Ends the innermost block. Does nothing outside a block.
    public class func commitAnimations() {
        let host = ApplicationHost.running
        guard let block = host.animations.block else { return }
        block.close()
        host.animations.endScope()
    }

    /// Sets the object that is notified of the start and the end of the block's animations; `nil` by default. The
    /// object is retained until the end. Outside a block, the `setAnimation…` methods do nothing.
    public class func setAnimationDelegate(_ delegate: Any?) { block?.delegate = delegate.map { $0 as AnyObject } }

    /// Sets the delegate's method that is called when the first animation is about to be shown; `nil` by default. Its
    /// arguments, up to two, are the identifier (`String?`) and the context (`UnsafeMutableRawPointer?`).
    ///
    /// > Difference from Apple: A selector names its method: `Selector("begin:", Controller.begin(_:))`.
    public class func setAnimationWillStart(_ selector: Selector?) { block?.willStart = selector }

    /// Sets the delegate's method that is called when the last animation has ended; `nil` by default. Its arguments,
    /// up to three, are the identifier (`String?`), whether all animations ran to their end (`NSNumber` or `Bool`),
    /// and the context (`UnsafeMutableRawPointer?`).
    ///
    /// > Difference from Apple: A selector names its method.
    public class func setAnimationDidStop(_ selector: Selector?) { block?.didStop = selector }

    /// Sets the duration of later changes, in seconds; 0.2 by default.
    public class func setAnimationDuration(_ duration: TimeInterval) { block?.settings.duration = duration }

    /// Sets the delay of later changes, in seconds; 0 by default.
    public class func setAnimationDelay(_ delay: TimeInterval) { block?.settings.delay = delay }

    /// Sets the curve of later changes; slow at both ends by default.
    public class func setAnimationCurve(_ curve: AnimationCurve) { block?.settings.curve = curve }

    /// Sets how often later changes run; 0, the default, means once. With a fraction, the last repetition is cut
    /// short.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        block?.settings.repeatCount = max(0, repeatCount.isNaN ? 0 : repeatCount)
    }

    /// Sets whether each repetition of later changes is followed by a reversed one; `false` by default.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) { block?.settings.autoreverses = repeatAutoreverses }

    /// Sets whether the animation of a view that is already animated begins at its presented values; `false` by
    /// default.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        block?.settings.beginsFromCurrentState = fromCurrentState
    }

    /// Animates a view and its subviews to their appearance at the end of the block with a transition.
    ///
    /// - Parameters:
    ///   - transition: the transition; `.none` does nothing.
    ///   - view: the view that changes, usually the superview of the views that are added and removed.
    ///   - cache: whether images of both appearances are animated. Here they always are.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        guard areAnimationsEnabled, let style = transition.style else { return }
        block?.start(style, on: view)
    }

    private class var block: AnimationBlock? { ApplicationHost.running.animations.block }
}
