/// The settings and the animations of a block between `UIView.beginAnimations` and `commitAnimations`.
///
/// A setting applies to the changes made after it. The first change after a new setting starts another
/// ``ViewAnimation``.
@MainActor final class AnimationBlock: AnimationScope {
    /// The values that the `setAnimation…` functions set.
    struct Settings {
        /// The duration in seconds; 0.2 by default, as Apple documents.
        var duration = 0.2
        /// The delay in seconds.
        var delay = 0.0
        var curve = UIView.AnimationCurve.easeInOut
        var repeatCount: Float = 0
        var autoreverses = false
        var beginsFromCurrentState = false
    }

    private let id: String?
    private let context: UnsafeMutableRawPointer?
    var settings = Settings() {
        didSet { cachedAnimation = nil }
    }
    /// The animation delegate, retained until the last animation of the block has ended.
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    private var animations: [ViewAnimation] = []
    private var cachedAnimation: ViewAnimation?
    private var unfinishedCount = 0
    private var hasStarted = false
    private var didAllFinish = true

    init(id: String?, context: UnsafeMutableRawPointer?) {
        self.id = id
        self.context = context
    }

    var duration: TimeInterval { settings.duration }
    var delay: TimeInterval { settings.delay }
    var curve: UIView.AnimationCurve { settings.curve }
    var spring: SpringTiming? { nil }
    var isInstant: Bool { duration <= 0 && delay <= 0 }

    func animate(_ change: LayerChange) { currentAnimation.animate(change) }

    func attach(_ animation: CAPropertyAnimation, for change: LayerChange) { currentAnimation.attach(animation, for: change) }

    func setTiming(of animation: CAAnimation, on layer: CALayer) { currentAnimation.setTiming(of: animation, on: layer) }

    func add(_ animation: CAAnimation, to layer: CALayer, key: String) { currentAnimation.add(animation, to: layer, key: key) }

    /// Runs a transition of a view from its present appearance to its appearance at the end of the block.
    func start(_ style: TransitionStyle, on view: UIView) {
        guard !isInstant else { return }
        let transition = CATransition()
        transition.style = style
        transition.duration = duration
        transition.timingFunction = curve.timingFunction
        currentAnimation.start(transition, on: view, key: kCATransition)
    }

    /// Called when the block has made all its changes.
    func close() {
        if animations.isEmpty { _ = currentAnimation }
        for animation in animations { animation.close() }
        animations = []
    }

    /// The animation with the present settings, to which the next change is added.
    private var currentAnimation: ViewAnimation {
        if let cachedAnimation { return cachedAnimation }
        var options = UIView.AnimationOptions(rawValue: UInt(settings.curve.rawValue) << 16).union(.allowUserInteraction)
        if settings.beginsFromCurrentState { options.insert(.beginFromCurrentState) }
        let animation = ViewAnimation(duration: settings.duration, delay: settings.delay, options: options, within: nil) { [self] in
            animationDidEnd($0)
        }
        animation.repeatCount = settings.repeatCount
        animation.autoreverses = settings.autoreverses
        animation.onStart = { [self] in animationDidStart() }
        unfinishedCount += 1
        animations.append(animation)
        cachedAnimation = animation
        return animation
    }

    private func animationDidStart() {
        guard !hasStarted else { return }
        hasStarted = true
        notify(willStart, [id as Any, context as Any])
    }

    private func animationDidEnd(_ finished: Bool) {
        unfinishedCount -= 1
        if !finished { didAllFinish = false }
        guard unfinishedCount == 0 else { return }
        notify(didStop, [id as Any, NSNumber(value: didAllFinish), context as Any])
        exchange(&delegate, with: nil)
    }

    private func notify(_ selector: Selector?, _ arguments: [Any]) {
        guard let delegate, let selector else { return }
        guard !selector.perform(on: delegate, with: arguments) else { return }
        Diagnostics.report("animation.selector", "UIView: \(delegate) does not implement \(selector). Use a method of its class.")
    }
}
