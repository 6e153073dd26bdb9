/// What the code that runs now is animated by: a call of `UIView.animate`, keyframes, or a property animator.
@MainActor protocol AnimationScope: AnyObject {
    /// In seconds.
    var duration: TimeInterval { get }
    /// In seconds.
    var delay: TimeInterval { get }
    var curve: UIView.AnimationCurve { get }
    var spring: SpringTiming? { get }
    /// Whether changes made now are to be seen at once all the same.
    var isInstant: Bool { get }
    /// Animates a change that was just made.
    func animate(_ change: LayerChange)
    /// Puts a finished animation of a change on its layer, in the scope's time.
    func attach(_ animation: CAPropertyAnimation, for change: LayerChange)
}

/// A change of one property of a view's layer, after it was made.
@MainActor struct LayerChange {
    let view: UIView
    let key: String
    /// What was set before.
    let old: AnimatableValue
    /// What was seen before.
    let shown: AnimatableValue
    /// What is set now.
    let new: AnimatableValue

    var layer: CALayer { view.layer }

    /// The difference that, added to what is set now, gives `value`; `nil` where differences make no sense.
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

    /// Transforms without an inverse cannot be added to.
    private static func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        let parts: [KeyPath<CATransform3D, CGFloat>] = [
            \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
        ]
        return parts.allSatisfy { abs(a[keyPath: $0] - b[keyPath: $0]) < 1e-6 * max(1, abs(b[keyPath: $0])) }
    }

    /// The difference that changes nothing.
    var noOffset: AnimatableValue {
        if case .transform = new { return .transform(CATransform3DIdentity) }
        return new.subtracting(new)
    }
}

/// The answer to a layer that asks what to do about a change: remembers how things were, and has the scope animate what came of it.
@MainActor final class ViewChangeAction: CAAction {
    private let view: UIView
    private let scope: any AnimationScope
    private let old: AnimatableValue
    private let shown: AnimatableValue

    /// `nil` for what is no number of any kind.
    init?(_ view: UIView, key: String, scope: any AnimationScope) {
        guard let old = view.layer.values.value(forKeyPath: key) else { return nil }
        self.view = view
        self.scope = scope
        self.old = old
        shown = view.layer.presented.value(forKeyPath: key) ?? old
    }

    func run(forKey key: String, object: Any, arguments dict: [AnyHashable: Any]?) {
        guard let new = view.layer.values.value(forKeyPath: key) else { return }
        scope.animate(LayerChange(view: view, key: key, old: old, shown: shown, new: new))
    }
}
