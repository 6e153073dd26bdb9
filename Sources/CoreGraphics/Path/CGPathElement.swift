/// What one step of a path does.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a part at one point.
    case moveToPoint = 0
    /// A line to one point.
    case addLineToPoint = 1
    /// A curve by one control point and an end.
    case addQuadCurveToPoint = 2
    /// A curve by two control points and an end.
    case addCurveToPoint = 3
    /// A line back to where the part started.
    case closeSubpath = 4
}

/// One step of a path, as ``CGPath/applyWithBlock(_:)`` hands it out.
public struct CGPathElement {
    /// What the step does.
    public let type: CGPathElementType
    /// Its points, as many as the type has; valid only while the block runs.
    public let points: UnsafeMutablePointer<CGPoint>
}

/// A step of a path with its points in it.
package enum PathStep: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    var points: [CGPoint] {
        switch self {
        case .move(let a), .line(let a): [a]
        case .quad(let a, let b): [a, b]
        case .curve(let a, let b, let c): [a, b, c]
        case .close: []
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
        switch self {
        case .move(let a): .move(a.applying(transform))
        case .line(let a): .line(a.applying(transform))
        case .quad(let a, let b): .quad(a.applying(transform), b.applying(transform))
        case .curve(let a, let b, let c): .curve(a.applying(transform), b.applying(transform), c.applying(transform))
        case .close: .close
        }
    }

    var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
}
