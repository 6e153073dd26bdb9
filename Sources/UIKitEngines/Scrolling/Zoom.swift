import CoreGraphics

/// The zoom scale of content and its limits.
package struct Zoom: Equatable, Sendable {
    /// The minimum scale while no touch zooms.
    package var minimum: CGFloat = 1
    package var maximum: CGFloat = 1
    /// Whether touches may zoom beyond the limits. The scale returns to the limit afterwards.
    package var bounces = true
    /// The zoom scale.
    package private(set) var scale: CGFloat = 1

    package init() {}

    /// Whether the limits allow any zooming.
    package var isPossible: Bool { maximum > minimum && minimum > 0 && maximum.isFinite }

    /// Returns the nearest scale within the limits. For an invalid scale, returns the current scale.
    package func clamp(_ scale: CGFloat) -> CGFloat {
        guard scale.isFinite, scale > 0 else { return self.scale }
        return max(minimum, min(scale, max(minimum, maximum)))
    }

    package mutating func set(_ scale: CGFloat) { self.scale = scale }

    /// Returns the scale while touches request the scale `requested`. Resistance grows beyond the limits, and the scale
    /// stays between half the minimum and twice the maximum.
    package func resistedScale(_ requested: CGFloat) -> CGFloat {
        guard requested.isFinite, requested > 0 else { return scale }
        let limit = clamp(requested)
        guard bounces, limit > 0 else { return limit }
        let excess = log2(requested / limit)
        return limit * pow(2, RubberBand(dimension: 1).offset(pulledBy: excess))
    }

    /// Returns the requested scale that ``resistedScale(_:)`` maps to `scale`, for touches that begin while the scale
    /// returns to a limit.
    package func requestedScale(_ scale: CGFloat) -> CGFloat {
        let limit = clamp(scale)
        guard limit > 0, scale > 0 else { return scale }
        return limit * pow(2, RubberBand(dimension: 1).distance(for: log2(scale / limit)))
    }

    /// Returns the content offset at which a point of the unscaled content stays at a location in the viewport.
    ///
    /// - Parameter origin: The origin of the scaled content, in content coordinates of the scroll view.
    package static func offset(keeping point: CGPoint, at location: CGPoint, scale: CGFloat, origin: CGPoint) -> CGPoint {
        CGPoint(x: origin.x + point.x * scale - location.x, y: origin.y + point.y * scale - location.y)
    }

    /// Returns the point of the unscaled content at a location in the viewport.
    package static func point(at location: CGPoint, offset: CGPoint, scale: CGFloat, origin: CGPoint) -> CGPoint {
        CGPoint(x: (offset.x + location.x - origin.x) / scale, y: (offset.y + location.y - origin.y) / scale)
    }

    /// Returns the largest scale at which all of `rect` fits in a viewport.
    package static func factor(showing rect: CGRect, in viewport: CGSize) -> CGFloat? {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, viewport.width > 0, viewport.height > 0 else { return nil }
        let factor = min(viewport.width / rect.width, viewport.height / rect.height)
        return factor.isFinite ? factor : nil
    }
}
