/// The division of an edit menu's items into pages.
struct EditMenuPages: Equatable {
    /// The ranges of items on each page; never empty.
    let pages: [Range<Int>]

    /// Divides the items.
    ///
    /// - Parameters:
    ///   - widths: the widths of the items, in points.
    ///   - availableWidth: the width, in points, for a page and its arrows to the neighbouring pages.
    ///   - arrow: the width of an arrow, in points.
    init(_ widths: [CGFloat], availableWidth: CGFloat, arrow: CGFloat) {
        guard widths.reduce(0, +) > availableWidth else {
            pages = [0..<widths.count]
            return
        }
        var pages: [Range<Int>] = []
        var start = 0
        while start < widths.count {
            let isFirst = start == 0
            var end = start
            var usedWidth = isFirst ? 0 : arrow
            while end < widths.count {
                let isLast = end == widths.count - 1
                guard end == start || usedWidth + widths[end] + (isLast ? 0 : arrow) <= availableWidth else { break }
                usedWidth += widths[end]
                end += 1
            }
            pages.append(start..<end)
            start = end
        }
        self.pages = pages
    }
}
