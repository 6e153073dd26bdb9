import CoreGraphics

/// Lines of items of different sizes.
///
/// A greedy pass fills each line until the next item does not fit, and stores one record per line. To find an item's
/// position, binary search finds its line, and the extents of the items before it in the line are added. Full lines
/// are justified.
struct FlowRaggedLines: Sendable {
    struct Line: Sendable {
        var firstItem: Int
        var main: CGFloat
        /// The largest extent of an item along the axis.
        var mainLength: CGFloat
        /// The sum of the items' extents across the axis.
        var crossLength: CGFloat
    }

    private let sizes: [CGSize]
    private let axis: FlowAxis
    private let available: CGFloat
    private let itemSpacing: CGFloat
    private(set) var lines: [Line] = []
    private(set) var length: CGFloat = 0

    init(sizes: [CGSize], axis: FlowAxis, available: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat) {
        self.sizes = sizes
        self.axis = axis
        self.available = available
        self.itemSpacing = itemSpacing
        breakLines(lineSpacing: lineSpacing)
    }

    private mutating func breakLines(lineSpacing: CGFloat) {
        var line = Line(firstItem: 0, main: 0, mainLength: 0, crossLength: 0)
        var used: CGFloat = 0
        for (item, size) in sizes.enumerated() {
            let cross = axis.cross(size)
            if item > line.firstItem, used + itemSpacing + cross > available + 0.001 {
                lines.append(line)
                line = Line(firstItem: item, main: line.main + line.mainLength + lineSpacing, mainLength: 0, crossLength: 0)
                used = 0
            }
            used += (item > line.firstItem ? itemSpacing : 0) + cross
            line.crossLength += cross
            line.mainLength = max(line.mainLength, axis.main(size))
        }
        guard !sizes.isEmpty else { return }
        lines.append(line)
        length = line.main + line.mainLength
    }

    func itemFrame(of item: Int) -> FlowItemFrame {
        let index = lines.firstIndexAfter { $0.firstItem <= item } - 1
        let line = lines[index]
        let justification = justification(of: index)
        var cross = justification.leading
        for previous in line.firstItem..<item {
            cross += axis.cross(sizes[previous]) + justification.spacing
        }
        let size = sizes[item]
        return FlowItemFrame(
            main: line.main + (line.mainLength - axis.main(size)) / 2, cross: cross, mainLength: axis.main(size),
            crossLength: axis.cross(size))
    }

    /// Returns the leading space and the spacing of a line. A full line is justified, and the last line keeps the
    /// minimum spacing. A single item that fills its line is centred.
    private func justification(of index: Int) -> (leading: CGFloat, spacing: CGFloat) {
        let count = end(of: index) - lines[index].firstItem
        let remaining = max(0, available - lines[index].crossLength)
        let isLast = index == lines.count - 1
        if count == 1 {
            let fitsTwice = 2 * lines[index].crossLength + itemSpacing <= available
            return (isLast && fitsTwice ? 0 : remaining / 2, 0)
        }
        return (0, isLast ? min(itemSpacing, remaining / CGFloat(count - 1)) : remaining / CGFloat(count - 1))
    }

    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = lines.firstIndexAfter { $0.main + $0.mainLength <= start }
        let after = lines.firstIndexAfter { $0.main < end }
        guard first < after else { return 0..<0 }
        return lines[first].firstItem..<self.end(of: after - 1)
    }

    private func end(of index: Int) -> Int {
        index + 1 < lines.count ? lines[index + 1].firstItem : sizes.count
    }
}
