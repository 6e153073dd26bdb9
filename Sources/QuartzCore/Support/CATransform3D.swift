/// A 4 by 4 matrix that transforms points in 3D space. Points are row vectors to the left of the matrix.
///
/// For perspective, set ``m34`` to -1 divided by the distance of the eye in points.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransform3d
public struct CATransform3D: Hashable, Sendable {
    /// The first row.
    public var m11: CGFloat = 0, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
    /// The second row.
    public var m21: CGFloat = 0, m22: CGFloat = 0, m23: CGFloat = 0, m24: CGFloat = 0
    /// The third row.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 0, m34: CGFloat = 0
    /// The fourth row, which has the translation.
    public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 0

    /// Creates a zero matrix; ``CATransform3DIdentity`` is the identity.
    public init() {}

    /// Creates a transform from its elements, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// Whether the plane z = 0 stays parallel to itself and is projected without perspective.
    var isAffine: Bool { m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m44 == 1 }

    /// Whether all points are projected without perspective, independently of their depth.
    var isFlatAffine: Bool { m14 == 0 && m24 == 0 && m34 == 0 && m44 == 1 && m31 == 0 && m32 == 0 }

    var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

    var rows: [SIMD4<Double>] {
        [
            SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)), SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
            SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)), SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)),
        ]
    }

    init(rows: [SIMD4<Double>]) {
        (m11, m12, m13, m14) = (CGFloat(rows[0].x), CGFloat(rows[0].y), CGFloat(rows[0].z), CGFloat(rows[0].w))
        (m21, m22, m23, m24) = (CGFloat(rows[1].x), CGFloat(rows[1].y), CGFloat(rows[1].z), CGFloat(rows[1].w))
        (m31, m32, m33, m34) = (CGFloat(rows[2].x), CGFloat(rows[2].y), CGFloat(rows[2].z), CGFloat(rows[2].w))
        (m41, m42, m43, m44) = (CGFloat(rows[3].x), CGFloat(rows[3].y), CGFloat(rows[3].z), CGFloat(rows[3].w))
    }

    var isFinite: Bool { rows.allSatisfy { row in (0..<4).allSatisfy { row[$0].isFinite } } }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
