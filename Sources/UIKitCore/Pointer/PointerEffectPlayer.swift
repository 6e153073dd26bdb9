/// Applies a pointer effect to a view, and removes it again. Only animations change the appearance; the view's
/// properties keep their values.
@MainActor final class PointerEffectPlayer {
    /// The maximum width and height of a view that the automatic effect lifts, in points.
    private static let maximumLiftedSize: CGFloat = 128
    /// The distance by which a lifted view's edges move outwards, in points.
    private static let edgeGrowth: CGFloat = 4
    /// The maximum enlargement of a lifted view, as a fraction of its size.
    private static let maximumGrowthFraction: CGFloat = 0.1

    private let view: UIView
    private var fillLayer: CAShapeLayer?
    private var animatedKeyPaths: [String] = []

    init(_ effect: UIPointerEffect, _ shape: UIPointerShape?) {
        view = effect.preview.view
        switch Self.resolvedEffect(effect) {
        case .automatic, .highlight: addFillLayer(effect.preview, shape, .systemFill, isBehind: true)
        case .lift:
            grow()
            addShadow()
        case .hover(_, let tintMode, let prefersShadow, let prefersScaling):
            // The tint is translucent, so that the content below it remains readable.
            if tintMode != .none { addFillLayer(effect.preview, shape, .tertiarySystemFill, isBehind: tintMode == .underlay) }
            if prefersScaling { grow() }
            if prefersShadow { addShadow() }
        }
    }

    /// Animates the view back to its properties, and removes the fill.
    func end() {
        for key in animatedKeyPaths { animateBack(key) }
        guard let fillLayer else { return }
        CATransaction.begin()
        CATransaction.setCompletionBlock { fillLayer.removeFromSuperlayer() }
        fade(fillLayer, from: 1, to: 0)
        CATransaction.commit()
    }

    private static func resolvedEffect(_ effect: UIPointerEffect) -> UIPointerEffect {
        guard case .automatic(let preview) = effect else { return effect }
        guard hasBackground(preview.view) else { return .highlight(preview) }
        return max(preview.size.width, preview.size.height) <= maximumLiftedSize ? .lift(preview) : .hover(preview)
    }

    private static func hasBackground(_ view: UIView) -> Bool {
        if let button = view as? UIButton, button.hasBackground { return true }
        return view is UIImageView || view.layer.contents != nil || (view.backgroundColor?.cgColor.alpha ?? 0) > 0
    }

    // MARK: - Parts

    private func addFillLayer(_ preview: UITargetedPreview, _ shape: UIPointerShape?, _ color: UIColor, isBehind: Bool) {
        let fillLayer = CAShapeLayer()
        fillLayer.path = outline(preview, shape).cgPath
        fillLayer.fillColor = color.resolvedColor(with: view.traitCollection).cgColor
        fillLayer.contentsScale = view.layer.contentsScale
        if isBehind { view.layer.insertSublayer(fillLayer, at: 0) } else { view.layer.addSublayer(fillLayer) }
        fade(fillLayer, from: 0, to: 1)
        self.fillLayer = fillLayer
    }

    /// Returns the outline of the effect in the view's coordinates.
    private func outline(_ preview: UITargetedPreview, _ shape: UIPointerShape?) -> UIBezierPath {
        let origin = view.convert(CGPoint.zero, from: preview.target.container)
        switch shape {
        case .path(let path):
            let translatedPath = UIBezierPath(cgPath: path.cgPath)
            translatedPath.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
            return translatedPath
        case .roundedRect(let rect, let radius):
            return UIBezierPath(roundedRect: rect.offsetBy(dx: origin.x, dy: origin.y), cornerRadius: radius)
        case .verticalBeam, .horizontalBeam, nil:
            let radius = max(view.layer.cornerRadius, UIPointerShape.defaultCornerRadius)
            return preview.parameters.visiblePath ?? UIBezierPath(roundedRect: view.bounds, cornerRadius: radius)
        }
    }

    private func grow() {
        let length = max(view.bounds.width, view.bounds.height)
        guard length > 0 else { return }
        let scale = 1 + min(Self.maximumGrowthFraction, 2 * Self.edgeGrowth / length)
        animate("transform", to: CATransform3DScale(view.layer.transform, scale, scale, 1))
    }

    private func addShadow() {
        animate("shadowOpacity", to: CGFloat(0.2))
        animate("shadowRadius", to: CGFloat(10))
        animate("shadowOffset", to: CGSize(width: 0, height: 4))
    }

    private func animate<Value>(_ path: String, to value: Value) {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = displayedValue(of: path)
        animation.toValue = value
        animation.duration = PointerAnimations.duration
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        view.layer.add(animation, forKey: Self.key(path))
        animatedKeyPaths.append(path)
    }

    private func animateBack(_ path: String) {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = displayedValue(of: path)
        animation.duration = PointerAnimations.duration
        view.layer.add(animation, forKey: Self.key(path))
    }

    /// Returns the displayed value of a property, which another pointer effect may still be animating.
    private func displayedValue(of path: String) -> Any? { (view.layer.presentation() ?? view.layer).value(forKeyPath: path) }

    private func fade(_ fillLayer: CALayer, from startOpacity: CGFloat, to endOpacity: CGFloat) {
        fillLayer.opacity = Float(endOpacity)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = startOpacity
        animation.duration = PointerAnimations.duration
        fillLayer.add(animation, forKey: Self.key("opacity"))
    }

    private static func key(_ path: String) -> String { "pointer.\(path)" }
}
