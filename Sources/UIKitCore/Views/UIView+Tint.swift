extension UIView {
    /// Whether tint colours are shown in full colour or in grey; by default, as in the superview.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get {
            guard viewAppearance.tintAdjustmentMode == .automatic else { return viewAppearance.tintAdjustmentMode }
            return superview?.tintAdjustmentMode ?? .normal
        }
        set {
            guard viewAppearance.tintAdjustmentMode != newValue else { return }
            viewAppearance.tintAdjustmentMode = newValue
            invalidateTraits()
            notifyTint { $0.viewAppearance.tintAdjustmentMode == .automatic }
        }
    }

    var effectiveTintColor: UIColor {
        let color = fullTintColor
        guard tintAdjustmentMode == .dimmed else { return color }
        return UIColor { color.resolvedColor(with: $0).grayscale }
    }

    private var fullTintColor: UIColor {
        var view: UIView? = self
        while let current = view {
            if let color = current.viewAppearance.tintColor { return color }
            view = current.superview
        }
        return .systemBlue
    }

    func setTintColor(_ color: UIColor?) {
        defer { appearanceDidSet(.tintColor, \UIView.tintColor, color) }
        guard viewAppearance.tintColor != color else { return }
        viewAppearance.tintColor = color
        invalidateTraits()
        notifyTint { $0.viewAppearance.tintColor == nil }
    }

    /// Notifies the view and its descendants of a changed tint after the superview changed.
    ///
    /// - Parameter old: the tint before the change; `nil` for the default tint.
    func inheritedTintDidChange(from old: UIColor?) {
        guard viewAppearance.tintColor == nil || viewAppearance.tintAdjustmentMode == .automatic else { return }
        guard old != nil || superview?.hasCustomTint ?? false else { return }
        notifyTint { $0.viewAppearance.tintColor == nil }
    }

    /// Whether this view or a superview sets a tint colour or dims tint colours.
    private var hasCustomTint: Bool {
        var view: UIView? = self
        while let current = view {
            if current.viewAppearance.tintColor != nil || current.viewAppearance.tintAdjustmentMode == .dimmed { return true }
            view = current.superview
        }
        return false
    }

    private func notifyTint(where inherits: (UIView) -> Bool) {
        appearanceDidChange()
        tintColorDidChange()
        for view in subviews where inherits(view) { view.notifyTint(where: inherits) }
    }
}

extension UIColor {
    /// The colour as a grey of the same luminance, with the weights of sRGB.
    var grayscale: UIColor {
        let color = cgColor
        guard color.pattern == nil else { return self }
        let rgba = color.rgba
        return UIColor(white: 0.2126 * rgba.x + 0.7152 * rgba.y + 0.0722 * rgba.z, alpha: rgba.w)
    }
}
