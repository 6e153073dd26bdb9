import Synchronization

/// An immutable shape of lines and curves.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgpath
///
/// The unchecked conformance is valid because the only stored property, here and in ``CGMutablePath``, is a lock that
/// contains the elements. It is unchecked because the class has a subclass.
public class CGPath: Hashable, @unchecked Sendable {
    private let storage: Mutex<[PathStep]>

    init(steps: [PathStep]) {
        storage = Mutex(steps)
    }

    /// The elements of the path. The copy shares its memory until the path changes.
    package var steps: [PathStep] { storage.withLock { $0 } }

    /// Changes the elements; only for ``CGMutablePath``.
    final func change<Result: Sendable>(_ body: (inout [PathStep]) -> Result) -> Result {
        storage.withLock { steps in body(&steps) }
    }

    /// Returns the elements of a shape; none, with a diagnostic, if one of them is not finite.
    private static func shapeSteps(
        _ rect: CGRect, _ transform: UnsafePointer<CGAffineTransform>?, _ shape: (CGAffineTransform) -> [PathStep]
    ) -> [PathStep] {
        guard !rect.isNull else { return [] }
        return stepsIfFinite(shape(transform?.pointee ?? .identity))
    }

    private static func stepsIfFinite(_ steps: [PathStep]) -> [PathStep] {
        guard let invalid = steps.first(where: { !$0.isFinite }) else { return steps }
        Diagnostics.report("path.not-finite", "CGPath: \(invalid) has a number that is not finite; the path is left empty.")
        return []
    }

    /// Creates a path of a rectangle, with an optional transform.
    ///
    /// In all initialisers, a number that is not finite is reported, and the path is empty.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(steps: Self.shapeSteps(rect, transform) { PathBuilder.rect(rect, $0) })
    }

    /// Creates a path of the ellipse in `rect`, with an optional transform.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(steps: Self.shapeSteps(rect, transform) { PathBuilder.ellipse(in: rect, $0) })
    }

    /// Creates a path of a rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerWidth: The horizontal radius of the corners, limited to half of the width.
    ///   - cornerHeight: The vertical radius of the corners, limited to half of the height.
    ///   - transform: The transform of the path; `nil` for the identity.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(steps: Self.shapeSteps(rect, transform) { PathBuilder.roundedRect(rect, cornerWidth, cornerHeight, $0) })
    }

    /// Returns an immutable path of the same shape.
    public func copy() -> CGPath? { CGPath(steps: steps) }

    /// Returns an immutable path of the transformed shape.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        guard let transform = transform?.pointee else { return copy() }
        return CGPath(steps: Self.stepsIfFinite(steps.map { $0.applying(transform) }))
    }

    /// Returns a mutable path of the same shape.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

    /// Returns a mutable path of the transformed shape.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        copy(using: transform)?.mutableCopy()
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { steps.isEmpty }

    /// The end of the last element; `.zero` for an empty path.
    public var currentPoint: CGPoint { PathBuilder.currentPoint(of: steps) ?? .zero }

    /// Calls `body` for each element, in order.
    public func applyWithBlock(_ body: (UnsafePointer<CGPathElement>) -> Void) {
        for step in steps {
            // A close has no point, but the pointer needs an address.
            var points = step == .close ? [.zero] : step.points
            points.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: step.type, points: base), body)
            }
        }
    }

    /// Calls `function` for each element, in order, with `info`.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Returns whether the path is an axis-aligned rectangle, and stores the rectangle in `rect` if so.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = axisAlignedRect else { return false }
        rect?.pointee = found
        return true
    }

    /// Returns whether the elements are equal.
    public static func == (one: CGPath, other: CGPath) -> Bool { one === other || one.steps == other.steps }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}

/// The function that ``CGPath/apply(info:function:)`` calls, with its `info` and an element that is valid only during
/// the call.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
