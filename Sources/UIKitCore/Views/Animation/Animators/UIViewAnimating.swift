/// What an animator is doing.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewanimatingstate
public enum UIViewAnimatingState: Int, Sendable {
    /// Nothing yet, or nothing any more.
    case inactive = 0
    /// It runs, or is paused.
    case active = 1
    /// It was stopped, and waits to be finished.
    case stopped = 2
}

/// Where an animator finishes.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At its end.
    case end = 0
    /// At its start.
    case start = 1
    /// Where it is seen.
    case current = 2
}

/// What can be started, paused, scrubbed, reversed, stopped and finished.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewanimating
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// What it is doing.
    var state: UIViewAnimatingState { get }
    /// Whether it is moving, or waits to begin.
    var isRunning: Bool { get }
    /// Whether it goes from its end to its start.
    var isReversed: Bool { get set }
    /// How far it is in the direction in which it goes, 0…1. Setting it pauses it there.
    var fractionComplete: CGFloat { get set }
    /// Starts it from where it is.
    func startAnimation()
    /// Starts it after so many seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds it where it is.
    func pauseAnimation()
    /// Stops it where it is; without finishing it is inactive then, else it waits to be finished.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes one that was stopped.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What animates whatever blocks change.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds a block that waits for a share 0…1 of what is left, and takes the rest.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds a block.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on with other timing, over a share of the duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Adds the block without a delay, if the animator has the method for that.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
    /// Drops the block.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Drops the block.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
}
