extension UIView {
    /// The same place as `point` of this view, in coordinates of `view`, or of the window for `nil`; in points.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let target = conversionLayer(view) else { return point }
        return layer.convert(point, to: target)
    }

    /// The same place as `point` of `view`, or of the window for `nil`, in coordinates of this view; in points.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let source = conversionLayer(view) else { return point }
        return layer.convert(point, from: source)
    }

    /// The smallest upright rectangle of `view`, or of the window for `nil`, around `rect` of this view; in points.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        guard let target = conversionLayer(view) else { return rect }
        return layer.convert(rect, to: target)
    }

    /// The smallest upright rectangle of this view around `rect` of `view`, or of the window for `nil`; in points.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let source = conversionLayer(view) else { return rect }
        return layer.convert(rect, from: source)
    }

    /// Without a window, `nil` means the topmost superview.
    private func conversionLayer(_ view: UIView?) -> CALayer? {
        if let view { return view.layer }
        if let window = windowForSubviews { return window.layer }
        var top = self
        while let superview = top.superview { top = superview }
        return top.layer
    }
}
