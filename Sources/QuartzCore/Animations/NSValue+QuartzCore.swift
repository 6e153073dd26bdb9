/// Transforms in an `NSValue`.
extension NSValue {
    /// Creates an object with a 3D transform.
    public convenience init(caTransform3D transform: CATransform3D) {
        self.init(numbers: transform.rows.flatMap { [$0.x, $0.y, $0.z, $0.w] })
    }

    /// The 3D transform of the object; a zero matrix if the object has another value.
    public var caTransform3DValue: CATransform3D {
        guard let all = numbers(16) else { return CATransform3D() }
        return CATransform3D(rows: (0..<4).map { SIMD4(all[$0 * 4], all[$0 * 4 + 1], all[$0 * 4 + 2], all[$0 * 4 + 3]) })
    }

    /// The object's value in a form that can be interpolated; `nil` for other values.
    var animatable: AnimatableValue? {
        if numbers(16) != nil { return .transform(caTransform3DValue) }
        if numbers(6) != nil { return .transform(CATransform3DMakeAffineTransform(cgAffineTransformValue)) }
        // Points, sizes and rectangles are read by a cast.
        return nil
    }
}
