/// The items of an edit menu, as many beside each other as there is room for.
struct EditMenuPages: Equatable {
    /// Places in the list of items, page by page; never empty.
    let pages: [Range<Int>]

    /// - Parameters:
    ///   - widths: the items', in points.
    ///   - room: what a page may take, with the arrows to the pages beside it.
    ///   - arrow: what such an arrow takes.
    init(_ widths: [CGFloat], room: CGFloat, arrow: CGFloat) {
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
