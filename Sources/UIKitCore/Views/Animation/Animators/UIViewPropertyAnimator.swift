/// An animator for the changes made in its blocks. The animator can be paused, scrubbed, reversed and stopped.
///
/// Blocks run when the animator becomes active: when it is first started, paused or scrubbed. Views have their final
/// values from then on, and the screen shows the values in between. A running animator retains itself. The app must
/// retain a paused or stopped animator, and finish it.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewpropertyanimator
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The timing of the animator; never `nil`.
    public let timingParameters: (any UITimingCurveProvider)?
    /// The duration in seconds. If the timing is a spring with a duration, this is the duration of the spring.
    open var duration: TimeInterval { curve.duration }
    /// The delay before the start in seconds; 0 by default.
    open internal(set) var delay: TimeInterval = 0
    /// Whether views receive touches while they are animated; `true` by default. Must be set before the animator is
    /// active.
    open var isUserInteractionEnabled = true
    /// Whether hit testing uses the views' final positions, so that the app can find moving views itself. Defaults to
    /// `false`, which uses the presented positions. Must be set before the animator is active.
    open var isManualHitTestingEnabled = false
    /// Whether the animator may be paused, scrubbed and stopped; `true` by default. Must be set before the animator
    /// is active.
    open var isInterruptible = true
    /// Whether progress is linear in ``fractionComplete`` while the animator is paused, instead of following the
    /// curve; `true` by default.
    open var scrubsLinearly = true
    /// Whether the animator pauses at its end and stays active, instead of finishing; `false` by default.
    open var pausesOnCompletion = false
    var machine = AnimatorMachine()
    let curve: AnimatorCurve
    var changes: [AnimatorChange] = []
    var interactionBlockedViews: [UIView] = []
    final var blocks: [(body: () -> Void, delayFactor: CGFloat)] = []
    final var completions: [(UIViewAnimatingPosition) -> Void] = []
    var link: LinkToken?

    /// Creates an animator.
    ///
    /// - Parameters:
    ///   - duration: the duration in seconds; 0 or more.
    ///   - parameters: the timing.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        curve = AnimatorCurve(parameters, duration: duration.isNaN ? 0 : max(0, duration))
    }

    /// Creates an animator without a duration, with a curve that is slow at both ends.
    public override convenience init() { self.init(duration: 0, timingParameters: UICubicTimingParameters()) }

    /// Creates an animator with a named curve.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a curve from two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that settles within the duration. A damping ratio of 1 does not oscillate.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it. Its views receive no touches while it runs, unless the options allow that.
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
        // A running animator is retained until the animator or its application ends.
        precondition(
            machine.state == .inactive || machine.isRunning || ApplicationHost.current == nil,
            "UIViewPropertyAnimator: it is an error to release a paused or stopped animator (state \(machine.state)). "
                + "Let it finish, or stop and finish it, before its last reference goes.")
    }

    // MARK: - State

    /// The state of the animator.
    open var state: UIViewAnimatingState { machine.state }
    /// Whether the animator is moving or waiting for its delay.
    open var isRunning: Bool { machine.isRunning }
    /// Whether the animator runs from its end to its start. Setting the value while the animator runs reverses the
    /// direction.
    open var isReversed: Bool {
        get { machine.isReversed }
        set { setReversed(newValue) }
    }
    /// The completed fraction in the present direction, 0…1. Setting the fraction pauses the animator there, and
    /// makes it active.
    open var fractionComplete: CGFloat {
        get { CGFloat(machine.fraction(at: now, curve, isLinear: scrubsLinearly)) }
        set { scrub(to: newValue) }
    }

    // MARK: - Blocks

    /// Adds a block. While the animator is active, the block runs at once, and its changes take the remaining time.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
    /// Adds a block whose changes start after a fraction 0…1 of the remaining time and last until the end.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addBlock(animation, delayFactor) }
    /// Adds a handler that is called once at the end, with the final position, after the frame that shows it.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    // MARK: - Commands

    /// Starts the animator, or continues from its paused position.
    open func startAnimation() { start(after: 0) }
    /// Starts the animator after a delay in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }
    /// Pauses the animator at its present position, and makes it active if necessary.
    open func pauseAnimation() { pause() }
    /// Continues from the paused position.
    ///
    /// - Parameters:
    ///   - parameters: the timing of the remaining animation; `nil` for the present timing.
    ///   - durationFactor: the fraction of the duration, 0…1, that the remaining animation takes; 0 for the remaining
    ///     time.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        resume(parameters, durationFactor)
    }
    /// Stops the animator, and sets views to their presented values. If `withoutFinishing`, the animator becomes
    /// inactive and calls no completion handler. Otherwise it waits for ``finishAnimation(at:)``.
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }
    /// Finishes a stopped animator: sets views to their values at a position, and calls the completion handlers.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }
}
