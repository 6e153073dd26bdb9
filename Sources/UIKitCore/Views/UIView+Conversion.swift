extension UIView {
    /// Converts a point from the coordinates of this view to those of `view`, or of the window for `nil`.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let target = conversionLayer(view) else { return point }
        return layer.convert(point, to: target)
    }

    /// Converts a point from the coordinates of `view`, or of the window for `nil`, to the coordinates of this view.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let source = conversionLayer(view) else { return point }
        return layer.convert(point, from: source)
    }

    /// Converts a rectangle to the coordinates of `view`, or of the window for `nil`. Returns the smallest upright
    /// rectangle around the result, in points.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        guard let target = conversionLayer(view) else { return rect }
        return layer.convert(rect, to: target)
    }

    /// Converts a rectangle from the coordinates of `view`, or of the window for `nil`. Returns the smallest upright
    /// rectangle around the result, in points.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let source = conversionLayer(view) else { return rect }
        return layer.convert(rect, from: source)
    }

    /// Returns the layer of `view`. For `nil`, returns the layer of this view's window or, outside a window, of its
    /// topmost superview.
    private func conversionLayer(_ view: UIView?) -> CALayer? {
        if let view { return view.layer }
        if let window = windowForSubviews { return window.layer }
        var top = self
        while let superview = top.superview { top = superview }
        return top.layer
    }
}
