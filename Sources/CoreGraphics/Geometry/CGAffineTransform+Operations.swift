extension CGAffineTransform {
    /// Returns the transform that applies `self` first, then `other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Returns the transform with a preceding translation.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns the transform with a preceding scale.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns the transform with a preceding rotation, in radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the inverse; the transform itself if it is singular.
    public func inverted() -> CGAffineTransform {
        guard isInvertible else { return self }
        let determinant = a * d - b * c
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// Whether the transform has an inverse.
    package var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
    }

    /// Whether the transform is a translation.
    package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// Whether rectangles stay axis-aligned rectangles.
    package var preservesRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}

extension CGPoint {
    /// Returns the transformed point.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension CGSize {
    /// Returns the transformed size, without the translation.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
    }
}

extension CGRect {
    /// Returns the bounding box of the four transformed corners. Null and infinite rectangles are unchanged.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        // The corners are transformed as points: a computation with sizes would keep rounding errors that vanish next
        // to the origin.
        let first = CGPoint(x: minX, y: minY).applying(transform)
        var (low, high) = (first, first)
        for (x, y) in [(maxX, minY), (minX, maxY), (maxX, maxY)] {
            let point = CGPoint(x: x, y: y).applying(transform)
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
