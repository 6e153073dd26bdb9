/// A projective map between two planes, which keeps straight lines straight: a 3D transform of the plane z = 0, seen
/// from the front.
package struct Projection: Hashable, Sendable {
    /// The columns of a 3x3 matrix for row vectors: the coefficients of x, y and the divisor.
    var x: SIMD3<Double>
    var y: SIMD3<Double>
    var w: SIMD3<Double>

    /// The minimum divisor. Smaller divisors are behind the eye, or too close to be visible.
    static let minimumDivisor = 1e-4

    init(x: SIMD3<Double>, y: SIMD3<Double>, w: SIMD3<Double>) {
        (self.x, self.y, self.w) = (x, y, w)
    }

    package init(_ t: CGAffineTransform) {
        x = SIMD3(Double(t.a), Double(t.c), Double(t.tx))
        y = SIMD3(Double(t.b), Double(t.d), Double(t.ty))
        w = SIMD3(0, 0, 1)
    }

    /// Creates the projection of the plane z = 0 by a 3D transform.
    package init(_ t: CATransform3D) {
        x = SIMD3(Double(t.m11), Double(t.m21), Double(t.m41))
        y = SIMD3(Double(t.m12), Double(t.m22), Double(t.m42))
        w = SIMD3(Double(t.m14), Double(t.m24), Double(t.m44))
    }

    /// Whether the projection has no perspective and nothing is behind the eye.
    package var isAffine: Bool { w.x == 0 && w.y == 0 && w.z > Self.minimumDivisor }

    /// The projection without its perspective.
    package var affine: CGAffineTransform {
        let k = w.z == 0 ? 1 : 1 / w.z
        return CGAffineTransform(
            a: CGFloat(x.x * k), b: CGFloat(y.x * k), c: CGFloat(x.y * k), d: CGFloat(y.y * k), tx: CGFloat(x.z * k), ty: CGFloat(y.z * k))
    }

    var determinant: Double {
        x.x * (y.y * w.z - y.z * w.y) - x.y * (y.x * w.z - y.z * w.x) + x.z * (y.x * w.y - y.y * w.x)
    }

    /// Returns the projection that applies this one first, then `next`.
    package func concatenating(_ next: Projection) -> Projection {
        func combined(_ row: SIMD3<Double>) -> SIMD3<Double> { x * row.x + y * row.y + w * row.z }
        return Projection(x: combined(next.x), y: combined(next.y), w: combined(next.w))
    }

    /// The inverse projection; `nil` for a projection that flattens the plane.
    package var inverse: Projection? {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return nil }
        let k = 1 / determinant
        let a = SIMD3(y.y * w.z - y.z * w.y, x.z * w.y - x.y * w.z, x.y * y.z - x.z * y.y) * k
        let b = SIMD3(y.z * w.x - y.x * w.z, x.x * w.z - x.z * w.x, x.z * y.x - x.x * y.z) * k
        let c = SIMD3(y.x * w.y - y.y * w.x, x.y * w.x - x.x * w.y, x.x * y.y - x.y * y.x) * k
        return Projection(x: a, y: b, w: c)
    }

    @inline(__always) func homogeneous(_ px: Double, _ py: Double) -> SIMD3<Double> {
        let point = SIMD3(px, py, 1)
        return SIMD3((x * point).sum(), (y * point).sum(), (w * point).sum())
    }

    /// Projects a point; returns `nil` for a point behind the eye.
    package func map(_ point: CGPoint) -> CGPoint? {
        let p = homogeneous(Double(point.x), Double(point.y))
        guard p.z > Self.minimumDivisor else { return nil }
        return CGPoint(x: p.x / p.z, y: p.y / p.z)
    }

    /// Returns the corners of the visible part of a rectangle in order: three to five, or none if the rectangle is
    /// behind the eye.
    func corners(of rect: CGRect) -> [SIMD2<Double>] {
        let (x0, y0, x1, y1) = (Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
        let all = [homogeneous(x0, y0), homogeneous(x1, y0), homogeneous(x1, y1), homogeneous(x0, y1)]
        var visible: [SIMD3<Double>] = []
        for (index, point) in all.enumerated() {
            let next = all[(index + 1) % 4]
            if point.z > Self.minimumDivisor { visible.append(point) }
            guard (point.z > Self.minimumDivisor) != (next.z > Self.minimumDivisor) else { continue }
            visible.append(point + (next - point) * ((Self.minimumDivisor - point.z) / (next.z - point.z)))
        }
        return visible.map { SIMD2($0.x / $0.z, $0.y / $0.z) }
    }

    /// Returns the bounding box of the visible part of a rectangle.
    package func boundingBox(_ rect: CGRect) -> CGRect {
        guard !rect.isNull, !rect.isInfinite else { return rect }
        if isAffine { return rect.boundingBox(affine) }
        let corners = corners(of: rect)
        guard let first = corners.first else { return .zero }
        let low = corners.reduce(first) { pointwiseMin($0, $1) }
        let high = corners.reduce(first) { pointwiseMax($0, $1) }
        guard low.x.isFinite, low.y.isFinite, high.x.isFinite, high.y.isFinite else { return .zero }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Returns whether the front side is visible at a point, instead of the back side.
    func showsFront(at point: CGPoint) -> Bool {
        let divisor = homogeneous(Double(point.x), Double(point.y)).z
        return determinant * (divisor < 0 ? -1 : 1) >= 0
    }
}
