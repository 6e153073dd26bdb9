/// The path of a keyframe animation as cubic Bézier curves, each with an arc-length table for constant speed.
///
/// Lines and quadratic curves are elevated to cubic curves. Each curve is divided into 32 parts with equal parameter
/// intervals, and the lengths of their chords are summed. A distance along the path is converted to a parameter by a
/// binary search in the table and linear interpolation.
struct KeyframePath {
    private struct Piece {
        let p0: SIMD2<Double>
        let p1: SIMD2<Double>
        let p2: SIMD2<Double>
        let p3: SIMD2<Double>
        /// The lengths of the curve up to each division: 0, and the length up to the end of each part.
        var lengths: [Double] = [0]

        func point(_ t: Double) -> SIMD2<Double> {
            let u = 1 - t
            return p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t)
        }
    }

    private static let parts = 32
    private var pieces: [Piece] = []
    private var start = SIMD2<Double>.zero

    init(_ path: CGPath) {
        var first = SIMD2<Double>.zero
        var current = SIMD2<Double>.zero
        for step in path.steps {
            let begin = current
            switch step {
            case .move(let point):
                current = Self.vector(point)
                first = current
                if pieces.isEmpty { start = current }
            case .line(let end):
                current = Self.vector(end)
                add(begin, begin + (current - begin) / 3, begin + (current - begin) * (2.0 / 3), current)
            case .quad(let control, let end):
                current = Self.vector(end)
                let control = Self.vector(control)
                add(begin, begin + (control - begin) * (2.0 / 3), current + (control - current) * (2.0 / 3), current)
            case .curve(let one, let other, let end):
                current = Self.vector(end)
                add(begin, Self.vector(one), Self.vector(other), current)
            case .close:
                current = first
                if begin != first { add(begin, begin + (first - begin) / 3, begin + (first - begin) * (2.0 / 3), first) }
            }
        }
    }

    private static func vector(_ point: CGPoint) -> SIMD2<Double> { SIMD2(Double(point.x), Double(point.y)) }

    private mutating func add(_ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>) {
        var piece = Piece(p0: p0, p1: p1, p2: p2, p3: p3)
        var last = p0
        var sum = 0.0
        for part in 1...Self.parts {
            let point = piece.point(Double(part) / Double(Self.parts))
            sum += (((point - last) * (point - last)).sum()).squareRoot()
            piece.lengths.append(sum)
            last = point
        }
        pieces.append(piece)
    }

    /// The number of points at which curves begin or end.
    var count: Int { pieces.count + 1 }

    /// The points at which curves begin or end.
    var points: [AnimatableValue] {
        [.point(pieces.first?.p0 ?? start)] + pieces.map { .point($0.p3) }
    }

    /// Returns the point at a parameter of one curve.
    func point(_ piece: Int, at t: Double) -> AnimatableValue {
        guard pieces.indices.contains(piece) else { return points.last ?? .point(start) }
        return .point(pieces[piece].point(t))
    }

    /// Returns the point at a fraction of the total length.
    func point(atLength fraction: Double) -> AnimatableValue {
        let total = pieces.reduce(0) { $0 + ($1.lengths.last ?? 0) }
        guard total > 0 else { return .point(pieces.last?.p3 ?? start) }
        var remaining = min(max(fraction, 0), 1) * total
        for piece in pieces {
            let length = piece.lengths.last ?? 0
            if remaining <= length, length > 0 { return .point(piece.point(Self.parameter(remaining, piece))) }
            remaining -= length
        }
        return .point(pieces.last?.p3 ?? start)
    }

    private static func parameter(_ length: Double, _ piece: Piece) -> Double {
        let next = min(max(piece.lengths.partitioningIndex { $0 >= length }, 1), parts)
        let (low, high) = (piece.lengths[next - 1], piece.lengths[next])
        let fraction = high > low ? (length - low) / (high - low) : 1
        return (Double(next - 1) + fraction) / Double(parts)
    }
}
