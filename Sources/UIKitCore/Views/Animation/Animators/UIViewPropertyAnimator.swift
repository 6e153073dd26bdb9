/// Animates what its blocks change, and can be paused, scrubbed, reversed and stopped meanwhile.
///
/// Blocks run when the animator becomes active: when it is started, paused or scrubbed first. Views have their final values from then on;
/// what is seen is between. An animator that runs is kept alive; one that is paused or stopped has to be kept, and finished.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewpropertyanimator
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// How the speed changes; `nil` never.
    public let timingParameters: (any UITimingCurveProvider)?
    /// How long it takes, in seconds; springs that have a time of their own take that.
    open var duration: TimeInterval { curve.duration }
    /// How long it waits before it starts, in seconds; 0 by default.
    open internal(set) var delay: TimeInterval = 0
    /// Whether views take touches while they are animated; `true` by default. Has to be set before the animator is active.
    open var isUserInteractionEnabled = true
    /// Whether touches find views where they are set, for the app to find those that move itself; `false` by default, which finds views
    /// where they are seen. Has to be set before the animator is active.
    open var isManualHitTestingEnabled = false
    /// Whether it may be paused, scrubbed and stopped; `true` by default. Has to be set before the animator is active.
    open var isInterruptible = true
    /// Whether it moves evenly with ``fractionComplete`` while it is paused, and not along its curve; `true` by default.
    open var scrubsLinearly = true
    /// Whether it is paused at its end, and stays active, instead of finishing; `false` by default.
    open var pausesOnCompletion = false
    var machine = AnimatorMachine()
    let curve: AnimatorCurve
    var changes: [AnimatorChange] = []
    var blocked: [UIView] = []
    final var blocks: [(body: () -> Void, delayFactor: CGFloat)] = []
    final var completions: [(UIViewAnimatingPosition) -> Void] = []
    var link: LinkToken?

    /// Makes an animator.
    ///
    /// - Parameters:
    ///   - duration: in seconds; 0 or more.
    ///   - parameters: how the speed changes.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        curve = AnimatorCurve(parameters, duration: duration.isNaN ? 0 : max(0, duration))
    }

    /// Makes an animator that takes no time, with the curve that is slow at both ends.
    public override convenience init() { self.init(duration: 0, timingParameters: UICubicTimingParameters()) }

    /// Makes an animator with a named curve.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a curve by two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a spring that comes to rest over the duration; a ratio of 1 does not swing.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it. Its views take no touches meanwhile, unless the options allow it.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    isolated deinit {
        // One that runs is kept until it ends, or its application does.
        precondition(
            machine.state == .inactive || machine.isRunning || ApplicationHost.current == nil,
            "UIViewPropertyAnimator: it is an error to release a paused or stopped animator (state \(machine.state)). "
                + "Let it finish, or stop and finish it, before its last reference goes.")
    }

    // MARK: - What it is doing

    /// What it is doing.
    open var state: UIViewAnimatingState { machine.state }
    /// Whether it is moving, or waits to begin.
    open var isRunning: Bool { machine.isRunning }
    /// Whether it goes from its end to its start. Setting it while it runs turns it round.
    open var isReversed: Bool {
        get { machine.isReversed }
        set { setReversed(newValue) }
    }
    /// How far it is in the direction in which it goes, 0…1. Setting it pauses it there, and makes it active.
    open var fractionComplete: CGFloat {
        get { CGFloat(machine.fraction(at: now, curve, isLinear: scrubsLinearly)) }
        set { scrub(to: newValue) }
    }

    // MARK: - Blocks

    /// Adds a block; while it is active the block runs at once, and its changes take the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
    /// Adds a block that waits for a share 0…1 of the time that is left, and takes the rest.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addBlock(animation, delayFactor) }
    /// Adds what is called once at the end, with where that was; after the frame that shows it.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    // MARK: - Commands

    /// Starts it, or goes on from where it is paused.
    open func startAnimation() { start(after: 0) }
    /// Starts it after so many seconds.
    open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }
    /// Holds it where it is, and makes it active if it is not.
    open func pauseAnimation() { pause() }
    /// Goes on from where it is paused.
    ///
    /// - Parameters:
    ///   - parameters: how the speed changes from here on; `nil` goes on as before.
    ///   - durationFactor: how much of the duration it takes, 0…1; 0 takes the time that is left.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        goOn(parameters, durationFactor)
    }
    /// Stops it where it is: views have the values that are seen. Without finishing it is inactive then, and no completion is called;
    /// else it waits for ``finishAnimation(at:)``.
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }
    /// Finishes one that was stopped: sets views to their values there, and calls the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }
}
