import CoreGraphics

/// The minimum and maximum size of a window, in points.
package struct SizeLimits: Hashable, Sendable {
    package var minimum: CGSize
    package var maximum: CGSize

    /// Creates limits; no limits by default. An invalid value counts as no limit, and a maximum below the minimum
    /// counts as the minimum.
    package init(
        minimum: CGSize = .zero,
        maximum: CGSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    ) {
        self.minimum = CGSize(width: Self.lower(minimum.width), height: Self.lower(minimum.height))
        self.maximum = CGSize(
            width: Self.upper(maximum.width, self.minimum.width), height: Self.upper(maximum.height, self.minimum.height))
    }

    private static func lower(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
    private static func upper(_ length: CGFloat, _ minimum: CGFloat) -> CGFloat {
        length > 0 ? max(minimum, min(length, .greatestFiniteMagnitude)) : .greatestFiniteMagnitude
    }

    /// Returns the closest size within the limits.
    package func clamp(_ size: CGSize) -> CGSize {
        CGSize(
            width: min(max(size.width, minimum.width), maximum.width), height: min(max(size.height, minimum.height), maximum.height))
    }
}
