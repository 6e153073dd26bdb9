/// The animation that receives the changes of the current code: a call of `UIView.animate`, keyframes, or a property
/// animator.
@MainActor protocol AnimationScope: AnyObject {
    /// The duration in seconds.
    var duration: TimeInterval { get }
    /// The delay in seconds.
    var delay: TimeInterval { get }
    var curve: UIView.AnimationCurve { get }
    var spring: SpringTiming? { get }
    /// Whether changes take effect at once, without an animation.
    var isInstant: Bool { get }
    /// Animates a change that was just made.
    func animate(_ change: LayerChange)
    /// Adds an animation that already has its values to the layer of the change, with the scope's timing.
    func attach(_ animation: CAPropertyAnimation, for change: LayerChange)
    /// Sets the delay and the repetitions of an animation. The start time is in the local time of `layer`.
    func setTiming(of animation: CAAnimation, on layer: CALayer)
    /// Adds an animation that already has its timing to a layer. A view animation completes only after its end.
    func add(_ animation: CAAnimation, to layer: CALayer, key: String)
}

extension AnimationScope {
    /// Returns an animation of a property, without values, with the scope's spring, or its duration and curve.
    func makeAnimation(_ key: String) -> CABasicAnimation {
        guard let spring else {
            let animation = CABasicAnimation(keyPath: key)
            animation.duration = max(duration, ViewAnimation.shortest)
            animation.timingFunction = curve.timingFunction
            return animation
        }
        let animation = CASpringAnimation(keyPath: key)
        animation.duration = spring.duration
        animation.stiffness = CGFloat(spring.stiffness)
        animation.damping = CGFloat(spring.damping)
        animation.initialVelocity = CGFloat(spring.velocity)
        animation.allowsOverdamping = true
        return animation
    }

    /// Returns the action for a change of a view's layer: an animation with the scope's timing.
    ///
    /// When the action runs for the requested property, the scope animates the change. An app may instead use the
    /// returned animation for another key path or layer. The animation itself is then added to that layer.
    ///
    /// - Returns: `nil` for a property that has no animatable value.
    func action(for view: UIView, key: String) -> CABasicAnimation? {
        guard let old = view.layer.values.value(forKeyPath: key) else { return nil }
        let presentedValue = view.layer.presented.value(forKeyPath: key) ?? old
        let animation = makeAnimation(key)
        animation.fromValue = presentedValue.boxed
        setTiming(of: animation, on: view.layer)
        animation.runAsAction = { [self] animation, changed, layer in
            guard changed == key, (animation as? CAPropertyAnimation)?.keyPath == key, layer === view.layer else {
                add(animation, to: layer, key: changed)
                return true
            }
            guard let new = layer.values.value(forKeyPath: key) else { return true }
            animate(LayerChange(view: view, key: key, old: old, presented: presentedValue, new: new))
            return true
        }
        return animation
    }
}

/// A change of one property of a view's layer, after it was made.
@MainActor struct LayerChange {
    let view: UIView
    let key: String
    /// The model value before the change.
    let old: AnimatableValue
    /// The presented value before the change.
    let presented: AnimatableValue
    /// The model value now.
    let new: AnimatableValue

    var layer: CALayer { view.layer }

    /// Returns the offset from the present model value to `value`; `nil` for values that have no such offset.
    func offset(of value: AnimatableValue) -> AnimatableValue? {
        switch (value, new) {
        case (.number, .number), (.point, .point), (.rect, .rect): return value.subtracting(new)
        case (.transform(let from), .transform(let to)):
            let difference = CATransform3DConcat(from, CATransform3DInvert(to))
            let isExact = Self.isNear(CATransform3DConcat(difference, to), from)
            return isExact ? .transform(difference) : nil
        default: return nil
        }
    }

    /// Returns whether two transforms are nearly equal. ``offset(of:)`` thereby detects a transform without an inverse.
    private static func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        let elements: [KeyPath<CATransform3D, CGFloat>] = [
            \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
        ]
        return elements.allSatisfy { abs(a[keyPath: $0] - b[keyPath: $0]) < 1e-6 * max(1, abs(b[keyPath: $0])) }
    }

    /// The offset that changes nothing: the identity transform, or zero.
    var zeroOffset: AnimatableValue {
        if case .transform = new { return .transform(CATransform3DIdentity) }
        return new.subtracting(new)
    }
}
