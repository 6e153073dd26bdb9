import CoreGraphics

/// How far content is magnified, and what may be: a value that fingers, the app and time move.
package struct Zoom: Equatable, Sendable {
    /// The smallest and largest factor at rest.
    package var minimum: CGFloat = 1
    package var maximum: CGFloat = 1
    /// Fingers may go beyond, and the factor comes back.
    package var bounces = true
    /// The factor.
    package private(set) var scale: CGFloat = 1

    package init() {}

    /// Whether there is anything to zoom.
    package var isPossible: Bool { maximum > minimum && minimum > 0 && maximum.isFinite }

    /// The nearest factor that content may rest at. What is no number is the present one.
    package func clamp(_ scale: CGFloat) -> CGFloat {
        guard scale.isFinite, scale > 0 else { return self.scale }
        return max(minimum, min(scale, max(minimum, maximum)))
    }

    package mutating func set(_ scale: CGFloat) { self.scale = scale }

    /// The factor while fingers want `wanted`: beyond the limits it follows less the farther it goes, and never twice or half of them.
    package func held(_ wanted: CGFloat) -> CGFloat {
        guard wanted.isFinite, wanted > 0 else { return scale }
        let limit = clamp(wanted)
        guard bounces, limit > 0 else { return limit }
        let excess = log2(wanted / limit)
        return limit * pow(2, RubberBand(dimension: 1).offset(pulledBy: excess))
    }

    /// The factor that fingers wanted before ``held(_:)``, for one after it: what is caught on its way back has been pulled already.
    package func unheld(_ scale: CGFloat) -> CGFloat {
        let limit = clamp(scale)
        guard limit > 0, scale > 0 else { return scale }
        return limit * pow(2, RubberBand(dimension: 1).distance(for: log2(scale / limit)))
    }

    /// The offset that keeps a point of the content, unmagnified, at a place of the viewport.
    ///
    /// - Parameter origin: where magnified content begins, in points of the scroll view's content.
    package static func offset(keeping point: CGPoint, at place: CGPoint, scale: CGFloat, origin: CGPoint) -> CGPoint {
        CGPoint(x: origin.x + point.x * scale - place.x, y: origin.y + point.y * scale - place.y)
    }

    /// The point of the content, unmagnified, that stands at a place of the viewport.
    package static func point(at place: CGPoint, offset: CGPoint, scale: CGFloat, origin: CGPoint) -> CGPoint {
        CGPoint(x: (offset.x + place.x - origin.x) / scale, y: (offset.y + place.y - origin.y) / scale)
    }

    /// The largest factor with which all of `rect` fits a viewport.
    package static func factor(showing rect: CGRect, in viewport: CGSize) -> CGFloat? {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, viewport.width > 0, viewport.height > 0 else { return nil }
        let factor = min(viewport.width / rect.width, viewport.height / rect.height)
        return factor.isFinite ? factor : nil
    }
}
