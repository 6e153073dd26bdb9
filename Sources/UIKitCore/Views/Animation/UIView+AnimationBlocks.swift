/// Animations as they were written before iOS 4. New code is better off with ``animate(withDuration:delay:options:animations:completion:)``.
extension UIView {
    /// What is changed from here to ``commitAnimations()`` is animated. Blocks may stand within each other.
    ///
    /// - Parameters:
    ///   - animationID: passed to the selectors; `nil` if none is needed.
    ///   - context: passed to the selectors; `nil` if none is needed.
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/beginanimations(_:context:)
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        ApplicationHost.running.animations.enter(AnimationBlock(id: animationID, context: context))
    }

    /// Ends the innermost block. Without one it does nothing.
    public class func commitAnimations() {
        let host = ApplicationHost.running
        guard let block = host.animations.block else { return }
        block.close()
        host.animations.leave()
    }

    /// Sets who is told of the start and the end of the block's animations; kept until then. `nil` by default. Outside of a block, this
    /// and the functions below do nothing.
    public class func setAnimationDelegate(_ delegate: Any?) { block?.delegate = delegate.map { $0 as AnyObject } }

    /// Sets what is called on the delegate when the first of the animations is about to be shown: a method of up to two arguments, the id
    /// as `String?` and the context as `UnsafeMutableRawPointer?`. `nil` by default.
    ///
    /// > Difference from Apple: a selector names its method: `Selector("begin:", Controller.begin(_:))`.
    public class func setAnimationWillStart(_ selector: Selector?) { block?.willStart = selector }

    /// Sets what is called on the delegate when the last of the animations has ended: a method of up to three arguments, the id as
    /// `String?`, whether all ran to their end as `NSNumber` or `Bool`, and the context as `UnsafeMutableRawPointer?`. `nil` by default.
    ///
    /// > Difference from Apple: a selector names its method.
    public class func setAnimationDidStop(_ selector: Selector?) { block?.didStop = selector }

    /// Sets how long changes made after this take, in seconds; 0.2 by default.
    public class func setAnimationDuration(_ duration: TimeInterval) { block?.settings.duration = duration }

    /// Sets how long changes made after this wait, in seconds; 0 by default.
    public class func setAnimationDelay(_ delay: TimeInterval) { block?.settings.delay = delay }

    /// Sets the curve of changes made after this; slow at both ends by default.
    public class func setAnimationCurve(_ curve: AnimationCurve) { block?.settings.curve = curve }

    /// Sets how often changes made after this run; 0, the default, is once. Fractions end in between.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        block?.settings.repeatCount = max(0, repeatCount.isNaN ? 0 : repeatCount)
    }

    /// Sets whether each run is followed by one backwards, for changes made after this; `false` by default.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) { block?.settings.autoreverses = repeatAutoreverses }

    /// Sets whether a view that is being animated goes on from where it is seen; `false` by default.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        block?.settings.beginsFromCurrentState = fromCurrentState
    }

    /// Changes a view from how it looks to how it looks at the end of the block, with all in it, by a transition.
    ///
    /// - Parameters:
    ///   - transition: which one; none changes nothing.
    ///   - view: what is changed; as a rule the one that views are added to and taken from.
    ///   - cache: whether pictures of both looks are moved. Here it always is so.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        guard areAnimationsEnabled, let style = transition.style else { return }
        block?.start(style, on: view)
    }

    private class var block: AnimationBlock? { ApplicationHost.running.animations.block }
}
