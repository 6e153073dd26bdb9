/// A step of a path with its points in it.
package enum PathStep: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    /// Control points first, the end last.
    package var points: [CGPoint] {
        switch self {
        case .move(let a), .line(let a): [a]
        case .quad(let a, let b): [a, b]
        case .curve(let a, let b, let c): [a, b, c]
        case .close: []
        }
    }

    /// Where the step ends; `nil` for a close, which ends where its part began.
    var end: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quad(_, let end), .curve(_, _, let end): end
        case .close: nil
        }
    }

    var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }

    func applying(_ transform: CGAffineTransform) -> PathStep {
        map { $0.applying(transform) }
    }

    /// The same step through other points.
    func map(_ body: (CGPoint) -> CGPoint) -> PathStep {
        switch self {
        case .move(let a): .move(body(a))
        case .line(let a): .line(body(a))
        case .quad(let a, let b): .quad(body(a), body(b))
        case .curve(let a, let b, let c): .curve(body(a), body(b), body(c))
        case .close: .close
        }
    }

    var isFinite: Bool {
        switch self {
        case .move(let a), .line(let a): a.isFinite
        case .quad(let a, let b): a.isFinite && b.isFinite
        case .curve(let a, let b, let c): a.isFinite && b.isFinite && c.isFinite
        case .close: true
        }
    }
}
