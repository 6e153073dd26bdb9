/// A shape made of lines and curves, which never changes after it was made.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgpath
///
/// Only ``CGMutablePath`` writes to `steps`. A path that crosses threads must be an immutable one, which `copy()` makes; that
/// is what the unchecked conformance stands on.
public class CGPath: Hashable, @unchecked Sendable {
    package internal(set) var steps: [PathStep]

    init(steps: [PathStep]) {
        self.steps = steps
    }

    /// Makes a path of one rectangle, mapped by `transform` if there is one.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(steps: PathBuilder.rect(rect, transform?.pointee ?? .identity))
    }

    /// Makes a path of the ellipse that fills `rect`, mapped by `transform` if there is one.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(steps: PathBuilder.ellipse(in: rect, transform?.pointee ?? .identity))
    }

    /// Makes a path of a rectangle with round corners.
    ///
    /// - Parameters:
    ///   - cornerWidth: the corners' horizontal radius, 0 to half of the width.
    ///   - cornerHeight: the corners' vertical radius, 0 to half of the height. Larger radii are cut to the halves.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(steps: PathBuilder.roundedRect(rect, cornerWidth, cornerHeight, transform?.pointee ?? .identity))
    }

    /// An immutable path of the same shape.
    public func copy() -> CGPath? { CGPath(steps: steps) }

    /// An immutable path of the mapped shape.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        guard let transform = transform?.pointee else { return copy() }
        return CGPath(steps: steps.map { $0.applying(transform) })
    }

    /// A path of the same shape that can be added to.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

    /// A path of the mapped shape that can be added to.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        copy(using: transform)?.mutableCopy()
    }

    /// Whether there is no step at all.
    public var isEmpty: Bool { steps.isEmpty }

    /// The end of the last step; `.zero` of an empty path.
    public var currentPoint: CGPoint { PathBuilder.currentPoint(of: steps) ?? .zero }

    /// Calls `body` once for each step, in order.
    public func applyWithBlock(_ body: (UnsafePointer<CGPathElement>) -> Void) {
        for step in steps {
            var points = step.points
            if points.isEmpty { points = [.zero] }
            points.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: step.type, points: base), body)
            }
        }
    }

    /// Paths are equal if their steps are.
    public static func == (one: CGPath, other: CGPath) -> Bool { one === other || one.steps == other.steps }

    /// Feeds the steps.
    public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}
