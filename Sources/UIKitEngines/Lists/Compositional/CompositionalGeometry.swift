import CoreGraphics

/// The geometry of a compositional layout: the frames of its sections and of all their elements.
///
/// Sections follow each other along the axis, and their starts are prefix sums. A query finds the first section by
/// binary search. It then collects the backgrounds, the boundaries and the groups in range of each section that
/// intersects the rectangle. Frames are computed from left to right, and the whole layout is mirrored for
/// right-to-left languages. The cost of a query depends on the elements found, not on the number of items. After an
/// item is measured, the starts of the sections after it are computed again.
package struct CompositionalGeometry: Sendable {
    package enum Part: Hashable, Sendable {
        case item(Int)
        case supplement(kind: String, item: Int)
        case boundary(Int)
        case background(Int)
        /// An element of the whole layout; its section is 0.
        case global(Int)
    }

    package struct Element: Sendable {
        package var section: Int
        package var part: Part
        /// The frame in content coordinates. In an orthogonal section, the section's scroll offset is not included.
        package var frame: CGRect
        package var zIndex = 0
        package var selfSizesWidth = false
        package var selfSizesHeight = false
    }

    package let axis: FlowAxis
    package let crossLength: CGFloat
    package let sectionSpacing: CGFloat
    package let isRightToLeft: Bool
    package private(set) var sections: [CompositionalSection]
    package let globals: [LayoutBoundary]
    private var starts: [CGFloat] = []
    private var end: CGFloat = 0

    package init(
        axis: FlowAxis, crossLength: CGFloat, sectionSpacing: CGFloat, sections: [CompositionalSection], globals: [LayoutBoundary] = [],
        isRightToLeft: Bool = false
    ) {
        self.axis = axis
        self.crossLength = crossLength
        self.sectionSpacing = sectionSpacing
        self.sections = sections
        self.globals = globals
        self.isRightToLeft = isRightToLeft
        layOut(from: 0)
    }

    /// Computes the starts of the sections from `first` on.
    private mutating func layOut(from first: Int) {
        starts.removeSubrange(first...)
        var start = first == 0 ? lead : starts[first - 1] + sections[first - 1].length + sectionSpacing
        for section in sections[first...] {
            starts.append(start)
            start += section.length + sectionSpacing
        }
        end = sections.isEmpty ? lead : start - sectionSpacing
    }

    private var globalSpace: LayoutInsets { LayoutBoundary.space(of: globals) }
    private var lead: CGFloat { axis == .vertical ? globalSpace.top : globalSpace.leading }
    private var tail: CGFloat { axis == .vertical ? globalSpace.bottom : globalSpace.trailing }

    package var contentSize: CGSize { axis.size(main: end + tail, cross: crossLength) }

    package func start(of section: Int) -> CGFloat { starts[section] }

    /// Returns the frame of a section with all its elements, in content coordinates.
    package func frame(of section: Int) -> CGRect {
        mirrored(axis.rect(main: starts[section], cross: 0, mainLength: sections[section].length, crossLength: crossLength))
    }

    /// Records the preferred sizes of items of a section. Returns whether any frame changed.
    package mutating func measure(_ sizes: [Int: CGSize], in section: Int) -> Bool {
        guard sections.indices.contains(section), sections[section].run.measure(sizes) else { return false }
        layOut(from: section)
        return true
    }

    /// Records the preferred size of a boundary of a section. Returns whether any frame changed.
    package mutating func measure(_ size: CGSize, ofBoundary index: Int, in section: Int) -> Bool {
        guard sections.indices.contains(section), sections[section].boundaries.indices.contains(index) else { return false }
        var boundary = sections[section].boundaries[index]
        if boundary.selfSizesWidth, size.width.isFinite { boundary.size.width = max(0, size.width) }
        if boundary.selfSizesHeight, size.height.isFinite { boundary.size.height = max(0, size.height) }
        guard boundary != sections[section].boundaries[index] else { return false }
        sections[section].boundaries[index] = boundary
        layOut(from: section)
        return true
    }

    // MARK: - Orthogonal sections

    /// Returns the frame of a section that scrolls orthogonally, in content coordinates; `nil` for other sections.
    package func orthogonalFrame(of section: Int) -> CGRect? {
        guard sections.indices.contains(section), let scrollFrame = sections[section].orthogonalFrame else { return nil }
        return mirrored(offset(scrollFrame, section))
    }

    private func offset(_ rect: CGRect, _ section: Int) -> CGRect {
        axis == .vertical ? rect.offsetBy(dx: 0, dy: starts[section]) : rect.offsetBy(dx: starts[section], dy: 0)
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        let width = contentSize.width
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Converts a rectangle of a section's groups to content coordinates.
    private func contentRect(_ rect: CGRect, in section: Int) -> CGRect {
        let geometry = sections[section]
        let inner = rect.offsetBy(dx: geometry.origin.x, dy: geometry.origin.y)
        guard isRightToLeft, let scrollFrame = geometry.orthogonalFrame, axis == .vertical else { return mirrored(offset(inner, section)) }
        // The content of an orthogonal section may be longer than its frame, and is mirrored within its own length.
        let length = max(geometry.orthogonalContentLength, scrollFrame.width)
        let x = mirrored(offset(scrollFrame, section)).minX + length - (inner.maxX - scrollFrame.minX)
        return offset(CGRect(x: x, y: inner.minY, width: inner.width, height: inner.height), section)
    }

    // MARK: - Queries

    package func element(_ part: Part, of section: Int, visible: CGRect) -> Element? {
        if case .global(let index) = part { return globals.indices.contains(index) ? global(index, visible) : nil }
        guard sections.indices.contains(section) else { return nil }
        let geometry = sections[section]
        switch part {
        case .item(let item):
            guard (0..<geometry.run.count).contains(item), !geometry.run.hasNoItems else { return nil }
            let group = geometry.run.group(of: item)
            return items(of: group, in: section).first { $0.part == part }
        case .supplement(_, let item):
            guard (0..<geometry.run.count).contains(item), !geometry.run.hasNoItems else { return nil }
            return items(of: geometry.run.group(of: item), in: section).first { $0.part == part }
        case .boundary(let index):
            return geometry.boundaries.indices.contains(index) ? boundary(index, geometry.boundaryFrames[index], section, visible) : nil
        case .background(let index):
            guard geometry.backgrounds.indices.contains(index) else { return nil }
            let background = geometry.backgrounds[index]
            return Element(
                section: section, part: part, frame: mirrored(offset(geometry.frame(of: background), section)), zIndex: background.zIndex)
        case .global: return nil
        }
    }

    /// Returns all elements that intersect a rectangle of the content.
    ///
    /// - Parameters:
    ///   - visible: The visible rectangle. Pinned elements stay at its edges.
    ///   - orthogonalRange: Returns the range of an orthogonal section for which elements are returned, in content
    ///     coordinates without the section's scroll offset.
    package func elements(in rect: CGRect, visible: CGRect, orthogonalRange: (Int) -> ClosedRange<CGFloat>) -> [Element] {
        let logical = mirrored(rect)
        let range = axis.mainStart(logical)...max(axis.mainStart(logical), axis.mainEnd(logical))
        var result = globals.indices.map { global($0, visible) }
        let first = max(0, starts.firstIndexAfter { $0 <= range.lowerBound } - 1)
        for section in first..<max(first, starts.firstIndexAfter { $0 < range.upperBound }) {
            add(section, range, visible, orthogonalRange, to: &result)
        }
        return result
    }

    private func add(
        _ section: Int, _ range: ClosedRange<CGFloat>, _ visible: CGRect, _ orthogonalRange: (Int) -> ClosedRange<CGFloat>,
        to result: inout [Element]
    ) {
        let geometry = sections[section]
        for index in geometry.backgrounds.indices {
            if let element = element(.background(index), of: section, visible: visible) { result.append(element) }
        }
        for (index, frame) in geometry.boundaryFrames.enumerated() { result.append(boundary(index, frame, section, visible)) }
        let origin = geometry.origin
        var low = range.lowerBound - starts[section] - axis.mainStart(CGRect(origin: origin, size: .zero))
        var high = range.upperBound - starts[section] - axis.mainStart(CGRect(origin: origin, size: .zero))
        if geometry.isOrthogonal {
            guard high >= 0, low <= geometry.run.thickness else { return }
            (low, high) = runRange(orthogonalRange(section), section, origin)
        }
        for group in geometry.run.groups(within: low...max(low, high)) { result += items(of: group, in: section) }
    }

    /// Converts a range of an orthogonal section to the coordinates of the section's run of groups.
    private func runRange(_ range: ClosedRange<CGFloat>, _ section: Int, _ origin: CGPoint) -> (CGFloat, CGFloat) {
        let geometry = sections[section]
        guard isRightToLeft, axis == .vertical, let scrollFrame = geometry.orthogonalFrame else {
            let start = axis.crossStart(CGRect(origin: origin, size: .zero))
            return (range.lowerBound - start, range.upperBound - start)
        }
        let length = max(geometry.orthogonalContentLength, scrollFrame.width)
        let end = mirrored(offset(scrollFrame, section)).minX + length
        return (end - range.upperBound - geometry.insets.leading, end - range.lowerBound - geometry.insets.leading)
    }

    private func items(of group: Int, in section: Int) -> [Element] {
        let run = sections[section].run
        let shape = run.shape(of: group)
        let first = run.firstItem(of: group)
        let corner = run.axis.point(main: run.start(of: group), cross: 0)
        var result: [Element] = []
        for (index, leaf) in shape.items.enumerated() {
            let frame = contentRect(leaf.frame.offsetBy(dx: corner.x, dy: corner.y), in: section)
            result.append(
                Element(
                    section: section, part: .item(first + index), frame: frame, zIndex: leaf.zIndex, selfSizesWidth: leaf.selfSizesWidth,
                    selfSizesHeight: leaf.selfSizesHeight))
        }
        for supplement in shape.supplements {
            let frame = contentRect(supplement.frame.offsetBy(dx: corner.x, dy: corner.y), in: section)
            result.append(
                Element(
                    section: section, part: .supplement(kind: supplement.kind, item: first + supplement.itemIndex), frame: frame,
                    zIndex: supplement.zIndex))
        }
        return result
    }

    private func boundary(_ index: Int, _ frame: CGRect, _ section: Int, _ visible: CGRect) -> Element {
        let geometry = sections[section]
        let logical = mirrored(visible)
        let low = axis.mainStart(logical) - starts[section]
        let pinned = geometry.pinned(index, frame: frame, visible: low...max(low, axis.mainEnd(logical) - starts[section]))
        let boundary = geometry.boundaries[index]
        return Element(
            section: section, part: .boundary(index), frame: mirrored(offset(pinned, section)),
            zIndex: boundary.zIndex, selfSizesWidth: boundary.selfSizesWidth, selfSizesHeight: boundary.selfSizesHeight)
    }

    private func global(_ index: Int, _ visible: CGRect) -> Element {
        let content = axis.rect(main: lead, cross: 0, mainLength: max(0, end - lead), crossLength: crossLength)
        let boundary = globals[index]
        var frame = LayoutBoundary.frames(of: globals, around: content)[index]
        if boundary.pinsToVisibleBounds {
            let logical = mirrored(visible)
            let low = axis.mainStart(logical)
            frame = CompositionalSection.pin(
                frame, boundary, axis, within: 0...max(0, end + tail), visible: low...max(low, axis.mainEnd(logical)))
        }
        return Element(section: 0, part: .global(index), frame: mirrored(frame), zIndex: boundary.zIndex)
    }
}
