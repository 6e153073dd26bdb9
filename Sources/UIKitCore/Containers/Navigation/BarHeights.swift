/// What a navigation bar is made of from top to bottom, in points.
struct BarHeights: Equatable {
    /// A line above the title; 30 with one.
    var prompt: CGFloat = 0
    /// Title and items; 44, on tablets 50, on sheets 56, on low screens 32, nothing while searching.
    var row: CGFloat = BarMetrics.height
    /// The large title; 52 where there is one.
    var large: CGFloat = 0
    /// The search field; 52 where there is one, with scopes 96.
    var search: CGFloat = 0
    /// Whether the search field stays while content scrolls below.
    var keepsSearch = true

    /// The least height, with content scrolled below the bar.
    var collapsed: CGFloat { prompt + row + (keepsSearch ? search : 0) }
    /// The height with all of it.
    var expanded: CGFloat { prompt + row + large + search }

    /// How much of large title and search field is seen in a bar of some height, and how far it is pulled longer than it is.
    func parts(in height: CGFloat) -> (large: CGFloat, search: CGFloat, stretch: CGFloat) {
        let rest = max(0, height - prompt - row)
        let stretch = max(0, height - expanded)
        if keepsSearch { return (min(max(0, rest - search), large), search, stretch) }
        return (min(rest, large), min(max(0, rest - large), search), stretch)
    }

    /// The height at which a bar that was let go at some height comes to rest: never with half of a title or field.
    func resting(near height: CGFloat) -> CGFloat {
        var stops = [collapsed]
        if large > 0 { stops.append(collapsed + large) }
        if !keepsSearch, search > 0 { stops.append(collapsed + large + search) }
        return stops.min { abs($0 - height) < abs($1 - height) } ?? collapsed
    }
}
