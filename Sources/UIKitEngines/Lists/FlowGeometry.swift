import CoreGraphics

/// The geometry of a flow layout: sections of items broken into lines, with the frame of every element.
///
/// The initialiser stacks the sections along the axis: header, insets, lines, footer. A section whose items all have
/// the same size is a ``FlowGrid`` and needs no storage per item. Other sections are broken greedily into
/// ``FlowRaggedLines``, with one record per line. A query finds the first section and the first line by binary search,
/// then continues to the end of the rectangle. Its cost is logarithmic in the number of sections and lines, plus the
/// elements found. In right-to-left layouts, each frame is flipped.
package struct FlowGeometry: Sendable {
    struct SectionLayout: Sendable {
        var start: CGFloat
        var itemsStart: CGFloat
        var lines: FlowLines
        var footerStart: CGFloat
        var end: CGFloat
    }

    package let axis: FlowAxis
    package let contentSize: CGSize
    package let sections: [FlowSection]
    /// Whether x coordinates are mirrored for right-to-left languages.
    package let isRightToLeft: Bool
    private let crossExtent: CGFloat
    private let layouts: [SectionLayout]

    /// Creates the geometry of a layout.
    ///
    /// - Parameters:
    ///   - crossExtent: The available extent across the axis, in points.
    ///   - minimumMainExtent: The minimum extent of a right-to-left horizontal layout, so that short content starts
    ///     at the right.
    package init(
        axis: FlowAxis, crossExtent: CGFloat, sections: [FlowSection], isRightToLeft: Bool = false, minimumMainExtent: CGFloat = 0
    ) {
        self.axis = axis
        self.crossExtent = crossExtent
        self.sections = sections
        self.isRightToLeft = isRightToLeft
        var layouts: [SectionLayout] = []
        layouts.reserveCapacity(sections.count)
        var position: CGFloat = 0
        for section in sections {
            let layout = Self.layout(of: section, at: position, axis: axis, crossExtent: crossExtent)
            layouts.append(layout)
            position = layout.end
        }
        self.layouts = layouts
        let main = isRightToLeft && axis == .horizontal ? max(position, minimumMainExtent) : position
        contentSize = axis.size(main: main, cross: crossExtent)
    }

    private static func layout(of section: FlowSection, at start: CGFloat, axis: FlowAxis, crossExtent: CGFloat) -> SectionLayout {
        let available = max(0, crossExtent - section.crossStartInset(axis) - section.crossEndInset(axis))
        let lines = FlowLines(section: section, axis: axis, available: available)
        let itemsStart = start + section.headerLength + section.mainStartInset(axis)
        let footerStart = itemsStart + lines.length + section.mainEndInset(axis)
        return SectionLayout(
            start: start, itemsStart: itemsStart, lines: lines, footerStart: footerStart, end: footerStart + section.footerLength)
    }

    /// Returns the frame of an item.
    ///
    /// - Precondition: The section and the item exist.
    package func frame(section: Int, item: Int) -> CGRect {
        let layout = layouts[section]
        let itemFrame = layout.lines.itemFrame(of: item)
        return flipped(
            axis.rect(
                main: layout.itemsStart + itemFrame.main, cross: sections[section].crossStartInset(axis) + itemFrame.cross,
                mainLength: itemFrame.mainLength, crossLength: itemFrame.crossLength))
    }

    /// Returns the frame of an element; `nil` for a header or footer with a length of 0.
    package func frame(of element: FlowElement) -> CGRect? {
        switch element {
        case .item(let section, let item):
            return frame(section: section, item: item)
        case .header(let section):
            return supplementFrame(at: layouts[section].start, length: sections[section].headerLength)
        case .footer(let section):
            return supplementFrame(at: layouts[section].footerStart, length: sections[section].footerLength)
        }
    }

    /// Returns the origin of an element in points, even for a header or footer with a length of 0.
    package func origin(of element: FlowElement) -> CGPoint {
        switch element {
        case .item(let section, let item): frame(section: section, item: item).origin
        case .header(let section): flipped(axis.rect(main: layouts[section].start, cross: 0, mainLength: 0, crossLength: 0)).origin
        case .footer(let section): flipped(axis.rect(main: layouts[section].footerStart, cross: 0, mainLength: 0, crossLength: 0)).origin
        }
    }

    /// Returns the frame of a header or footer that is pinned to the visible area while its section is visible; `nil`
    /// if its length is 0.
    package func pinned(_ element: FlowElement, in visible: CGRect) -> CGRect? {
        let search = flipped(visible)
        switch element {
        case .item: return frame(of: element)
        case .header(let section):
            let (layout, length) = (layouts[section], sections[section].headerLength)
            return supplementFrame(at: max(layout.start, min(axis.mainStart(search), layout.footerStart - length)), length: length)
        case .footer(let section):
            let (layout, length) = (layouts[section], sections[section].footerLength)
            let first = layout.start + sections[section].headerLength
            return supplementFrame(at: min(layout.footerStart, max(axis.mainEnd(search) - length, first)), length: length)
        }
    }

    /// Returns the sections that intersect `rect`, including their empty space.
    package func sections(in rect: CGRect) -> Range<Int> {
        let search = flipped(rect)
        let first = layouts.firstIndexAfter { $0.end <= axis.mainStart(search) && $0.start < axis.mainStart(search) }
        var end = first
        while end < layouts.count, layouts[end].start < axis.mainEnd(search) { end += 1 }
        return first..<end
    }

    private func supplementFrame(at start: CGFloat, length: CGFloat) -> CGRect? {
        guard length > 0 else { return nil }
        return flipped(axis.rect(main: start, cross: 0, mainLength: length, crossLength: crossExtent))
    }

    /// Calls `body` for each element that intersects `rect`, by section: header, items, footer.
    package func forEachElement(in rect: CGRect, _ body: (FlowElement, CGRect) -> Void) {
        let search = flipped(rect)
        let start = axis.mainStart(search)
        let end = axis.mainEnd(search)
        var section = layouts.firstIndexAfter { $0.end <= start && $0.start < start }
        while section < layouts.count, layouts[section].start < end {
            let layout = layouts[section]
            visit(.header(section: section), in: rect, body)
            for item in layout.lines.items(from: start - layout.itemsStart, to: end - layout.itemsStart) {
                visit(.item(section: section, item: item), in: rect, body)
            }
            visit(.footer(section: section), in: rect, body)
            section += 1
        }
    }

    private func visit(_ element: FlowElement, in rect: CGRect, _ body: (FlowElement, CGRect) -> Void) {
        guard let frame = frame(of: element), Self.overlap(frame, rect) else { return }
        body(element, frame)
    }

    /// Whether the rectangles have a common area, not only a common edge.
    private static func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
        one.minX < other.maxX && one.maxX > other.minX && one.minY < other.maxY && one.maxY > other.minY
    }

    private func flipped(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
