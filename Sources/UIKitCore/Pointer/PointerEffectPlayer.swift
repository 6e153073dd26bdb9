/// Applies a pointer effect to a view, and removes it again. Only animations change the appearance; the view's
/// properties keep their values.
@MainActor final class PointerEffectPlayer {
    /// The maximum size of a view that the automatic effect lifts, in points.
    private static let largestLifted: CGFloat = 128
    /// The distance by which a lifted view's edges move outwards, in points, and the maximum enlargement of a view as
    /// a fraction.
    private static let growth: CGFloat = 4
    private static let mostGrowth: CGFloat = 0.1

    private let view: UIView
    private var plate: CAShapeLayer?
    private var changed: [String] = []

    init(_ effect: UIPointerEffect, _ shape: UIPointerShape?) {
        view = effect.preview.view
        switch Self.resolved(effect) {
        case .automatic, .highlight: addPlate(effect.preview, shape, .systemFill, isBehind: true)
        case .lift:
            grow()
            castShadow()
        case .hover(_, let tint, let shadow, let scale):
            // The tint is translucent, so that the content below it remains readable.
            if tint != .none { addPlate(effect.preview, shape, .tertiarySystemFill, isBehind: tint == .underlay) }
            if scale { grow() }
            if shadow { castShadow() }
        }
    }

    func end() {
        for key in changed { animateBack(key) }
        guard let plate else { return }
        CATransaction.begin()
        CATransaction.setCompletionBlock { plate.removeFromSuperlayer() }
        fade(plate, from: 1, to: 0)
        CATransaction.commit()
    }

    private static func resolved(_ effect: UIPointerEffect) -> UIPointerEffect {
        guard case .automatic(let preview) = effect else { return effect }
        guard hasBackground(preview.view) else { return .highlight(preview) }
        return max(preview.size.width, preview.size.height) <= largestLifted ? .lift(preview) : .hover(preview)
    }

    private static func hasBackground(_ view: UIView) -> Bool {
        if let button = view as? UIButton, button.hasBackground { return true }
        return view is UIImageView || view.layer.contents != nil || (view.backgroundColor?.cgColor.alpha ?? 0) > 0
    }

    // MARK: - Parts

    private func addPlate(_ preview: UITargetedPreview, _ shape: UIPointerShape?, _ color: UIColor, isBehind: Bool) {
        let plate = CAShapeLayer()
        plate.path = outline(preview, shape).cgPath
        plate.fillColor = color.resolvedColor(with: view.traitCollection).cgColor
        plate.contentsScale = view.layer.contentsScale
        if isBehind { view.layer.insertSublayer(plate, at: 0) } else { view.layer.addSublayer(plate) }
        fade(plate, from: 0, to: 1)
        self.plate = plate
    }

    /// Returns the outline of the effect in the view's coordinates.
    private func outline(_ preview: UITargetedPreview, _ shape: UIPointerShape?) -> UIBezierPath {
        let origin = view.convert(CGPoint.zero, from: preview.target.container)
        switch shape {
        case .path(let path):
            let moved = UIBezierPath(cgPath: path.cgPath)
            moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
            return moved
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
        let scale = 1 + min(Self.mostGrowth, 2 * Self.growth / length)
        animate("transform", to: CATransform3DScale(view.layer.transform, scale, scale, 1))
    }

    private func castShadow() {
        animate("shadowOpacity", to: CGFloat(0.2))
        animate("shadowRadius", to: CGFloat(10))
        animate("shadowOffset", to: CGSize(width: 0, height: 4))
    }

    private func animate<Value>(_ path: String, to: Value) {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = shown(path)
        animation.toValue = to
        animation.duration = PointerAnimations.duration
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        view.layer.add(animation, forKey: Self.key(path))
        changed.append(path)
    }

    private func animateBack(_ path: String) {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = shown(path)
        animation.duration = PointerAnimations.duration
        view.layer.add(animation, forKey: Self.key(path))
    }

    /// Returns the displayed value of a property, which another pointer effect may still be animating.
    private func shown(_ path: String) -> Any? { (view.layer.presentation() ?? view.layer).value(forKeyPath: path) }

    private func fade(_ plate: CALayer, from: CGFloat, to: CGFloat) {
        plate.opacity = Float(to)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = from
        animation.duration = PointerAnimations.duration
        plate.add(animation, forKey: Self.key("opacity"))
    }

    private static func key(_ path: String) -> String { "pointer.\(path)" }
}
