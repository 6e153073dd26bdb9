import CoreGraphics

/// What an item or a group of a compositional layout looks like, without its data.
///
/// Directions are those of reading from left to right; a layout that is read the other way is mirrored as a whole.
package struct LayoutTemplate: Equatable, Sendable {
    /// Parts that stand beside or below each other.
    package struct Line: Equatable, Sendable {
        package var axis: FlowAxis
        package var parts: [LayoutTemplate]
        package var spacing: LayoutSpace
        /// How often the parts are repeated; `nil` until there is no more room.
        package var count: Int?
        /// With a count: parts share the length, whatever their own measure says.
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

    /// Where a custom group puts one item, in points of the group.
    package struct Place: Equatable, Sendable {
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
        case places([Place])
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

    /// Whether anything in it is as large as what it shows.
    package var isEstimated: Bool {
        if measure.isEstimated { return true }
        guard case .line(let line) = content else { return false }
        return line.parts.contains(where: \.isEstimated)
    }

    /// Whether how many items are in it depends on how large they turn out to be.
    package var isFlowing: Bool {
        guard case .line(let line) = content else { return false }
        let flows = line.count == nil && !measure.along(line.axis).isEstimated
        return line.parts.contains { part in part.isFlowing || (flows && part.measure.along(line.axis).isEstimated) }
    }
}

/// Something that is fastened to an item or a group, such as a badge.
package struct LayoutSupplement: Equatable, Sendable {
    /// A point of a rectangle, and how far from it.
    package struct Anchor: Equatable, Sendable {
        /// 0…1 on each axis: 0 is the leading or upper edge.
        package var unit: CGPoint
        package var offset: CGPoint
        /// `offset` counts in sizes of what is fastened rather than in points.
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
    package var container: Anchor
    /// `nil`: the same point as of the container.
    package var own: Anchor?
    package var zIndex: Int

    package init(kind: String, measure: LayoutMeasure, container: Anchor, own: Anchor? = nil, zIndex: Int) {
        self.kind = kind
        self.measure = measure
        self.container = container
        self.own = own
        self.zIndex = zIndex
    }

    /// Where it stands on a rectangle, in the rectangle's coordinates.
    func frame(on rect: CGRect) -> CGRect {
        let size = measure.resolved(in: rect.size)
        let target = container.point(in: rect, of: size)
        let anchor = own ?? Anchor(unit: container.unit)
        let point = anchor.point(in: CGRect(origin: .zero, size: size), of: size)
        let inner = insets.applying(to: measure)
        return CGRect(
            x: target.x - point.x + inner.leading, y: target.y - point.y + inner.top,
            width: max(0, size.width - inner.width), height: max(0, size.height - inner.height))
    }
}
