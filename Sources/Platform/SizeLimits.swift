import CoreGraphics

/// The minimum and maximum size of a window, in points.
package struct SizeLimits: Hashable, Sendable {
    package var least: CGSize
    package var greatest: CGSize

    /// Creates limits; no limits by default. An invalid value counts as no limit, and a maximum below the minimum
    /// counts as the minimum.
    package init(
        least: CGSize = .zero, greatest: CGSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    ) {
        self.least = CGSize(width: Self.lower(least.width), height: Self.lower(least.height))
        self.greatest = CGSize(
            width: Self.upper(greatest.width, self.least.width), height: Self.upper(greatest.height, self.least.height))
    }

    private static func lower(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
    private static func upper(_ length: CGFloat, _ minimum: CGFloat) -> CGFloat {
        length > 0 ? max(minimum, min(length, .greatestFiniteMagnitude)) : .greatestFiniteMagnitude
    }

    /// Returns the closest size within the limits.
    package func limit(_ size: CGSize) -> CGSize {
        CGSize(
            width: min(max(size.width, least.width), greatest.width), height: min(max(size.height, least.height), greatest.height))
    }
}
