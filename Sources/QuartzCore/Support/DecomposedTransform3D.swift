/// The components of a 3D transform: perspective, translation, rotation, shear and scale, which can be set or
/// interpolated separately.
///
/// The matrix is normalised by its last element. The perspective follows from the last column and the inverse of the
/// rest, and the translation is the last row. The Gram–Schmidt process then makes the three axes orthogonal, which
/// yields scales and shears. A negative determinant is removed by mirroring the first axis, and the remaining
/// rotation becomes a quaternion. Interpolation is linear in all components except the rotation, which is
/// interpolated spherically.
///
/// - Source: https://www.w3.org/TR/css-transforms-2/#decomposing-a-3d-matrix
struct DecomposedTransform3D {
    var translation: SIMD3<Double>
    var scale: SIMD3<Double>
    /// The shears of y by x, z by x and z by y.
    var shear: SIMD3<Double>
    /// The rotation as a quaternion: x, y, z and the real part.
    var rotation: SIMD4<Double>
    /// The coefficients of the divisor.
    var perspective: SIMD4<Double>

    /// Decomposes a transform; `nil` for a singular transform.
    init?(_ t: CATransform3D) {
        var rows = t.rows
        guard rows[3].w != 0 else { return nil }
        rows = rows.map { $0 / rows[3].w }
        var affineRows = rows
        for index in 0..<3 { affineRows[index].w = 0 }
        affineRows[3].w = 1
        let inverse = CATransform3DInvert(CATransform3D(rows: affineRows)).rows
        let divisor = SIMD4(rows[0].w, rows[1].w, rows[2].w, rows[3].w)
        perspective = SIMD4((0..<4).map { (inverse[$0] * divisor).sum() })
        translation = SIMD3(rows[3].x, rows[3].y, rows[3].z)
        var axes = (0..<3).map { SIMD3(rows[$0].x, rows[$0].y, rows[$0].z) }
        func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }
        func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
        scale = .zero
        shear = .zero
        scale.x = length(axes[0])
        guard scale.x > 1e-12 else { return nil }
        axes[0] /= scale.x
        shear.x = dot(axes[0], axes[1])
        axes[1] -= axes[0] * shear.x
        scale.y = length(axes[1])
        guard scale.y > 1e-12 else { return nil }
        axes[1] /= scale.y
        shear.x /= scale.y
        shear.y = dot(axes[0], axes[2])
        axes[2] -= axes[0] * shear.y
        shear.z = dot(axes[1], axes[2])
        axes[2] -= axes[1] * shear.z
        scale.z = length(axes[2])
        guard scale.z > 1e-12 else { return nil }
        axes[2] /= scale.z
        shear.y /= scale.z
        shear.z /= scale.z
        let normal = SIMD3(
            axes[1].y * axes[2].z - axes[1].z * axes[2].y, axes[1].z * axes[2].x - axes[1].x * axes[2].z,
            axes[1].x * axes[2].y - axes[1].y * axes[2].x)
        if dot(axes[0], normal) < 0 {
            scale.x *= -1
            axes[0] *= -1
        }
        rotation = Self.quaternion(axes)
    }

    private static func quaternion(_ m: [SIMD3<Double>]) -> SIMD4<Double> {
        let trace = m[0].x + m[1].y + m[2].z
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            return SIMD4((m[1].z - m[2].y) / s, (m[2].x - m[0].z) / s, (m[0].y - m[1].x) / s, s / 4)
        }
        if m[0].x > m[1].y, m[0].x > m[2].z {
            let s = max(0, 1 + m[0].x - m[1].y - m[2].z).squareRoot() * 2
            return SIMD4(s / 4, (m[0].y + m[1].x) / s, (m[2].x + m[0].z) / s, (m[1].z - m[2].y) / s)
        }
        if m[1].y > m[2].z {
            let s = max(0, 1 + m[1].y - m[0].x - m[2].z).squareRoot() * 2
            return SIMD4((m[0].y + m[1].x) / s, s / 4, (m[1].z + m[2].y) / s, (m[2].x - m[0].z) / s)
        }
        let s = max(0, 1 + m[2].z - m[0].x - m[1].y).squareRoot() * 2
        return SIMD4((m[2].x + m[0].z) / s, (m[1].z + m[2].y) / s, s / 4, (m[0].y - m[1].x) / s)
    }

    /// The rotation as successive rotations around x, y and z, in radians.
    var angles: SIMD3<Double> {
        get {
            let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
            let tilt = min(max(2 * (w * y - z * x), -1), 1)
            return SIMD3(
                atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)), asin(tilt), atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)))
        }
        set {
            let (s, c) = ((newValue / 2).map { sin($0) }, (newValue / 2).map { cos($0) })
            rotation = SIMD4(
                s.x * c.y * c.z - c.x * s.y * s.z, c.x * s.y * c.z + s.x * c.y * s.z, c.x * c.y * s.z - s.x * s.y * c.z,
                c.x * c.y * c.z + s.x * s.y * s.z)
        }
    }

    var transform: CATransform3D {
        var scaleAndShear = CATransform3DIdentity
        (scaleAndShear.m11, scaleAndShear.m22, scaleAndShear.m33) = (CGFloat(scale.x), CGFloat(scale.y), CGFloat(scale.z))
        scaleAndShear.m21 = CGFloat(shear.x * scale.y)
        scaleAndShear.m31 = CGFloat(shear.y * scale.z)
        scaleAndShear.m32 = CGFloat(shear.z * scale.z)
        let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
        var rotationMatrix = CATransform3DIdentity
        (rotationMatrix.m11, rotationMatrix.m12, rotationMatrix.m13) = (
            CGFloat(1 - 2 * (y * y + z * z)), CGFloat(2 * (x * y + z * w)), CGFloat(2 * (x * z - y * w))
        )
        (rotationMatrix.m21, rotationMatrix.m22, rotationMatrix.m23) = (
            CGFloat(2 * (x * y - z * w)), CGFloat(1 - 2 * (x * x + z * z)), CGFloat(2 * (y * z + x * w))
        )
        (rotationMatrix.m31, rotationMatrix.m32, rotationMatrix.m33) = (
            CGFloat(2 * (x * z + y * w)), CGFloat(2 * (y * z - x * w)), CGFloat(1 - 2 * (x * x + y * y))
        )
        // Shear and scale come first, along axes that are not rotated.
        var result = CATransform3DConcat(scaleAndShear, rotationMatrix)
        (result.m41, result.m42, result.m43) = (CGFloat(translation.x), CGFloat(translation.y), CGFloat(translation.z))
        guard perspective != SIMD4(0, 0, 0, 1) else { return result }
        var perspectiveMatrix = CATransform3DIdentity
        (perspectiveMatrix.m14, perspectiveMatrix.m24, perspectiveMatrix.m34, perspectiveMatrix.m44) = (
            CGFloat(perspective.x), CGFloat(perspective.y), CGFloat(perspective.z), CGFloat(perspective.w)
        )
        return CATransform3DConcat(result, perspectiveMatrix)
    }

    /// Interpolates to `other`. Rotations take the shorter direction.
    func mixed(with other: DecomposedTransform3D, _ fraction: Double) -> DecomposedTransform3D {
        var result = self
        result.translation += (other.translation - translation) * fraction
        result.scale += (other.scale - scale) * fraction
        result.shear += (other.shear - shear) * fraction
        result.perspective += (other.perspective - perspective) * fraction
        var end = other.rotation
        var cosine = (rotation * end).sum()
        if cosine < 0 { (end, cosine) = (-end, -cosine) }
        guard cosine < 0.999_999 else {
            let sum = rotation + (end - rotation) * fraction
            result.rotation = sum / (sum * sum).sum().squareRoot()
            return result
        }
        let angle = acos(cosine)
        result.rotation = (rotation * sin((1 - fraction) * angle) + end * sin(fraction * angle)) / sin(angle)
        return result
    }
}

extension SIMD3<Double> {
    fileprivate func map(_ body: (Double) -> Double) -> SIMD3<Double> { SIMD3(body(x), body(y), body(z)) }
}
