/// Drives an animator's animations by a share: a gesture says how far they are.
///
/// The animator's views stand still in the container, at the time that ``update(_:)`` says. When the gesture ends they go on to their end,
/// or back to their start.
/// - Source: https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// How fast the rest goes when the gesture has ended; 1, the animation's own speed, by default.
    open var completionSpeed: CGFloat = 1
    /// How the speed of the rest changes; `.easeInOut` by default.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// How the speed of the rest changes where the animator offers an ``UIViewControllerAnimatedTransitioning/interruptibleAnimator(using:)``;
    /// `nil`, the default, takes ``completionCurve``.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether a gesture moves it from the start; `true` by default. With `false` it runs by itself until ``pause()``.
    open var wantsInteractiveStart = true
    /// How far it is, 0…1.
    open private(set) var percentComplete: CGFloat = 0
    /// How long the animator takes, in seconds.
    open private(set) var duration: CGFloat = 0
    private weak var context: ModalTransition?
    private var start: CFTimeInterval = 0
    private var way: LinkToken?
    /// What the animator moves the views with, if it says so; else the container's time is moved.
    private var moving: (any UIViewImplicitlyAnimating)?

    /// Makes one that is not used yet.
    public override init() { super.init() }

    /// Has the animator begin, with its time standing still.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? ModalTransition, let animator = context.animator else { return }
        accompany(context)
        moving = context.interruptibleAnimator
        if let moving { return moving.pauseAnimation() }
        hold(at: start)
        animator.animateTransition(using: context)
    }

    /// Stands by while a transition runs by itself, to take hold of it.
    final func accompany(_ context: ModalTransition) {
        guard let animator = context.animator else { return }
        self.context = context
        moving = nil
        percentComplete = 0
        duration = CGFloat(animator.transitionDuration(using: context))
        start = context.containerView.layer.convertTime(MediaClock.now, from: nil)
    }

    private func hold(at time: CFTimeInterval) {
        context?.containerView.layer.speed = 0
        context?.containerView.layer.timeOffset = time
    }

    /// Takes hold of the animations where they are.
    open func pause() {
        guard let context else { return }
        way?.cancel()
        if !context.isInteractive { takeHold(of: context) }
        context.pauseInteractiveTransition()
    }

    private func takeHold(of context: ModalTransition) {
        moving = context.interruptibleAnimator
        if let moving {
            moving.pauseAnimation()
            if moving.isReversed { moving.isReversed = false }
            return percentComplete = moving.fractionComplete
        }
        let layer = context.containerView.layer
        // One that was let go, and has not arrived, stands still already.
        guard layer.speed != 0 else { return }
        start = beginning(below: context.containerView) ?? start
        let time = layer.convertTime(MediaClock.now, from: nil)
        percentComplete = duration > 0 ? min(1, CGFloat(time - start) / duration) : 1
        hold(at: time)
    }

    /// When the first of the animations began: in the frame that followed.
    private func beginning(below view: UIView) -> CFTimeInterval? {
        let own = view.subviews.flatMap(\.layer.attached).compactMap(\.begin).filter { $0 >= start }
        return (own + view.subviews.compactMap { beginning(below: $0) }).min()
    }

    /// Moves the animations to a share of their time, 0…1.
    open func update(_ percentComplete: CGFloat) {
        guard let context, percentComplete.isFinite else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        place()
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// Has the animations go on to their end.
    open func finish() {
        context?.finishInteractiveTransition()
        go(to: 1)
    }

    /// Has the animations go back to their start.
    open func cancel() {
        context?.cancelInteractiveTransition()
        go(to: 0)
    }

    private func place() {
        if let moving { return moving.fractionComplete = min(percentComplete, Self.last) }
        // Just before their ends, so that they are still there to be taken back.
        let last = max(0, duration - 0.0001)
        context?.containerView.layer.timeOffset = start + CFTimeInterval(min(duration * percentComplete, last))
    }

    private func go(to end: CGFloat) {
        guard context != nil else { return }
        way?.cancel()
        if let moving { return go(on: moving, to: end) }
        let loop = FrameLoop.current
        let from = percentComplete
        let curve = completionCurve.timingFunction
        let length = max(0.0001, TimeInterval(abs(end - from) * duration / max(0.01, completionSpeed)))
        let began = loop.now
        way = loop.addLink { [self] now in
            let share = min(1, max(0, (now - began) / length))
            percentComplete = from + (end - from) * CGFloat(curve.value(at: share))
            guard share >= 1 else {
                place()
                return true
            }
            end == 1 ? runOut() : giveUp()
            return false
        }
    }

    /// Not quite the end, from where an animator would go on by itself.
    private static let last: CGFloat = 0.999

    private func go(on moving: any UIViewImplicitlyAnimating, to end: CGFloat) {
        let left = max(0.001, abs(end - percentComplete)) / max(0.01, completionSpeed)
        moving.isReversed = end == 0
        moving.continueAnimation(
            withTimingParameters: timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve), durationFactor: left)
    }

    /// Lets time run again, which the animations have used up.
    private func runOut() {
        guard let layer = context?.containerView.layer else { return }
        layer.timeOffset = start + CFTimeInterval(duration)
        resume(layer)
    }

    /// Lets time run again if a finger still holds it.
    final func abandon() {
        if let moving, moving.state == .active {
            moving.stopAnimation(false)
            moving.finishAnimation(at: moving.isReversed ? .start : .end)
            return context = nil
        }
        guard let layer = context?.containerView.layer, layer.speed == 0 else { return }
        runOut()
        context = nil
    }

    private func giveUp() {
        guard let view = context?.containerView else { return }
        percentComplete = 0
        place()
        resume(view.layer)
        takeBack(below: view)
        removeAnimations(below: view)
    }

    /// What the animator set is what it was before, as nothing has happened.
    private func takeBack(below view: UIView) {
        for part in view.subviews {
            if let keys = part.layer.animationKeys(), !keys.isEmpty, let start = part.layer.presentation() {
                part.layer.opacity = start.opacity
                part.layer.transform = start.transform
                part.layer.bounds = start.bounds
                part.layer.position = start.position
            }
            takeBack(below: part)
        }
    }

    private func resume(_ layer: CALayer) {
        let stood = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(MediaClock.now, from: nil) - stood
        way?.cancel()
        way = nil
    }

    private func removeAnimations(below view: UIView) {
        for part in view.subviews {
            part.layer.removeAllAnimations()
            removeAnimations(below: part)
        }
    }
}
