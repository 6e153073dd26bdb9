import CoreGraphics

/// A section of a compositional layout: its groups, boundaries and backgrounds.
///
/// Coordinates are in points from the section's upper leading corner.
package struct CompositionalSection: Sendable {
    package struct Background: Equatable, Sendable {
        package var kind: String
        package var insets: LayoutInsets
        package var zIndex: Int

        package init(kind: String, insets: LayoutInsets, zIndex: Int) {
            self.kind = kind
            self.insets = insets
            self.zIndex = zIndex
        }
    }

    package var run: GroupRun
    /// Whether groups follow each other across the layout's axis, and scroll orthogonally.
    package var isOrthogonal: Bool
    package var insets: LayoutInsets
    package var boundaries: [LayoutBoundary] = []
    package var backgrounds: [Background] = []
    /// The empty space before the section along the layout's axis, in points.
    package var gap: CGFloat = 0
    /// The extent of the layout across its axis, in points.
    package var crossLength: CGFloat
    package var axis: FlowAxis

    package init(run: GroupRun, isOrthogonal: Bool, insets: LayoutInsets, crossLength: CGFloat, axis: FlowAxis) {
        self.run = run
        self.isOrthogonal = isOrthogonal
        self.insets = insets
        self.crossLength = crossLength
        self.axis = axis
    }

    /// The frame of the content, including its insets.
    var content: CGRect {
        let space = LayoutBoundary.space(of: boundaries)
        let body = isOrthogonal ? run.thickness : run.length
        let insetLength = axis == .vertical ? insets.height : insets.width
        let boundaryLength = axis == .vertical ? space.width : space.height
        let size = axis.size(main: body + insetLength, cross: max(0, crossLength - boundaryLength))
        let before = axis.point(main: gap, cross: 0)
        return CGRect(origin: CGPoint(x: space.leading + before.x, y: space.top + before.y), size: size)
    }

    /// The length of the section along the layout's axis, in points.
    package var length: CGFloat {
        let space = LayoutBoundary.space(of: boundaries)
        return gap + axis.main(content.size) + (axis == .vertical ? space.height : space.width)
    }

    /// The upper leading corner of the first group.
    var origin: CGPoint {
        let content = content
        return CGPoint(x: content.minX + insets.leading, y: content.minY + insets.top)
    }

    /// The frame that scrolls orthogonally: the content with its insets; `nil` if the section does not scroll.
    package var orthogonalFrame: CGRect? { isOrthogonal ? content : nil }

    /// The length of the orthogonally scrolling content, in points.
    package var orthogonalContentLength: CGFloat {
        run.length + (axis == .vertical ? insets.width : insets.height)
    }

    package var boundaryFrames: [CGRect] { LayoutBoundary.frames(of: boundaries, around: content) }

    package func frame(of background: Background) -> CGRect {
        CGRect(origin: .zero, size: axis.size(main: length, cross: crossLength)).inset(by: background.insets)
    }

    /// Returns the frame of a boundary, in section coordinates. A pinned boundary is moved into the visible range.
    package func pinned(_ index: Int, frame: CGRect, visible: ClosedRange<CGFloat>) -> CGRect {
        let boundary = boundaries[index]
        guard boundary.pinsToVisibleBounds else { return frame }
        return Self.pin(frame, boundary, axis, within: 0...max(0, length), visible: visible)
    }

    static func pin(
        _ frame: CGRect, _ boundary: LayoutBoundary, _ axis: FlowAxis, within range: ClosedRange<CGFloat>, visible: ClosedRange<CGFloat>
    ) -> CGRect {
        guard boundary.isAboveOrBelow == (axis == .vertical) else { return frame }
        let start = axis.mainStart(frame)
        let size = axis.main(frame.size)
        let position =
            boundary.isAtStart
            ? max(start, min(visible.lowerBound, range.upperBound - size)) : min(start, max(visible.upperBound - size, range.lowerBound))
        return axis == .vertical ? frame.offsetBy(dx: 0, dy: position - start) : frame.offsetBy(dx: position - start, dy: 0)
    }
}
