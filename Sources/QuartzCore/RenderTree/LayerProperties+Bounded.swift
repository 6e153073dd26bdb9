/// Limits for numbers that are so large that computations with them would overflow.
extension LayerProperties {
    /// The maximum distance of any drawing, in points. It exceeds every screen, and products of a few such numbers
    /// are finite.
    private static let maximumDistance: CGFloat = 1e9

    /// The properties with lengths clamped to the limit. A longer layer keeps its top left corner. A layer whose
    /// transform exceeds the limit is hidden.
    var bounded: LayerProperties {
        guard !isBounded else { return self }
        var result = self
        let (width, left) = Self.bounded(bounds.width, position.x, anchorPoint.x)
        let (height, top) = Self.bounded(bounds.height, position.y, anchorPoint.y)
        result.bounds = CGRect(
            x: Self.clamped(bounds.origin.x), y: Self.clamped(bounds.origin.y), width: Self.clamped(width), height: Self.clamped(height))
        result.position = CGPoint(x: Self.clamped(left), y: Self.clamped(top))
        result.anchorPoint = CGPoint(x: Self.clamped(anchorPoint.x), y: Self.clamped(anchorPoint.y))
        result.zPosition = Self.clamped(zPosition)
        result.anchorPointZ = Self.clamped(anchorPointZ)
        result.cornerRadius = Self.clamped(cornerRadius)
        result.borderWidth = Self.clamped(borderWidth)
        result.shadow.radius = Self.clamped(shadow.radius)
        result.shadow.offset = CGSize(width: Self.clamped(shadow.offset.width), height: Self.clamped(shadow.offset.height))
        if !transform.isWithin(Self.maximumDistance) || !sublayerTransform.isWithin(Self.maximumDistance) { result.isHidden = true }
        return result
    }

    private var isBounded: Bool {
        let lengths = SIMD16<Double>(
            Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width), Double(bounds.size.height), Double(position.x),
            Double(position.y), Double(anchorPoint.x), Double(anchorPoint.y), Double(zPosition), Double(anchorPointZ), Double(cornerRadius),
            Double(borderWidth), Double(shadow.radius), Double(shadow.offset.width), Double(shadow.offset.height), 0)
        let limit = Double(Self.maximumDistance)
        guard lengths.max() <= limit, lengths.min() >= -limit else { return false }
        return transform.isWithin(Self.maximumDistance) && sublayerTransform.isWithin(Self.maximumDistance)
    }

    private static func clamped(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -maximumDistance), maximumDistance) }

    /// Limits a length, and adjusts the position of its anchor so that the start is unchanged.
    private static func bounded(_ length: CGFloat, _ position: CGFloat, _ anchor: CGFloat) -> (CGFloat, CGFloat) {
        guard length.magnitude > maximumDistance else { return (length, position) }
        let start = position - anchor * length
        guard start.isFinite else { return (clamped(length), clamped(position)) }
        return (clamped(length), start + anchor * clamped(length))
    }
}

extension CATransform3D {
    fileprivate func isWithin(_ limit: CGFloat) -> Bool {
        let all = SIMD16<Double>(
            Double(m11), Double(m12), Double(m13), Double(m14), Double(m21), Double(m22), Double(m23), Double(m24), Double(m31),
            Double(m32), Double(m33), Double(m34), Double(m41), Double(m42), Double(m43), Double(m44))
        return all.max() <= Double(limit) && all.min() >= -Double(limit)
    }
}

extension CGRect {
    /// The rectangle clipped to coordinates of at most 10¹² points in each direction.
    var clampedToDrawableRange: CGRect {
        guard !isNull, !isFiniteRect || abs(minX) > 1e12 || abs(minY) > 1e12 || abs(maxX) > 1e12 || abs(maxY) > 1e12 else { return self }
        func clamped(_ edge: CGFloat) -> CGFloat { edge.isNaN ? 0 : Swift.min(Swift.max(edge, -1e12), 1e12) }
        let (left, top) = (clamped(minX), clamped(minY))
        return CGRect(x: left, y: top, width: Swift.max(0, clamped(maxX) - left), height: Swift.max(0, clamped(maxY) - top))
    }
}
