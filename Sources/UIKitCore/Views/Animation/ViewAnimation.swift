/// A call of `UIView.animate`: the timing of its changes, and the completion handler to call when all animations have
/// ended.
@MainActor final class ViewAnimation: AnimationScope {
    let duration: TimeInterval
    let delay: TimeInterval
    let options: UIView.AnimationOptions
    let curve: UIView.AnimationCurve
    let spring: SpringTiming?
    var repeatCount: Float
    var autoreverses: Bool
    /// Called with the first frame of each animation.
    var onStart: (@MainActor () -> Void)?
    private var completion: ((Bool) -> Void)?
    private var runningCount = 0
    private var isOpen = true
    private var didAllFinish = true
    /// Whether an animation is being removed because its view is in no window.
    private var isEndingDetached = false
    /// The time of the call, in seconds on the frame clock.
    private let startTime = ApplicationHost.running.frameLoop.now
    private var animatedViews: [UIView] = []

    /// Creates an animation. A nested animation inherits the duration and curve of the enclosing animation, unless its
    /// options override them. The delays add up.
    init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, spring: SpringTiming? = nil,
        within outer: (any AnimationScope)?, completion: ((Bool) -> Void)?
    ) {
        let keepsDuration = outer == nil || options.contains(.overrideInheritedDuration)
        let keepsCurve = outer == nil || options.contains(.overrideInheritedCurve)
        let inherited = options.contains(.overrideInheritedOptions) ? nil : (outer as? ViewAnimation)?.inheritedOptions
        self.duration = keepsDuration ? Self.nonnegative(duration) : outer?.duration ?? 0
        self.delay = Self.nonnegative(delay) + (outer?.delay ?? 0)
        self.options = options.union(inherited ?? [])
        curve = keepsCurve ? options.curve : outer?.curve ?? .easeInOut
        self.spring = keepsDuration ? spring : spring ?? outer?.spring
        repeatCount = self.options.contains(.repeat) ? .infinity : 0
        autoreverses = self.options.contains(.autoreverse)
        self.completion = completion
    }

    /// Returns the time, or 0 for a negative number or NaN.
    private static func nonnegative(_ time: TimeInterval) -> TimeInterval { time.isNaN ? 0 : max(0, time) }

    /// The options that a nested animation inherits.
    private var inheritedOptions: UIView.AnimationOptions {
        options.intersection([.layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse])
    }

    var isInstant: Bool { duration <= 0 && delay <= 0 }

    // MARK: - Changes

    func animate(_ change: LayerChange) {
        let animation = makeAnimation(change.key)
        if canAdd(to: change), let offset = change.offset(of: change.old) {
            animation.fromValue = offset.boxed
            animation.toValue = change.zeroOffset.boxed
            animation.isAdditive = true
        } else {
            change.layer.removeViewAnimations(of: change.key)
            animation.fromValue = change.presented.boxed
        }
        attach(animation, for: change)
    }

    func attach(_ animation: CAPropertyAnimation, for change: LayerChange) {
        if !animation.isAdditive { change.layer.removeViewAnimations(of: change.key) }
        start(animation, on: change.view, key: change.layer.freeKey(for: change.key))
    }

    /// Adds an animation with the timing of this animation to a view's layer, and blocks the view's touches.
    func start(_ animation: CAAnimation, on view: UIView, key: String) {
        setTiming(of: animation, on: view.layer)
        if let onStart { _ = animation.observers.add { if $0 == .started { onStart() } } }
        blockTouches(of: view)
        add(animation, to: view.layer, key: key)
    }

    func setTiming(of animation: CAAnimation, on layer: CALayer) {
        if delay > 0 {
            animation.beginTime = layer.convertTime(MediaClock.now, from: nil) + delay
            animation.fillMode = .backwards
        }
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        animation.preferredFrameRateRange = options.frameRateRange
    }

    func add(_ animation: CAAnimation, to layer: CALayer, key: String) {
        runningCount += 1
        animation.stopHandler = { [self] in animationDidStop($0) }
        layer.add(animation, forKey: key)
        if layer.links.tree == nil { waitForWindow(layer, key) }
    }

    /// Handles an animation of a layer that is in no window. The animation runs if the layer enters a window before
    /// the next commit. Otherwise it is ended at the commit, because outside a window it would never run.
    private func waitForWindow(_ layer: CALayer, _ key: String) {
        let addedAnimation = layer.animation(forKey: key)
        DetachedAnimations.add(layer) { [self] in
            guard layer.animation(forKey: key) === addedAnimation else { return }
            isEndingDetached = true
            layer.removeAnimation(forKey: key)
            isEndingDetached = false
        }
    }

    /// Returns `true` if a change is added to the running animations, which continue, and `false` if it replaces
    /// them. A change cannot be added to an endless animation.
    private func canAdd(to change: LayerChange) -> Bool {
        guard !options.contains(.beginFromCurrentState), repeatCount == 0, !autoreverses else { return false }
        return !change.layer.hasEndlessViewAnimation(of: change.key)
    }

    /// The minimum duration of a layer's animation, in seconds: shorter than any frame, for changes that are only
    /// delayed.
    static let shortest = 0.0001

    // MARK: - The end

    /// Called when the block has made all its changes.
    func close() {
        if options.contains(.layoutSubviews) {
            for view in animatedViews { view.layoutIfNeeded() }
        }
        isOpen = false
        guard runningCount == 0 else { return }
        // Nothing is animated: the completion handler is called in the first frame after the delay.
        guard completion != nil else { return finish() }
        ApplicationHost.running.frameLoop.schedule(after: delay) { [self] in finish() }
    }

    private func animationDidStop(_ finished: Bool) {
        runningCount -= 1
        if !finished, !isEndingDetached { didAllFinish = false }
        guard runningCount == 0, !isOpen else { return }
        guard isEndingDetached else { return finish() }
        // The completion handler is called as if nothing were animated: after the frame, or after the delay.
        let loop = ApplicationHost.running.frameLoop
        let remainingDelay = startTime + delay - loop.now
        if remainingDelay > 0 {
            loop.schedule(after: remainingDelay) { [self] in finish() }
        } else {
            loop.runAfterFrame { [self] in finish() }
        }
    }

    private func finish() {
        for view in animatedViews where !options.contains(.allowUserInteraction) { view.interaction.blockingAnimationCount -= 1 }
        animatedViews = []
        let handler = completion
        completion = nil
        handler?(didAllFinish)
    }

    private func blockTouches(of view: UIView) {
        guard !animatedViews.contains(where: { $0 === view }) else { return }
        animatedViews.append(view)
        if !options.contains(.allowUserInteraction) { view.interaction.blockingAnimationCount += 1 }
    }
}
