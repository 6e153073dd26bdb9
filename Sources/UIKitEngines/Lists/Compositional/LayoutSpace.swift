import CoreGraphics

/// A distance between parts: exact, or a minimum if flexible.
package struct LayoutSpace: Equatable, Sendable {
    package var length: CGFloat
    package var isFlexible: Bool

    package init(_ length: CGFloat, isFlexible: Bool = false) {
        self.length = length.isFinite ? length : 0
        self.isFlexible = isFlexible
    }
}

/// Insets relative to the reading direction, in points.
package struct LayoutInsets: Equatable, Sendable {
    package var top: CGFloat
    package var leading: CGFloat
    package var bottom: CGFloat
    package var trailing: CGFloat

    package init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    package var width: CGFloat { leading + trailing }
    package var height: CGFloat { top + bottom }

    /// Returns the insets, with 0 along an axis on which the size is estimated.
    func applying(to measure: LayoutMeasure) -> LayoutInsets {
        var result = self
        if measure.width.isEstimated { (result.leading, result.trailing) = (0, 0) }
        if measure.height.isEstimated { (result.top, result.bottom) = (0, 0) }
        return result
    }

    package func inset(_ size: CGSize) -> CGSize {
        CGSize(width: max(0, size.width - width), height: max(0, size.height - height))
    }
}

/// The minimum or exact distances at the edges of a part.
package struct LayoutEdges: Equatable, Sendable {
    package var leading: LayoutSpace
    package var top: LayoutSpace
    package var trailing: LayoutSpace
    package var bottom: LayoutSpace

    package init(
        leading: LayoutSpace = .init(0), top: LayoutSpace = .init(0), trailing: LayoutSpace = .init(0), bottom: LayoutSpace = .init(0)
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    func before(_ axis: FlowAxis) -> LayoutSpace { axis == .horizontal ? leading : top }
    func after(_ axis: FlowAxis) -> LayoutSpace { axis == .horizontal ? trailing : bottom }
}
