extension CALayer {
    /// Changes a property: compares the values, searches for an action, stores the value, marks the layer and runs
    /// the action.
    func change<Value: Equatable>(_ property: WritableKeyPath<LayerProperties, Value>, to value: Value, key: String) {
        guard values[keyPath: property] != value else { return }
        guard wantsActions else {
            values[keyPath: property] = value
            return mark(.node, display: key)
        }
        let action = action(forKey: key)
        let before = action is CAPropertyAnimation ? presented(key) : nil
        values[keyPath: property] = value
        mark(.node, display: key)
        run(action, forKey: key, from: before)
    }

    func setBounds(_ value: CGRect) {
        let value = LayerCheck.finite(value, "bounds")
        let sizeChanged = value.size != values.bounds.size
        change(\.bounds, to: value, key: "bounds")
        guard sizeChanged else { return }
        mark(.layout)
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    func setPosition(_ value: CGPoint) {
        change(\.position, to: LayerCheck.finite(value, "position"), key: "position")
    }

    func setTransform(_ value: CATransform3D) {
        change(\.transform, to: LayerCheck.finite(value, "transform"), key: "transform")
    }

    /// Sets the frame and keeps the bounds' origin. With a transform, the frame is mapped back first, so that
    /// assigning the current frame changes nothing.
    func setFrame(_ value: CGRect) {
        let value = LayerCheck.finite(value, "frame").standardized
        var size = value.size
        var newPosition = CGPoint(
            x: value.minX + values.anchorPoint.x * value.width, y: value.minY + values.anchorPoint.y * value.height)
        if values.transform != CATransform3DIdentity {
            let transform = values.transform.affine
            let untransformed = CGRect(origin: .zero, size: value.size).applying(transform.inverted())
            size = Self.keepsAxisAlignment(transform) && untransformed.isFiniteRect ? untransformed.size : values.bounds.size
            let box = CGRect(
                x: -values.anchorPoint.x * size.width, y: -values.anchorPoint.y * size.height, width: size.width, height: size.height
            ).applying(transform)
            newPosition = CGPoint(x: value.minX - box.minX, y: value.minY - box.minY)
        }
        bounds = CGRect(origin: values.bounds.origin, size: size)
        // A singular transform, or overflowing numbers, leave the position unchanged.
        if newPosition.isFinite { position = newPosition }
    }

    /// Returns whether rectangles stay axis-aligned, apart from the rounding of sine and cosine at right angles.
    private static func keepsAxisAlignment(_ transform: CGAffineTransform) -> Bool {
        let limit = 1e-12 * (abs(transform.a) + abs(transform.b) + abs(transform.c) + abs(transform.d))
        return (abs(transform.b) <= limit && abs(transform.c) <= limit) || (abs(transform.a) <= limit && abs(transform.d) <= limit)
    }

    func setContents(_ value: Any?) {
        let image = value as? CGImage
        guard image !== values.contents || backing != nil else { return }
        backing = nil
        let action = wantsActions && image != nil ? action(forKey: "contents") : nil
        let before = action is CAPropertyAnimation ? presented("contents") : nil
        values.contents = image
        mark(.node)
        run(action, forKey: "contents", from: before)
    }

    /// Returns the affine part of ``transform``.
    public func affineTransform() -> CGAffineTransform { values.transform.affine }

    /// Sets ``transform`` to an affine transform. Animatable.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    private func mark(_ dirtyFlags: LayerDirtyFlags, display key: String) {
        mark(dirtyFlags)
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }
}

extension CGRect {
    var isFiniteRect: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}
