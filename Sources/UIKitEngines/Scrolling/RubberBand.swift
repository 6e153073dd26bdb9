import CoreGraphics

/// How content gives way when it is pulled past its edge: less the farther it is.
///
/// The shape `(1 − 1 / (x·c / d + 1))·d` never reaches the dimension `d`, and starts with the slope `c`.
package struct RubberBand: Equatable, Sendable {
    /// 0.55: the slope at the edge. Observed on iOS: content follows the first point past the edge by a little over half.
    package static let stiffness: CGFloat = 0.55

    /// The scroll view's size along the axis, in points.
    package var dimension: CGFloat

    package init(dimension: CGFloat) {
        self.dimension = max(dimension, 1)
    }

    /// How far content goes past its edge when pulled by `distance` points; of the same sign.
    package func offset(pulledBy distance: CGFloat) -> CGFloat {
        let pull = abs(distance)
        let offset = (1 - 1 / (pull * Self.stiffness / dimension + 1)) * dimension
        return distance < 0 ? -offset : offset
    }

    /// The pull that leads to `offset`: what a finger that catches stretched content has already pulled.
    package func distance(for offset: CGFloat) -> CGFloat {
        let reached = min(abs(offset), dimension * 0.999)
        let pull = (1 / (1 - reached / dimension) - 1) * dimension / Self.stiffness
        return offset < 0 ? -pull : pull
    }

    /// `position` with what lies outside `range` pulled back.
    package func clamp(_ position: CGFloat, to range: ClosedRange<CGFloat>) -> CGFloat {
        if position < range.lowerBound { return range.lowerBound + offset(pulledBy: position - range.lowerBound) }
        if position > range.upperBound { return range.upperBound + offset(pulledBy: position - range.upperBound) }
        return position
    }

    /// The position before `clamp`, for one after it.
    package func unclamp(_ position: CGFloat, from range: ClosedRange<CGFloat>) -> CGFloat {
        if position < range.lowerBound { return range.lowerBound + distance(for: position - range.lowerBound) }
        if position > range.upperBound { return range.upperBound + distance(for: position - range.upperBound) }
        return position
    }
}
