/// A linear gradient over a canvas, in coordinates that 16.16-bit fixed-point numbers can represent.
struct GradientSlope {
    enum Geometry: Equatable {
        /// A constant position on the gradient, 0…1 or beyond its ends, for the whole canvas.
        case constant(CGFloat)
        /// A line between two points, in pixels.
        case line(CGPoint, CGPoint)
    }

    let geometry: Geometry

    /// The minimum change of the position over the canvas; a smaller change is invisible in 8-bit colours.
    private static let minimumSpread: CGFloat = 1 / 1024

    /// Creates the gradient over a canvas; `nil` if the numbers exceed the range of `Double`.
    init?(from start: CGPoint, to end: CGPoint, in matrix: CGAffineTransform, over canvas: PixelRect) {
        let inverse = matrix.inverted()
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let squaredLength = dx * dx + dy * dy
        // The change of the position for each pixel along x and y.
        let slope = CGVector(dx: (inverse.a * dx + inverse.b * dy) / squaredLength, dy: (inverse.c * dx + inverse.d * dy) / squaredLength)
        let middle = CGPoint(x: CGFloat(canvas.width) / 2, y: CGFloat(canvas.height) / 2)
        let userMiddle = middle.applying(inverse)
        let position = ((userMiddle.x - start.x) * dx + (userMiddle.y - start.y) * dy) / squaredLength
        let steepness = hypot(slope.dx, slope.dy)
        guard squaredLength > 0, position.isFinite, steepness.isFinite else { return nil }
        let spread = steepness * hypot(middle.x, middle.y)
        guard spread > Self.minimumSpread, abs(position - 0.5) < spread + 0.5 else {
            geometry = .constant(position)
            return
        }
        // A change within 1/64 of a pixel appears as an edge.
        let length = max(1 / steepness, 1.0 / 64)
        let direction = CGVector(dx: slope.dx / steepness, dy: slope.dy / steepness)
        let first = CGPoint(
            x: middle.x - direction.dx * position / steepness, y: middle.y - direction.dy * position / steepness)
        geometry = .line(first, CGPoint(x: first.x + direction.dx * length, y: first.y + direction.dy * length))
    }
}
