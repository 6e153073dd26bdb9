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
    /// Whether a gesture moves it from the start; `true` by default.
    open var wantsInteractiveStart = true
    /// How far it is, 0…1.
    open private(set) var percentComplete: CGFloat = 0
    /// How long the animator takes, in seconds.
    open private(set) var duration: CGFloat = 0
    private weak var context: ModalTransition?
    private var start: CFTimeInterval = 0
    private var way: LinkToken?

    /// Makes one that is not used yet.
    public override init() { super.init() }

    /// Has the animator begin, with its time standing still.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? ModalTransition, let animator = context.animator else { return }
        self.context = context
        percentComplete = 0
        duration = CGFloat(animator.transitionDuration(using: context))
        let layer = context.containerView.layer
        start = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = start
        animator.animateTransition(using: context)
    }

    /// Takes hold of the animations where they are.
    open func pause() {
        way?.cancel()
        context?.pauseInteractiveTransition()
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
        // Just before their ends, so that they are still there to be taken back.
        let last = max(0, duration - 0.0001)
        context?.containerView.layer.timeOffset = start + CFTimeInterval(min(duration * percentComplete, last))
    }

    private func go(to end: CGFloat) {
        guard context != nil else { return }
        way?.cancel()
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

    /// Lets time run again, which the animations have used up.
    private func runOut() {
        guard let layer = context?.containerView.layer else { return }
        layer.timeOffset = start + CFTimeInterval(duration)
        resume(layer)
    }

    /// Lets time run again if a finger still holds it.
    final func abandon() {
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
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - stood
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
