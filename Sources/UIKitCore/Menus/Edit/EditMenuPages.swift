/// The division of an edit menu's items into pages.
struct EditMenuPages: Equatable {
    /// The ranges of items on each page; never empty.
    let pages: [Range<Int>]

    /// Divides the items.
    ///
    /// - Parameters:
    ///   - widths: the widths of the items, in points.
    /// - room: the available width for a page and its arrows to the neighbouring pages.
    /// - arrow: the width of an arrow.
    init(_ widths: [CGFloat], availableWidth room: CGFloat, arrow: CGFloat) {
        guard widths.reduce(0, +) > room else {
            pages = [0..<widths.count]
            return
        }
        var pages: [Range<Int>] = []
        var start = 0
        while start < widths.count {
            let isFirst = start == 0
            var (end, used) = (start, isFirst ? 0 : arrow)
            while end < widths.count {
                let isLast = end == widths.count - 1
                guard end == start || used + widths[end] + (isLast ? 0 : arrow) <= room else { break }
                used += widths[end]
                end += 1
            }
            pages.append(start..<end)
            start = end
        }
        self.pages = pages
    }
}
