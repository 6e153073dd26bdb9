import CoreGraphics

/// The description of an item or a group of a compositional layout, without data.
///
/// Directions assume a left-to-right layout; for right-to-left languages the whole layout is mirrored.
package struct LayoutTemplate: Equatable, Sendable {
    /// Parts in a row or a column.
    package struct Line: Equatable, Sendable {
        package var axis: FlowAxis
        package var parts: [LayoutTemplate]
        package var spacing: LayoutSpace
        /// The number of parts in the line; `nil` if the line contains as many as fit.
        package var count: Int?
        /// Whether the given number of parts share the length equally, regardless of their own dimensions.
        package var sharesLength: Bool

        package init(
            axis: FlowAxis, parts: [LayoutTemplate], spacing: LayoutSpace = .init(0), count: Int? = nil, sharesLength: Bool = false
        ) {
            self.axis = axis
            self.parts = parts
            self.spacing = spacing
            self.count = count
            self.sharesLength = sharesLength
        }
    }

    /// The frame of one item in a custom group, in the group's coordinates.
    package struct CustomItemFrame: Equatable, Sendable {
        package var frame: CGRect
        package var zIndex: Int

        package init(frame: CGRect, zIndex: Int = 0) {
            self.frame = frame
            self.zIndex = zIndex
        }
    }

    package indirect enum Content: Equatable, Sendable {
        case item
        case line(Line)
        case customItems([CustomItemFrame])
    }

    package var content: Content
    package var measure: LayoutMeasure
    package var insets = LayoutInsets()
    package var edges = LayoutEdges()
    package var supplements: [LayoutSupplement] = []

    package init(_ content: Content, measure: LayoutMeasure) {
        self.content = content
        self.measure = measure
    }

    /// Whether any size in the template depends on measured content.
    package var isEstimated: Bool {
        if measure.isEstimated { return true }
        guard case .line(let line) = content else { return false }
        return line.parts.contains(where: \.isEstimated)
    }

    /// Whether the number of items depends on their measured sizes.
    package var isFlowing: Bool {
        guard case .line(let line) = content else { return false }
        let flows = line.count == nil && !measure.along(line.axis).isEstimated
        return line.parts.contains { part in part.isFlowing || (flows && part.measure.along(line.axis).isEstimated) }
    }
}

/// A supplementary element attached to an item or a group, such as a badge.
package struct LayoutSupplement: Equatable, Sendable {
    /// A position in a rectangle, with an offset.
    package struct Anchor: Equatable, Sendable {
        /// The point in units of the rectangle, 0…1 on each axis; 0 is the leading or upper edge.
        package var unit: CGPoint
        package var offset: CGPoint
        /// Whether `offset` is a fraction of the supplement's size rather than in points.
        package var isFractional: Bool

        package init(unit: CGPoint, offset: CGPoint = .zero, isFractional: Bool = false) {
            self.unit = unit
            self.offset = offset
            self.isFractional = isFractional
        }

        func point(in rect: CGRect, of size: CGSize) -> CGPoint {
            CGPoint(
                x: rect.minX + unit.x * rect.width + (isFractional ? offset.x * size.width : offset.x),
                y: rect.minY + unit.y * rect.height + (isFractional ? offset.y * size.height : offset.y))
        }
    }

    package var kind: String
    package var measure: LayoutMeasure
    package var insets = LayoutInsets()
    package var containerAnchor: Anchor
    /// The anchor in the supplement itself; `nil` for the same position as in the container.
    package var itemAnchor: Anchor?
    package var zIndex: Int

    package init(kind: String, measure: LayoutMeasure, containerAnchor: Anchor, itemAnchor: Anchor? = nil, zIndex: Int) {
        self.kind = kind
        self.measure = measure
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        self.zIndex = zIndex
    }

    /// Returns the frame of the supplement attached to a rectangle, in the rectangle's coordinates.
    func frame(on rect: CGRect) -> CGRect {
        let size = measure.resolved(in: rect.size)
        let target = containerAnchor.point(in: rect, of: size)
        let anchor = itemAnchor ?? Anchor(unit: containerAnchor.unit)
        let point = anchor.point(in: CGRect(origin: .zero, size: size), of: size)
        let inner = insets.applying(to: measure)
        return CGRect(
            x: target.x - point.x + inner.leading, y: target.y - point.y + inner.top,
            width: max(0, size.width - inner.width), height: max(0, size.height - inner.height))
    }
}
