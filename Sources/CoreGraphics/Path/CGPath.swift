import Synchronization

/// A shape made of lines and curves, which never changes after it was made.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgpath
///
/// The unchecked conformance stands on this: the only stored property is a lock with the steps inside, here and in
/// ``CGMutablePath``. It is unchecked since the class has a subclass.
public class CGPath: Hashable, @unchecked Sendable {
    private let storage: Mutex<[PathStep]>

    init(steps: [PathStep]) {
        storage = Mutex(steps)
    }

    /// What the path consists of: a copy, which shares its memory until the path changes.
    package var steps: [PathStep] { storage.withLock { $0 } }

    /// For ``CGMutablePath`` alone.
    final func change<Result: Sendable>(_ body: (inout [PathStep]) -> Result) -> Result {
        storage.withLock { steps in body(&steps) }
    }

    /// The steps of a shape; none, and a line in the log, where one of them has a number that is not finite.
    private static func drawable(
        _ rect: CGRect, _ transform: UnsafePointer<CGAffineTransform>?, _ shape: (CGAffineTransform) -> [PathStep]
    ) -> [PathStep] {
        guard !rect.isNull else { return [] }
        return finite(shape(transform?.pointee ?? .identity))
    }

    private static func finite(_ steps: [PathStep]) -> [PathStep] {
        guard let wrong = steps.first(where: { !$0.isFinite }) else { return steps }
        Diagnostics.report("path.not-finite", "CGPath: \(wrong) has a number that is not finite; the path is left empty.")
        return []
    }

    /// Makes a path of one rectangle, mapped by `transform` if there is one.
    ///
    /// Here and below, a number that is not finite is reported, and leaves the path empty.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(steps: Self.drawable(rect, transform) { PathBuilder.rect(rect, $0) })
    }

    /// Makes a path of the ellipse that fills `rect`, mapped by `transform` if there is one.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(steps: Self.drawable(rect, transform) { PathBuilder.ellipse(in: rect, $0) })
    }

    /// Makes a path of a rectangle with round corners.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - cornerWidth: the corners' horizontal radius, 0 to half of the width.
    ///   - cornerHeight: the corners' vertical radius, 0 to half of the height. Larger radii are cut to the halves.
    ///   - transform: maps the path; `nil` leaves it as it is.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(steps: Self.drawable(rect, transform) { PathBuilder.roundedRect(rect, cornerWidth, cornerHeight, $0) })
    }

    /// An immutable path of the same shape.
    public func copy() -> CGPath? { CGPath(steps: steps) }

    /// An immutable path of the mapped shape.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        guard let transform = transform?.pointee else { return copy() }
        return CGPath(steps: Self.finite(steps.map { $0.applying(transform) }))
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
            // A close has no point, but the pointer has to show somewhere.
            var points = step == .close ? [.zero] : step.points
            points.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: step.type, points: base), body)
            }
        }
    }

    /// Calls `function` once for each step, in order, and hands it `info` each time.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Stores the rectangle in `rect` and returns true if the path is one with upright sides; otherwise leaves it alone.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = uprightRect else { return false }
        rect?.pointee = found
        return true
    }

    /// Paths are equal if their steps are.
    public static func == (one: CGPath, other: CGPath) -> Bool { one === other || one.steps == other.steps }

    /// Feeds the steps.
    public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}

/// What ``CGPath/apply(info:function:)`` calls: with its `info`, and a step that is valid only during the call.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
