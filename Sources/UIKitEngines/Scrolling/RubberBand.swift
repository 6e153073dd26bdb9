import CoreGraphics

/// The resistance of content that is dragged past its edge. The resistance grows with the distance.
///
/// The function `(1 − 1 / (x·c / d + 1))·d` approaches the dimension `d` and has the slope `c` at the edge.
package struct RubberBand: Equatable, Sendable {
    /// 0.55: the slope at the edge. Observed on iOS: at the edge, content moves a little over half as far as the
    /// touch.
    package static let stiffness: CGFloat = 0.55

    /// The scroll view's size along the axis, in points.
    package var dimension: CGFloat

    package init(dimension: CGFloat) {
        self.dimension = max(dimension, 1)
    }

    /// Returns the displacement past the edge for a drag of `distance` points past it, with the same sign.
    package func offset(pulledBy distance: CGFloat) -> CGFloat {
        let pull = abs(distance)
        let offset = (1 - 1 / (pull * Self.stiffness / dimension + 1)) * dimension
        return distance < 0 ? -offset : offset
    }

    /// Returns the drag distance that leads to `offset`, for a touch that begins while content is past its edge.
    package func distance(for offset: CGFloat) -> CGFloat {
        let clampedOffset = min(abs(offset), dimension * 0.999)
        let pull = (1 / (1 - clampedOffset / dimension) - 1) * dimension / Self.stiffness
        return offset < 0 ? -pull : pull
    }

    /// Returns `position`, with resistance outside `range`.
    package func clamp(_ position: CGFloat, to range: ClosedRange<CGFloat>) -> CGFloat {
        if position < range.lowerBound { return range.lowerBound + offset(pulledBy: position - range.lowerBound) }
        if position > range.upperBound { return range.upperBound + offset(pulledBy: position - range.upperBound) }
        return position
    }

    /// Returns the position that `clamp(_:to:)` maps to `position`.
    package func unclamp(_ position: CGFloat, from range: ClosedRange<CGFloat>) -> CGFloat {
        if position < range.lowerBound { return range.lowerBound + distance(for: position - range.lowerBound) }
        if position > range.upperBound { return range.upperBound + distance(for: position - range.upperBound) }
        return position
    }
}
