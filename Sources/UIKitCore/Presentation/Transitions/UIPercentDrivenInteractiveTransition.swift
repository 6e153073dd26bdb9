/// An interaction controller that drives the animations of an animator.
///
/// The transition is driven in one of two ways. If the animator provides an interruptible animator, the interruptible
/// animator is paused, scrubbed and continued. Otherwise the container's layer is paused with a speed of zero, and
/// ``update(_:)`` sets its time offset. After the interaction, ``finish()`` and ``cancel()`` move the time offset to
/// the end or the start along the completion curve, frame by frame. At the end, the layer's time resumes. A cancelled
/// transition also restores the layers' initial values and removes the animations.
/// - Source: https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// The speed of the remaining animation after the interaction, as a multiple of the animation's own speed.
    /// Defaults to 1.
    open var completionSpeed: CGFloat = 1
    /// The timing curve of the remaining animation. Defaults to `.easeInOut`.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The timing curve of the remaining animation for an
    /// ``UIViewControllerAnimatedTransitioning/interruptibleAnimator(using:)``. By default `nil`:
    /// ``completionCurve``.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition starts interactively. Defaults to `true`. If `false`, the transition runs without
    /// interaction until ``pause()``.
    open var wantsInteractiveStart = true
    /// The progress of the transition, 0…1.
    open private(set) var percentComplete: CGFloat = 0
    /// The duration of the animator, in seconds.
    open private(set) var duration: CGFloat = 0
    private weak var context: ModalTransition?
    private var start: CFTimeInterval = 0
    private var completionLink: LinkToken?
    /// The interruptible animator; `nil` if the layer time of the container is controlled instead.
    private var interruptibleAnimator: (any UIViewImplicitlyAnimating)?

    /// Creates an interaction controller without a transition.
    public override init() { super.init() }

    /// Starts the animator in the paused state.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? ModalTransition, let animator = context.animator else { return }
        attach(context)
        interruptibleAnimator = context.interruptibleAnimator
        if let interruptibleAnimator { return interruptibleAnimator.pauseAnimation() }
        pauseLayerTime(at: start)
        animator.animateTransition(using: context)
    }

    /// Attaches the controller to a transition, in which an interaction can then begin.
    final func attach(_ context: ModalTransition) {
        guard let animator = context.animator else { return }
        self.context = context
        interruptibleAnimator = nil
        percentComplete = 0
        duration = CGFloat(animator.transitionDuration(using: context))
        start = context.containerView.layer.convertTime(MediaClock.now, from: nil)
    }

    private func pauseLayerTime(at time: CFTimeInterval) {
        context?.containerView.layer.speed = 0
        context?.containerView.layer.timeOffset = time
    }

    /// Pauses the animations at their current progress, and begins an interaction.
    open func pause() {
        guard let context else { return }
        completionLink?.cancel()
        if !context.isInteractive { beginInteraction(with: context) }
        context.pauseInteractiveTransition()
    }

    private func beginInteraction(with context: ModalTransition) {
        interruptibleAnimator = context.interruptibleAnimator
        if let interruptibleAnimator {
            interruptibleAnimator.pauseAnimation()
            if interruptibleAnimator.isReversed { interruptibleAnimator.isReversed = false }
            return percentComplete = interruptibleAnimator.fractionComplete
        }
        let layer = context.containerView.layer
        // After the end of an interaction the layer's time is still paused until the transition ends.
        guard layer.speed != 0 else { return }
        start = earliestBeginTime(below: context.containerView) ?? start
        let time = layer.convertTime(MediaClock.now, from: nil)
        percentComplete = duration > 0 ? min(1, CGFloat(time - start) / duration) : 1
        pauseLayerTime(at: time)
    }

    /// Returns the earliest begin time of the animations. They begin with the first frame after the start of the
    /// transition.
    private func earliestBeginTime(below view: UIView) -> CFTimeInterval? {
        let beginTimes = view.subviews.flatMap(\.layer.attached).compactMap(\.begin).filter { $0 >= start }
        return (beginTimes + view.subviews.compactMap { earliestBeginTime(below: $0) }).min()
    }

    /// Sets the progress of the animations, 0…1.
    open func update(_ percentComplete: CGFloat) {
        guard let context, percentComplete.isFinite else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        applyProgress()
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// Ends the interaction, and continues the animations to their end.
    open func finish() {
        context?.finishInteractiveTransition()
        animate(to: 1)
    }

    /// Ends the interaction, and reverses the animations to their start.
    open func cancel() {
        context?.cancelInteractiveTransition()
        animate(to: 0)
    }

    private func applyProgress() {
        if let interruptibleAnimator { return interruptibleAnimator.fractionComplete = min(percentComplete, Self.maximumProgress) }
        // The time stays just before the end, so that the animations still exist and can be cancelled.
        let latestTime = max(0, duration - 0.0001)
        context?.containerView.layer.timeOffset = start + CFTimeInterval(min(duration * percentComplete, latestTime))
    }

    private func animate(to end: CGFloat) {
        guard context != nil else { return }
        completionLink?.cancel()
        if let interruptibleAnimator { return continueAnimation(of: interruptibleAnimator, to: end) }
        let loop = FrameLoop.current
        let from = percentComplete
        let curve = completionCurve.timingFunction
        let remainingDuration = max(0.0001, TimeInterval(abs(end - from) * duration / max(0.01, completionSpeed)))
        let startTime = loop.now
        completionLink = loop.addLink { [self] now in
            let fraction = min(1, max(0, (now - startTime) / remainingDuration))
            percentComplete = from + (end - from) * CGFloat(curve.value(at: fraction))
            guard fraction >= 1 else {
                applyProgress()
                return true
            }
            end == 1 ? resumeLayerTime() : revertTransition()
            return false
        }
    }

    /// The maximum progress of a paused animator. At 1 the animator would complete.
    private static let maximumProgress: CGFloat = 0.999

    private func continueAnimation(of interruptibleAnimator: any UIViewImplicitlyAnimating, to end: CGFloat) {
        let durationFactor = max(0.001, abs(end - percentComplete)) / max(0.01, completionSpeed)
        interruptibleAnimator.isReversed = end == 0
        interruptibleAnimator.continueAnimation(
            withTimingParameters: timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve), durationFactor: durationFactor)
    }

    /// Resumes the layer's time after the end of the animations.
    private func resumeLayerTime() {
        guard let layer = context?.containerView.layer else { return }
        layer.timeOffset = start + CFTimeInterval(duration)
        resume(layer)
    }

    /// Ends the transition if an interaction has paused the transition.
    final func abandon() {
        if let interruptibleAnimator, interruptibleAnimator.state == .active {
            interruptibleAnimator.stopAnimation(false)
            interruptibleAnimator.finishAnimation(at: interruptibleAnimator.isReversed ? .start : .end)
            return context = nil
        }
        guard let layer = context?.containerView.layer, layer.speed == 0 else { return }
        resumeLayerTime()
        context = nil
    }

    private func revertTransition() {
        guard let view = context?.containerView else { return }
        percentComplete = 0
        applyProgress()
        resume(view.layer)
        revertChanges(below: view)
        removeAnimations(below: view)
    }

    /// Restores the values that the layers had before the animator changed them.
    private func revertChanges(below view: UIView) {
        for part in view.subviews {
            if let keys = part.layer.animationKeys(), !keys.isEmpty, let start = part.layer.presentation() {
                part.layer.opacity = start.opacity
                part.layer.transform = start.transform
                part.layer.bounds = start.bounds
                part.layer.position = start.position
            }
            revertChanges(below: part)
        }
    }

    private func resume(_ layer: CALayer) {
        let pausedTime = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(MediaClock.now, from: nil) - pausedTime
        completionLink?.cancel()
        completionLink = nil
    }

    private func removeAnimations(below view: UIView) {
        for part in view.subviews {
            part.layer.removeAllAnimations()
            removeAnimations(below: part)
        }
    }
}
