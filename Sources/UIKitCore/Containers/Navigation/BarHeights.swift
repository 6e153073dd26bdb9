/// The heights of the parts of a navigation bar from top to bottom, in points.
struct BarHeights: Equatable {
    /// The prompt above the title; 30 if the bar has one.
    var prompt: CGFloat = 0
    /// Title and items: 44, on tablets 50, on sheets 56, in compact bars 32, and 0 while searching.
    var row: CGFloat = BarMetrics.height
    /// The large title; 52 if the bar has one.
    var large: CGFloat = 0
    /// The search field; 52 if the bar has one, 96 with scopes.
    var search: CGFloat = 0
    /// Whether the search field stays visible while content scrolls below.
    var keepsSearch = true

    /// The least height, with content scrolled below the bar.
    var collapsed: CGFloat { prompt + row + (keepsSearch ? search : 0) }
    /// The height with all parts.
    var expanded: CGFloat { prompt + row + large + search }

    /// Returns the visible heights of large title and search field in a bar of a given height, and the height beyond
    /// the expanded one.
    func parts(in height: CGFloat) -> (large: CGFloat, search: CGFloat, stretch: CGFloat) {
        let rest = max(0, height - prompt - row)
        let stretch = max(0, height - expanded)
        if keepsSearch { return (min(max(0, rest - search), large), search, stretch) }
        return (min(rest, large), min(max(0, rest - large), search), stretch)
    }

    /// Returns the resting height nearest to the height at which the user released the bar. No title or search field
    /// is cut there.
    func resting(near height: CGFloat) -> CGFloat {
        var stops = [collapsed]
        if large > 0 { stops.append(collapsed + large) }
        if !keepsSearch, search > 0 { stops.append(collapsed + large + search) }
        return stops.min { abs($0 - height) < abs($1 - height) } ?? collapsed
    }
}
