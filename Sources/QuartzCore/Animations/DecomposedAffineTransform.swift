/// The translation, scale, rotation and shear of an affine transform. Their interpolation rotates a layer without
/// shrinking it.
struct DecomposedAffineTransform {
    var translation: SIMD2<Double>
    var scale: SIMD2<Double>
    var angle: Double
    var shear: Double

    /// Decomposes a transform; `nil` for a transform that is not affine or not invertible.
    init?(_ transform: CATransform3D) {
        guard transform.isAffine, transform.m43 == 0 else { return nil }
        let m = transform.affine
        let (a, b, c, d) = (Double(m.a), Double(m.b), Double(m.c), Double(m.d))
        let determinant = a * d - b * c
        guard determinant != 0 else { return nil }
        let length = (a * a + b * b).squareRoot()
        translation = SIMD2(Double(m.tx), Double(m.ty))
        angle = atan2(b, a)
        shear = (a * c + b * d) / (length * length)
        scale = SIMD2(length, determinant / length)
    }

    var transform: CATransform3D {
        let rotation = CGAffineTransform(rotationAngle: CGFloat(angle))
        let scaling = CGAffineTransform(
            a: CGFloat(scale.x), b: 0, c: CGFloat(scale.x * shear), d: CGFloat(scale.y), tx: 0, ty: 0)
        var result = scaling.concatenating(rotation)
        result.tx = CGFloat(translation.x)
        result.ty = CGFloat(translation.y)
        return CATransform3DMakeAffineTransform(result)
    }

    static func mix(_ a: CATransform3D, _ b: CATransform3D, _ fraction: Double) -> CATransform3D {
        guard var from = DecomposedAffineTransform(a), let to = DecomposedAffineTransform(b) else {
            if let from = DecomposedTransform3D(a), let to = DecomposedTransform3D(b) { return from.mixed(with: to, fraction).transform }
            let rows = zip(a.rows, b.rows).map { $0 + ($1 - $0) * fraction }
            return CATransform3D(rows: rows)
        }
        var rotation = to.angle - from.angle
        if rotation > .pi { rotation -= 2 * .pi }
        if rotation < -.pi { rotation += 2 * .pi }
        from.angle += rotation * fraction
        from.translation += (to.translation - from.translation) * fraction
        from.scale += (to.scale - from.scale) * fraction
        from.shear += (to.shear - from.shear) * fraction
        return from.transform
    }
}
