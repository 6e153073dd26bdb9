import CoreGraphics

/// The zoom scale of content and its limits.
package struct Zoom: Equatable, Sendable {
    /// The minimum scale at rest.
    package var minimum: CGFloat = 1
    package var maximum: CGFloat = 1
    /// Whether touches may zoom beyond the limits, after which the scale returns.
    package var bounces = true
    /// The zoom scale.
    package private(set) var scale: CGFloat = 1

    package init() {}

    /// Whether the limits allow any zooming.
    package var isPossible: Bool { maximum > minimum && minimum > 0 && maximum.isFinite }

    /// Returns the nearest scale at rest. An invalid scale results in the current one.
    package func clamp(_ scale: CGFloat) -> CGFloat {
        guard scale.isFinite, scale > 0 else { return self.scale }
        return max(minimum, min(scale, max(minimum, maximum)))
    }

    package mutating func set(_ scale: CGFloat) { self.scale = scale }

    /// Returns the scale while touches request `wanted`. Beyond the limits resistance grows, and the scale stays
    /// within half and twice the limits.
    package func held(_ wanted: CGFloat) -> CGFloat {
        guard wanted.isFinite, wanted > 0 else { return scale }
        let limit = clamp(wanted)
        guard bounces, limit > 0 else { return limit }
        let excess = log2(wanted / limit)
        return limit * pow(2, RubberBand(dimension: 1).offset(pulledBy: excess))
    }

    /// Returns the requested scale that ``held(_:)`` maps to `scale`, for touches that catch content on its way back.
    package func unheld(_ scale: CGFloat) -> CGFloat {
        let limit = clamp(scale)
        guard limit > 0, scale > 0 else { return scale }
        return limit * pow(2, RubberBand(dimension: 1).distance(for: log2(scale / limit)))
    }

    /// Returns the content offset that keeps a point of the unscaled content at a location in the viewport.
    ///
    /// - Parameter origin: The origin of the scaled content, in points of the scroll view's content.
    package static func offset(keeping point: CGPoint, at place: CGPoint, scale: CGFloat, origin: CGPoint) -> CGPoint {
        CGPoint(x: origin.x + point.x * scale - place.x, y: origin.y + point.y * scale - place.y)
    }

    /// Returns the point of the unscaled content at a location in the viewport.
    package static func point(at place: CGPoint, offset: CGPoint, scale: CGFloat, origin: CGPoint) -> CGPoint {
        CGPoint(x: (offset.x + place.x - origin.x) / scale, y: (offset.y + place.y - origin.y) / scale)
    }

    /// Returns the largest scale at which all of `rect` fits a viewport.
    package static func factor(showing rect: CGRect, in viewport: CGSize) -> CGFloat? {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, viewport.width > 0, viewport.height > 0 else { return nil }
        let factor = min(viewport.width / rect.width, viewport.height / rect.height)
        return factor.isFinite ? factor : nil
    }
}
