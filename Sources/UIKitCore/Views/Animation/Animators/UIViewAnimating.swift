/// The states of an animator.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewanimatingstate
public enum UIViewAnimatingState: Int, Sendable {
    /// The animator has not started, or has finished.
    case inactive = 0
    /// The animator is running or paused.
    case active = 1
    /// The animator was stopped, and waits to be finished.
    case stopped = 2
}

/// The positions at which an animator can finish.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The end of the animation.
    case end = 0
    /// The start of the animation.
    case start = 1
    /// The presented values.
    case current = 2
}

/// The methods with which an animator is started, paused, scrubbed, reversed, stopped and finished.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewanimating
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animator.
    var state: UIViewAnimatingState { get }
    /// Whether the animator is moving or waiting for its delay.
    var isRunning: Bool { get }
    /// Whether the animator runs from its end to its start.
    var isReversed: Bool { get set }
    /// The completed fraction in the present direction, 0…1. Setting the fraction pauses the animator there.
    var fractionComplete: CGFloat { get set }
    /// Starts the animator from its present position.
    func startAnimation()
    /// Starts the animator after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animator at its present position.
    func pauseAnimation()
    /// Stops the animator at its present position. If `withoutFinishing`, the animator becomes inactive; otherwise it
    /// waits for ``finishAnimation(at:)``.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animator.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that animates the changes of its blocks.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds a block whose changes start after a fraction 0…1 of the remaining time and last until the end.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds a block.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a completion handler.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues with different timing, over a fraction of the duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Adds the block without a delay, through ``addAnimations(_:)``.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
    /// Ignores the block.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Ignores the completion handler.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
}
