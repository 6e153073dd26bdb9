import CoreGraphics

/// The vertical geometry of a table: sections with a gap, a header, rows and a footer.
///
/// Section heights are kept in a Fenwick tree, and each section keeps its row heights in ``RowHeights``. The top of a
/// section is a prefix sum of the tree; the section at a position is found by descending the tree. A change of one
/// height updates the tree's nodes that contain the section. All of these cost the logarithm of the number of
/// sections. To find the rows in a range, the first row is located, and the rows after it are visited in order.
package struct RowGeometry: Sendable {
    package struct Section: Sendable {
        /// The empty space above the header, in points.
        package var gap: CGFloat = 0
        /// The height of the header in points; 0 for none.
        package var header: CGFloat = 0
        package var footer: CGFloat = 0
        package var isHeaderKnown = false
        package var isFooterKnown = false
        package var rows: RowHeights

        package init(rows: RowHeights) {
            self.rows = rows
        }

        package var height: CGFloat { gap + header + rows.total + footer }
    }

    /// A vertical range of the table, in points of the content.
    package struct Span: Equatable, Sendable {
        package var start: CGFloat
        package var length: CGFloat
        package var end: CGFloat { start + length }

        package init(start: CGFloat, length: CGFloat) {
            self.start = start
            self.length = length
        }

        /// Whether the intersection with a range is longer than 0. An empty span never intersects.
        package func intersects(_ range: ClosedRange<CGFloat>) -> Bool { start < range.upperBound && end > range.lowerBound && length > 0 }
    }

    package struct Row: Hashable, Comparable, Sendable {
        package var section: Int
        package var row: Int

        package init(_ section: Int, _ row: Int) {
            self.section = section
            self.row = row
        }

        package static func < (left: Row, right: Row) -> Bool { (left.section, left.row) < (right.section, right.row) }
    }

    /// The height of the content above all sections, in points.
    package var tableHeaderHeight: CGFloat = 0
    /// The height of the content below all sections, in points.
    package var tableFooterHeight: CGFloat = 0
    package private(set) var sections: [Section]
    /// The nodes of a Fenwick tree of section heights.
    private var sums: [CGFloat]

    package init(sections: [Section] = []) {
        self.sections = sections
        sums = [0] + sections.map(\.height)
        for node in sums.indices.dropFirst() {
            let parent = node + (node & -node)
            if parent < sums.count { sums[parent] += sums[node] }
        }
    }

    /// The total height, in points.
    package var total: CGFloat { top(of: sections.count) + tableFooterHeight }

    /// Returns the top of a section, in points. For the number of sections, returns the end of the last section.
    package func top(of section: Int) -> CGFloat {
        var sum = tableHeaderHeight
        var node = section
        while node > 0 {
            sum += sums[node]
            node -= node & -node
        }
        return sum
    }

    package func span(ofSection section: Int) -> Span { Span(start: top(of: section), length: sections[section].height) }

    package func span(ofHeader section: Int) -> Span {
        Span(start: top(of: section) + sections[section].gap, length: sections[section].header)
    }

    package func span(ofFooter section: Int) -> Span {
        let length = sections[section].footer
        return Span(start: top(of: section) + sections[section].height - length, length: length)
    }

    package func span(of row: Row) -> Span {
        let section = sections[row.section]
        return Span(
            start: top(of: row.section) + section.gap + section.header + section.rows.top(of: row.row),
            length: section.rows.height(of: row.row))
    }

    /// Changes a section and updates the positions of the following sections.
    package mutating func change<Result>(_ section: Int, _ body: (inout Section) -> Result) -> Result {
        let old = sections[section].height
        let result = body(&sections[section])
        let difference = sections[section].height - old
        guard difference != 0 else { return result }
        var node = section + 1
        while node < sums.count {
            sums[node] += difference
            node += node & -node
        }
        return result
    }

    /// Marks a row's height as an estimate.
    package mutating func invalidateHeight(of row: Row) {
        sections[row.section].rows.set(sections[row.section].rows.height(of: row.row), at: row.row, isKnown: false)
    }

    /// Records the known height of a row, in points.
    package mutating func setHeight(_ height: CGFloat, of row: Row) {
        let old = sections[row.section].rows.height(of: row.row)
        sections[row.section].rows.set(height, at: row.row)
        guard height != old else { return }
        var node = row.section + 1
        while node < sums.count {
            sums[node] += height - old
            node += node & -node
        }
    }

    /// Returns the section at a position in points, clamped to the first and last sections; `nil` without sections.
    package func section(at position: CGFloat) -> Int? {
        guard !sections.isEmpty else { return nil }
        var index = 0
        var start = tableHeaderHeight
        var step = 1 << (Int.bitWidth - 1 - sections.count.leadingZeroBitCount)
        while step > 0 {
            let next = index + step
            if next < sections.count, start + sums[next] <= position {
                index = next
                start += sums[next]
            }
            step /= 2
        }
        return index
    }

    /// Returns the row at a position, or `nil` if the position is not in a row.
    package func row(at position: CGFloat) -> Row? {
        guard let section = section(at: position), sections[section].rows.count > 0 else { return nil }
        let start = rowsTop(of: section)
        guard position >= start, position < start + sections[section].rows.total else { return nil }
        return Row(section, sections[section].rows.row(at: position - start))
    }

    private func rowsTop(of section: Int) -> CGFloat { top(of: section) + sections[section].gap + sections[section].header }

    /// Returns the first row whose bottom edge is below a position; `nil` if there is none.
    package func firstRow(endingBelow position: CGFloat) -> Row? {
        guard var section = section(at: position) else { return nil }
        let start = rowsTop(of: section)
        if sections[section].rows.count > 0, position < start + sections[section].rows.total {
            return Row(section, position < start ? 0 : sections[section].rows.row(at: position - start))
        }
        section += 1
        while section < sections.count, sections[section].rows.count == 0 { section += 1 }
        return section < sections.count ? Row(section, 0) : nil
    }

    /// Returns the row after another one, across sections.
    package func row(after row: Row) -> Row? {
        guard row.section < sections.count else { return nil }
        if row.row + 1 < sections[row.section].rows.count { return Row(row.section, row.row + 1) }
        var section = row.section + 1
        while section < sections.count, sections[section].rows.count == 0 { section += 1 }
        return section < sections.count ? Row(section, 0) : nil
    }

    /// Returns the row before another one, across sections.
    package func row(before row: Row) -> Row? {
        guard row.section < sections.count else { return nil }
        if row.row > 0 { return Row(row.section, row.row - 1) }
        var section = row.section - 1
        while section >= 0, sections[section].rows.count == 0 { section -= 1 }
        return section >= 0 ? Row(section, sections[section].rows.count - 1) : nil
    }

    /// Returns the rows that intersect a range in points, in order.
    package func rows(in range: ClosedRange<CGFloat>) -> [Row] {
        var result: [Row] = []
        var next = firstRow(endingBelow: range.lowerBound)
        while let row = next {
            let span = span(of: row)
            guard span.start < range.upperBound else { break }
            if span.intersects(range) { result.append(row) }
            next = self.row(after: row)
        }
        return result
    }
}
