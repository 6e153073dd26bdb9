/// Limits for numbers that are so large that computations with them would overflow.
extension LayerProperties {
    /// The maximum distance of any drawing, in points. It exceeds every screen, and products of a few such numbers
    /// are finite.
    private static let farthest: CGFloat = 1e9

    /// The properties with lengths clamped to the limit. A layer that is longer keeps its top left corner. A layer
    /// whose transform exceeds the limit is hidden.
    var bounded: LayerProperties {
        guard !isBounded else { return self }
        var result = self
        let (width, left) = Self.bounded(bounds.width, position.x, anchorPoint.x)
        let (height, top) = Self.bounded(bounds.height, position.y, anchorPoint.y)
        result.bounds = CGRect(
            x: Self.near(bounds.origin.x), y: Self.near(bounds.origin.y), width: Self.near(width), height: Self.near(height))
        result.position = CGPoint(x: Self.near(left), y: Self.near(top))
        result.anchorPoint = CGPoint(x: Self.near(anchorPoint.x), y: Self.near(anchorPoint.y))
        result.zPosition = Self.near(zPosition)
        result.anchorPointZ = Self.near(anchorPointZ)
        result.cornerRadius = Self.near(cornerRadius)
        result.borderWidth = Self.near(borderWidth)
        result.shadow.radius = Self.near(shadow.radius)
        result.shadow.offset = CGSize(width: Self.near(shadow.offset.width), height: Self.near(shadow.offset.height))
        if !transform.isWithin(Self.farthest) || !sublayerTransform.isWithin(Self.farthest) { result.isHidden = true }
        return result
    }

    private var isBounded: Bool {
        let lengths = SIMD16<Double>(
            Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width), Double(bounds.size.height), Double(position.x),
            Double(position.y), Double(anchorPoint.x), Double(anchorPoint.y), Double(zPosition), Double(anchorPointZ), Double(cornerRadius),
            Double(borderWidth), Double(shadow.radius), Double(shadow.offset.width), Double(shadow.offset.height), 0)
        let limit = Double(Self.farthest)
        guard lengths.max() <= limit, lengths.min() >= -limit else { return false }
        return transform.isWithin(Self.farthest) && sublayerTransform.isWithin(Self.farthest)
    }

    private static func near(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -farthest), farthest) }

    /// Limits a length, and adjusts the position of its anchor so that the start is unchanged.
    private static func bounded(_ length: CGFloat, _ position: CGFloat, _ anchor: CGFloat) -> (CGFloat, CGFloat) {
        guard length.magnitude > farthest else { return (length, position) }
        let start = position - anchor * length
        guard start.isFinite else { return (near(length), near(position)) }
        return (near(length), start + anchor * near(length))
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
    var nearBy: CGRect {
        guard !isNull, !isFiniteRect || abs(minX) > 1e12 || abs(minY) > 1e12 || abs(maxX) > 1e12 || abs(maxY) > 1e12 else { return self }
        func near(_ edge: CGFloat) -> CGFloat { edge.isNaN ? 0 : Swift.min(Swift.max(edge, -1e12), 1e12) }
        let (left, top) = (near(minX), near(minY))
        return CGRect(x: left, y: top, width: Swift.max(0, near(maxX) - left), height: Swift.max(0, near(maxY) - top))
    }
}
