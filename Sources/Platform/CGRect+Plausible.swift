import CoreGraphics

extension CGRect {
    /// The farthest place on a screen, in points.
    private static let farthest: CGFloat = 1e6

    /// The same rectangle with numbers that a screen can have: infinite and large ones are cut to 1,000,000, and what is no number is 0.
    ///
    /// Window systems and pages take whole numbers of a few digits, and an app may give a view any frame.
    package var plausible: CGRect {
        func number(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -Self.farthest), Self.farthest) }
        return CGRect(x: number(origin.x), y: number(origin.y), width: number(size.width), height: number(size.height))
    }
}
