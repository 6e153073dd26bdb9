import CoreGraphics

extension CGRect {
    /// The maximum absolute value of a coordinate, in points.
    private static let coordinateLimit: CGFloat = 1e6

    /// The rectangle with its values limited to ±1,000,000, and with 0 for values that are not a number.
    ///
    /// Window systems and pages accept integers with a few digits, but an app can give a view any frame.
    package var sanitized: CGRect {
        func number(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -Self.coordinateLimit), Self.coordinateLimit) }
        return CGRect(x: number(origin.x), y: number(origin.y), width: number(size.width), height: number(size.height))
    }
}
