import CoreGraphics

/// The heights of a section's rows: estimated until they are known.
///
/// Rows that nobody has seen cost neither memory nor time. What is known lies in pages, and the sums over pages in a tree, so that the
/// way from a row to its place and back takes a few dozen steps, however many rows there are.
package struct RowHeights: Sendable {
    /// Rows on a page.
    private static let pageLength = 32

    private struct Page: Sendable {
        /// By place on the page; `nan` where the common estimate holds.
        var heights = [CGFloat](repeating: .nan, count: RowHeights.pageLength)
        var known = [Bool](repeating: false, count: RowHeights.pageLength)
    }

    package let count: Int
    /// What a row of which nothing is known is taken to be high, in points.
    package let estimate: CGFloat
    private var pages: [Int: Page] = [:]
    /// By page, in the manner of Fenwick: how much more than estimated the pages are high that a node stands for.
    private var excess: [Int: CGFloat] = [:]
    private let pageCount: Int

    package init(count: Int, estimate: CGFloat) {
        self.count = count
        self.estimate = estimate
        pageCount = (count + Self.pageLength - 1) / Self.pageLength
    }

    /// The height of all rows together, in points.
    package var total: CGFloat { top(of: count) }

    /// In points; as known, else as estimated.
    package func height(of row: Int) -> CGFloat {
        guard let height = pages[row / Self.pageLength]?.heights[row % Self.pageLength], !height.isNaN else { return estimate }
        return height
    }

    package func isKnown(_ row: Int) -> Bool { pages[row / Self.pageLength]?.known[row % Self.pageLength] ?? false }

    /// Notes what a row is high, in points; `isKnown` says whether that is more than an estimate.
    package mutating func set(_ height: CGFloat, at row: Int, isKnown: Bool = true) {
        let number = row / Self.pageLength
        let difference = height - self.height(of: row)
        pages[number, default: Page()].heights[row % Self.pageLength] = height
        pages[number]?.known[row % Self.pageLength] = isKnown
        guard difference != 0 else { return }
        var node = number + 1
        while node <= pageCount {
            excess[node, default: 0] += difference
            node += node & -node
        }
    }

    /// How far a row's upper edge is below that of row 0, in points; for `count` the lower edge of the last.
    package func top(of row: Int) -> CGFloat {
        let number = row / Self.pageLength
        var sum = CGFloat(row) * estimate
        var node = number
        while node > 0 {
            sum += excess[node] ?? 0
            node -= node & -node
        }
        guard let page = pages[number] else { return sum }
        for height in page.heights[0..<(row % Self.pageLength)] where !height.isNaN { sum += height - estimate }
        return sum
    }

    /// The row that covers a place, in points below the upper edge of row 0; the first or last one for places outside.
    ///
    /// - Precondition: there are rows.
    package func row(at place: CGFloat) -> Int {
        precondition(count > 0, "RowHeights: there is no row at \(place) among none. Ask for sections with rows only.")
        var number = 0
        var start: CGFloat = 0
        var step = pageCount > 0 ? 1 << (Int.bitWidth - 1 - pageCount.leadingZeroBitCount) : 0
        while step > 0 {
            let next = number + step
            let end = start + CGFloat(step * Self.pageLength) * estimate + (excess[next] ?? 0)
            if next < pageCount, end <= place {
                number = next
                start = end
            }
            step /= 2
        }
        return row(at: place, onPage: number, from: start)
    }

    private func row(at place: CGFloat, onPage number: Int, from start: CGFloat) -> Int {
        let first = number * Self.pageLength
        let length = min(Self.pageLength, count - first)
        guard let page = pages[number] else {
            guard estimate > 0 else { return first + length - 1 }
            return first + Int(min(max((place - start) / estimate, 0), CGFloat(length - 1)))
        }
        var end = start
        for index in 0..<length {
            end += page.heights[index].isNaN ? estimate : page.heights[index]
            if place < end { return first + index }
        }
        return first + length - 1
    }

    /// All rows of which more is noted than the common estimate.
    package func forEachNoted(_ body: (_ row: Int, _ height: CGFloat, _ isKnown: Bool) -> Void) {
        for (number, page) in pages {
            for index in 0..<Self.pageLength where !page.heights[index].isNaN {
                body(number * Self.pageLength + index, page.heights[index], page.known[index])
            }
        }
    }

    /// How many pages are kept: what the memory is counted by.
    package var notedPages: Int { pages.count }
}
