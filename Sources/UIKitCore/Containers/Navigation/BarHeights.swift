/// The heights of the parts of a navigation bar from top to bottom, in points.
struct BarHeights: Equatable {
    /// The height of the prompt above the title: 30, or 0 without a prompt.
    var prompt: CGFloat = 0
    /// The height of the row with title and items: 44, on tablets 50, on sheets 56, in compact bars 32. It is 0 while
    /// a search hides the row.
    var row: CGFloat = BarMetrics.height
    /// The height of the large title: 52, or 0 without a large title.
    var large: CGFloat = 0
    /// The height of the search bar: 52, or 96 with a scope bar, or 0 without a search bar.
    var search: CGFloat = 0
    /// Whether the search field stays visible while content scrolls under the bar.
    var keepsSearch = true

    /// The minimum height, which the bar has while content is scrolled under it.
    var collapsed: CGFloat { prompt + row + (keepsSearch ? search : 0) }
    /// The height with all parts.
    var expanded: CGFloat { prompt + row + large + search }

    /// Returns the visible heights of large title and search field in a bar of a given height, and the excess over
    /// ``expanded``.
    func parts(in height: CGFloat) -> (large: CGFloat, search: CGFloat, stretch: CGFloat) {
        let remainingHeight = max(0, height - prompt - row)
        let stretch = max(0, height - expanded)
        if keepsSearch { return (min(max(0, remainingHeight - search), large), search, stretch) }
        return (min(remainingHeight, large), min(max(0, remainingHeight - large), search), stretch)
    }

    /// Returns the nearest height at which the large title and the search field are each entirely visible or entirely
    /// hidden.
    func snappedHeight(near height: CGFloat) -> CGFloat {
        var snapHeights = [collapsed]
        if large > 0 { snapHeights.append(collapsed + large) }
        if !keepsSearch, search > 0 { snapHeights.append(collapsed + large + search) }
        return snapHeights.min { abs($0 - height) < abs($1 - height) } ?? collapsed
    }
}
