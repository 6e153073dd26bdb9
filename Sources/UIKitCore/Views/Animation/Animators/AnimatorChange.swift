/// An animator's change of one layer property. The change can be shown at any fraction, and can be undone.
@MainActor struct AnimatorChange {
    let view: UIView
    let key: String
    let start: AnimatableValue
    let end: AnimatableValue
    let animationKey: String
    let layer: CALayer

    /// Sets the property to a value: its start value, its end value, or the presented value.
    func set(_ value: AnimatableValue) {
        guard layer.values.value(forKeyPath: key) != value else { return }
        layer.values.set(value, forKeyPath: key)
        layer.mark(.node)
        if key == "bounds" { layer.setNeedsLayout() }
        // The value replaces the dynamic background colour.
        if key == "backgroundColor" { view.viewAppearance.background = nil }
    }
}

/// Provides the progress of the changes that were added to an animator together, by one block.
@MainActor final class AnimatorPacer: AnimationDriver {
    private weak var animator: UIViewPropertyAnimator?
    /// The animator's progress, 0…1, at which these changes begin.
    private let offset: Double

    init(_ animator: UIViewPropertyAnimator, offset: Double) {
        self.animator = animator
        self.offset = min(max(offset, 0), 1)
    }

    func progress(at time: Double) -> Double? {
        guard let animatorProgress = animator?.progress(at: time) else { return nil }
        guard offset > 0 else { return animatorProgress }
        guard offset < 1 else { return animatorProgress >= 1 ? 1 : 0 }
        return animatorProgress <= offset ? 0 : (animatorProgress - offset) / (1 - offset)
    }

    var isMoving: Bool { animator?.isRunning ?? false }
}

/// The animation scope for the blocks of an animator.
@MainActor final class AnimatorScope: AnimationScope {
    private let animator: UIViewPropertyAnimator
    private let pacer: AnimatorPacer

    init(_ animator: UIViewPropertyAnimator, offset: Double) {
        self.animator = animator
        pacer = AnimatorPacer(animator, offset: offset)
    }

    var duration: TimeInterval { animator.duration }
    var delay: TimeInterval { 0 }
    var curve: UIView.AnimationCurve { animator.timingParameters?.cubicTimingParameters?.animationCurve ?? .easeInOut }
    var spring: SpringTiming? { nil }
    var isInstant: Bool { false }

    func animate(_ change: LayerChange) {
        let animation = CABasicAnimation(keyPath: change.key)
        if let offset = change.offset(of: change.old) {
            animation.fromValue = offset.boxed
            animation.toValue = change.zeroOffset.boxed
            animation.isAdditive = true
        } else {
            animation.fromValue = change.presented.boxed
        }
        attach(animation, for: change)
    }

    func attach(_ animation: CAPropertyAnimation, for change: LayerChange) {
        animation.driver = pacer
        animation.timingFunction = nil
        animation.duration = max(animator.duration, ViewAnimation.shortest)
        animator.add(animation, for: change)
    }

    /// Does nothing: the pacer, which ``attach(_:for:)`` sets, determines the progress of the animator's animations. An
    /// animation that an app obtains from the scope already has its duration and curve.
    func setTiming(of animation: CAAnimation, on layer: CALayer) {}

    func add(_ animation: CAAnimation, to layer: CALayer, key: String) { layer.add(animation, forKey: key) }

    /// Adds a closure that is called when the animator has finished, with whether it finished at its end position.
    func addCompletion(_ completion: @escaping (Bool) -> Void) {
        animator.addCompletion { completion($0 == .end) }
    }
}
