extension UIView {
    func setFrame(_ frame: CGRect) {
        MainThreadChecker.check()
        guard layer.frame != frame else { return }
        changeGeometry { layer.frame = frame }
    }

    func setBounds(_ bounds: CGRect) {
        MainThreadChecker.check()
        guard layer.bounds != bounds else { return }
        if layer.bounds.origin != bounds.origin { setNeedsLayout() }
        changeGeometry { layer.bounds = bounds }
    }

    func setCenter(_ center: CGPoint) {
        MainThreadChecker.check()
        guard layer.position != center else { return }
        changeGeometry { layer.position = center }
    }

    func setTransform(_ transform: CGAffineTransform) {
        MainThreadChecker.check()
        guard layer.affineTransform() != transform else { return }
        layer.setAffineTransform(transform)
    }

    /// The view's transform in 3D about its anchor point; the identity by default. Animatable.
    ///
    /// `transform` is the affine part of the same value.
    public var transform3D: CATransform3D {
        get { layer.transform }
        set {
            guard !CATransform3DEqualToTransform(layer.transform, newValue) else { return }
            layer.transform = newValue
        }
    }

    /// The point to which `center` refers and about which `transform` is applied, as a fraction of the bounds. (0.5,
    /// 0.5) by default.
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// The number of pixels per point of the view's drawing; the screen's by default.
    public var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set {
            guard layer.contentsScale != newValue else { return }
            layer.contentsScale = newValue
            if isDrawn { layer.setNeedsDisplay() }
        }
    }

    /// Applies a change of frame, bounds or centre with its immediate consequences, such as the autoresizing of
    /// subviews.
    func changeGeometry(_ change: () -> Void) {
        let oldSize = layer.bounds.size
        change()
        let newSize = layer.bounds.size
        if newSize != oldSize { sizeDidChange(from: oldSize, to: newSize) }
        geometryChangedForConstraints()
        superviewSafeAreaDidChange()
        if layoutState.preservesSuperviewMargins { marginsDidChange() }
        if newSize != oldSize { for view in subviews where view.layoutState.preservesSuperviewMargins { view.marginsDidChange() } }
    }

    private func sizeDidChange(from oldSize: CGSize, to newSize: CGSize) {
        if layoutState.autoresizesSubviews {
            for view in subviews { view.autoresize(from: oldSize, to: newSize) }
        }
        setNeedsLayout()
        if isDrawn, viewAppearance.contentMode == .redraw || oldSize.width == 0 || oldSize.height == 0 { layer.setNeedsDisplay() }
    }

    func resizeToFit() {
        let size = sizeThatFits(bounds.size)
        if transform.isIdentity {
            frame = CGRect(origin: frame.origin, size: size)
        } else {
            bounds = CGRect(origin: bounds.origin, size: size)
        }
    }
}
