/// Where a tab leads.
enum TabStops {
    /// The room that a tab at `x` points from the leading edge takes up.
    static func advance(from x: Double, style: TextParagraph) -> Double {
        if let stop = style.tabStops.first(where: { Double($0) > x + LineBreaker.tolerance }) { return Double(stop) - x }
        let interval = Double(style.defaultTabInterval)
        guard interval > 0, x.isFinite else { return 0 }
        let stop = ((x + LineBreaker.tolerance) / interval).rounded(.down) + 1
        return stop * interval - x
    }
}
