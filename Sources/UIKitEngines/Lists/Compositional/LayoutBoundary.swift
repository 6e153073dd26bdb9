import CoreGraphics

/// A supplementary element at an edge of a section or of the whole layout, such as a header or a footer.
package struct LayoutBoundary: Equatable, Sendable {
    package var kind: String
    /// The size in points, as estimated or measured.
    package var size: CGSize
    /// The alignment: -1 is the leading or upper edge, 0 the middle, 1 the trailing or lower edge.
    package var alignment: CGPoint
    package var offset = CGPoint.zero
    /// Whether the boundary enlarges the section instead of covering its content.
    package var extendsBoundary = true
    /// Whether the boundary stays visible while its section is visible.
    package var pinsToVisibleBounds = false
    package var zIndex = 0
    package var insets = LayoutInsets()
    /// The margins of the boundary at the sides of the section.
    package var margins = LayoutInsets()
    package var selfSizesWidth = false
    package var selfSizesHeight = false

    package init(kind: String, size: CGSize, alignment: CGPoint) {
        self.kind = kind
        self.size = size
        self.alignment = alignment
    }

    /// Whether the boundary is above or below the content, rather than beside it.
    var isAboveOrBelow: Bool { alignment.y != 0 || alignment.x == 0 }
    var isAtStart: Bool { isAboveOrBelow ? alignment.y <= 0 : alignment.x < 0 }

    /// Returns the space that extending boundaries add at the edges, in points. Boundaries with equal alignment
    /// follow each other.
    package static func space(of boundaries: [LayoutBoundary]) -> LayoutInsets {
        var sums: [CGPoint: CGFloat] = [:]
        var result = LayoutInsets()
        for boundary in boundaries where boundary.extendsBoundary {
            let ownLength = boundary.isAboveOrBelow ? boundary.size.height : boundary.size.width
            let shift = boundary.isAboveOrBelow ? boundary.offset.y : boundary.offset.x
            let length = max(0, boundary.isAtStart ? ownLength - shift : ownLength + shift)
            sums[boundary.alignment, default: 0] += length
            let sum = sums[boundary.alignment, default: 0]
            switch (boundary.isAboveOrBelow, boundary.isAtStart) {
            case (true, true): result.top = max(result.top, sum)
            case (true, false): result.bottom = max(result.bottom, sum)
            case (false, true): result.leading = max(result.leading, sum)
            case (false, false): result.trailing = max(result.trailing, sum)
            }
        }
        return result
    }

    /// Returns the frames of the boundaries, in order.
    ///
    /// - Parameters:
    ///   - content: The frame of the section's content with its insets, in points.
    static func frames(of boundaries: [LayoutBoundary], around content: CGRect) -> [CGRect] {
        let space = space(of: boundaries)
        var usedLengths: [CGPoint: CGFloat] = [:]
        return boundaries.map { boundary in
            let before = usedLengths[boundary.alignment, default: 0]
            var origin = boundary.corner(in: content.inset(by: boundary.margins), content)
            if boundary.extendsBoundary {
                let length = boundary.isAboveOrBelow ? boundary.size.height : boundary.size.width
                switch (boundary.isAboveOrBelow, boundary.isAtStart) {
                case (true, true): origin.y = content.minY - space.top + before
                case (true, false): origin.y = content.maxY + before
                case (false, true): origin.x = content.minX - space.leading + before
                case (false, false): origin.x = content.maxX + before
                }
                usedLengths[boundary.alignment] = before + length
            }
            origin.x += boundary.offset.x
            origin.y +=
                boundary.extendsBoundary && boundary.isAtStart && boundary.isAboveOrBelow ? max(0, boundary.offset.y) : boundary.offset.y
            return CGRect(origin: origin, size: boundary.size).inset(by: boundary.insets)
        }
    }

    /// Returns the origin of a boundary inside the content.
    private func corner(in area: CGRect, _ content: CGRect) -> CGPoint {
        func align(_ unit: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> CGFloat {
            unit < 0 ? low : unit > 0 ? high - length : (low + high - length) / 2
        }
        let up = isAboveOrBelow && alignment.y == 0 ? -1 : alignment.y
        return isAboveOrBelow
            ? CGPoint(x: align(alignment.x, area.minX, area.maxX, size.width), y: align(up, content.minY, content.maxY, size.height))
            : CGPoint(x: align(alignment.x, content.minX, content.maxX, size.width), y: align(up, area.minY, area.maxY, size.height))
    }
}

extension CGRect {
    func inset(by insets: LayoutInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.width), height: max(0, height - insets.height))
    }
}
