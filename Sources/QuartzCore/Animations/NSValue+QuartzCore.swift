/// Transforms in an object.
extension NSValue {
    /// Holds a transform of space.
    public convenience init(caTransform3D transform: CATransform3D) {
        self.init(numbers: transform.rows.flatMap { [$0.x, $0.y, $0.z, $0.w] })
    }

    /// The transform that the object holds; one of zeros if it holds something else.
    public var caTransform3DValue: CATransform3D {
        guard let all = numbers(16) else { return CATransform3D() }
        return CATransform3D(rows: (0..<4).map { SIMD4(all[$0 * 4], all[$0 * 4 + 1], all[$0 * 4 + 2], all[$0 * 4 + 3]) })
    }

    /// What an animation can go through of that which the object holds; `nil` for anything else.
    var animatable: AnimatableValue? {
        if numbers(16) != nil { return .transform(caTransform3DValue) }
        if numbers(6) != nil { return .transform(CATransform3DMakeAffineTransform(cgAffineTransformValue)) }
        // Points, sizes and rectangles come out of the object by a cast.
        return nil
    }
}
