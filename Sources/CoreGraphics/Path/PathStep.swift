/// A path element with its points.
package enum PathStep: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    /// The points: the control points first, the end last.
    package var points: [CGPoint] {
        switch self {
        case .move(let a), .line(let a): [a]
        case .quad(let a, let b): [a, b]
        case .curve(let a, let b, let c): [a, b, c]
        case .close: []
        }
    }

    /// The end of the element; `nil` for a close, which ends at the start of its subpath.
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

    /// Returns the element with mapped points.
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
