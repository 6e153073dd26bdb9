/// How a gradient along a line runs over a canvas, in numbers that a renderer with 16.16 bits can hold.
struct GradientSlope {
    enum Course: Equatable {
        /// One place, 0…1 on the gradient or beyond its ends, all over the canvas.
        case constant(CGFloat)
        /// From a point to another, in pixels.
        case line(CGPoint, CGPoint)
    }

    let course: Course

    /// Less than this between two corners of the canvas is no difference in an 8-bit colour.
    private static let flat: CGFloat = 1 / 1024

    /// `nil` where the numbers are beyond what a `Double` can calculate with.
    init?(from start: CGPoint, to end: CGPoint, in matrix: CGAffineTransform, over canvas: PixelRect) {
        let inverse = matrix.inverted()
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        // How the place grows with each pixel along x and y.
        let slope = CGVector(dx: (inverse.a * dx + inverse.b * dy) / square, dy: (inverse.c * dx + inverse.d * dy) / square)
        let middle = CGPoint(x: CGFloat(canvas.width) / 2, y: CGFloat(canvas.height) / 2)
        let there = middle.applying(inverse)
        let place = ((there.x - start.x) * dx + (there.y - start.y) * dy) / square
        let steepness = hypot(slope.dx, slope.dy)
        guard square > 0, place.isFinite, steepness.isFinite else { return nil }
        let spread = steepness * hypot(middle.x, middle.y)
        guard spread > Self.flat, abs(place - 0.5) < spread + 0.5 else {
            course = .constant(place)
            return
        }
        // What changes within a 64th of a pixel is an edge to the eye.
        let length = max(1 / steepness, 1.0 / 64)
        let direction = CGVector(dx: slope.dx / steepness, dy: slope.dy / steepness)
        let first = CGPoint(
            x: middle.x - direction.dx * place / steepness, y: middle.y - direction.dy * place / steepness)
        course = .line(first, CGPoint(x: first.x + direction.dx * length, y: first.y + direction.dy * length))
    }
}
