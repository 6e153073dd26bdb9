import CoreGraphics

/// The heights of a section's rows, estimated until they are known.
///
/// Rows without a recorded height use no storage. Recorded heights are in pages of 32 rows. A sparse Fenwick tree
/// stores, for each page, the difference between its height and the estimated one. The top of a row is the estimate
/// times its index, plus the tree's prefix sum, plus the difference within the page. To find the row at a position, the
/// search descends the tree and then walks through the page. Both operations cost O(log n) steps in the tree, and a
/// walk through at most one page.
package struct RowHeights: Sendable {
    /// The number of rows in a page.
    private static let pageLength = 32

    private struct Page: Sendable {
        /// The heights by index in the page; `nan` where the common estimate applies.
        var heights = [CGFloat](repeating: .nan, count: RowHeights.pageLength)
        var known = [Bool](repeating: false, count: RowHeights.pageLength)
    }

    package let count: Int
    /// The estimated height of a row without a recorded height, in points.
    package let estimate: CGFloat
    private var pages: [Int: Page] = [:]
    /// The nodes of a Fenwick tree: the differences between the pages' heights and the estimate.
    private var heightDifferences: [Int: CGFloat] = [:]
    private let pageCount: Int

    package init(count: Int, estimate: CGFloat) {
        self.count = count
        self.estimate = estimate
        pageCount = (count + Self.pageLength - 1) / Self.pageLength
    }

    /// The height of all rows together, in points.
    package var total: CGFloat { top(of: count) }

    /// Returns the recorded or estimated height of a row, in points.
    package func height(of row: Int) -> CGFloat {
        guard let height = pages[row / Self.pageLength]?.heights[row % Self.pageLength], !height.isNaN else { return estimate }
        return height
    }

    package func isKnown(_ row: Int) -> Bool { pages[row / Self.pageLength]?.known[row % Self.pageLength] ?? false }

    /// Records the height of a row, in points. `isKnown` is `false` if the height is an estimate.
    package mutating func set(_ height: CGFloat, at row: Int, isKnown: Bool = true) {
        let pageIndex = row / Self.pageLength
        let difference = height - self.height(of: row)
        pages[pageIndex, default: Page()].heights[row % Self.pageLength] = height
        pages[pageIndex]?.known[row % Self.pageLength] = isKnown
        guard difference != 0 else { return }
        var node = pageIndex + 1
        while node <= pageCount {
            heightDifferences[node, default: 0] += difference
            node += node & -node
        }
    }

    /// Returns the top of a row, in points from the top of row 0. For `count`, returns the bottom of the last row.
    package func top(of row: Int) -> CGFloat {
        let pageIndex = row / Self.pageLength
        var sum = CGFloat(row) * estimate
        var node = pageIndex
        while node > 0 {
            sum += heightDifferences[node] ?? 0
            node -= node & -node
        }
        guard let page = pages[pageIndex] else { return sum }
        for height in page.heights[0..<(row % Self.pageLength)] where !height.isNaN { sum += height - estimate }
        return sum
    }

    /// Returns the row at a position in points from the top of row 0, clamped to the first and last rows.
    ///
    /// - Precondition: There are rows.
    package func row(at position: CGFloat) -> Int {
        precondition(count > 0, "RowHeights: there are no rows, so that none is at \(position). Ask only for sections with rows.")
        var pageIndex = 0
        var start: CGFloat = 0
        var step = pageCount > 0 ? 1 << (Int.bitWidth - 1 - pageCount.leadingZeroBitCount) : 0
        while step > 0 {
            let next = pageIndex + step
            let end = start + CGFloat(step * Self.pageLength) * estimate + (heightDifferences[next] ?? 0)
            if next < pageCount, end <= position {
                pageIndex = next
                start = end
            }
            step /= 2
        }
        return row(at: position, onPage: pageIndex, from: start)
    }

    private func row(at position: CGFloat, onPage pageIndex: Int, from start: CGFloat) -> Int {
        let first = pageIndex * Self.pageLength
        let length = min(Self.pageLength, count - first)
        guard let page = pages[pageIndex] else {
            guard estimate > 0 else { return first + length - 1 }
            return first + Int(min(max((position - start) / estimate, 0), CGFloat(length - 1)))
        }
        var end = start
        for index in 0..<length {
            end += page.heights[index].isNaN ? estimate : page.heights[index]
            if position < end { return first + index }
        }
        return first + length - 1
    }

    /// Calls `body` for each row with a recorded height.
    package func forEachRecorded(_ body: (_ row: Int, _ height: CGFloat, _ isKnown: Bool) -> Void) {
        for (pageIndex, page) in pages {
            for index in 0..<Self.pageLength where !page.heights[index].isNaN {
                body(pageIndex * Self.pageLength + index, page.heights[index], page.known[index])
            }
        }
    }

    /// The number of stored pages, as a measure of memory.
    package var recordedPageCount: Int { pages.count }
}
