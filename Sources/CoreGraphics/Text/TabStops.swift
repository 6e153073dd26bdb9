/// Where a tab leads.
enum TabStops {
    /// What stands between a tab and the next one. In points.
    struct Column {
        var width = 0.0
        /// Up to the decimal separator, or all of it without one.
        var integerWidth = 0.0
    }

    /// The room that a tab at `x` points from the leading edge takes up.
    ///
    /// - Parameter column: asked for where the stop is not one that text starts at.
    static func advance(from x: Double, style: TextParagraph, column: () -> Column) -> Double {
        for stop in style.tabStops where Double(stop.location) > x + LineBreaker.tolerance {
            return room(from: x, to: stop, column)
        }
        let interval = Double(style.defaultTabInterval)
        guard interval > 0, x.isFinite else { return 0 }
        let stop = ((x + LineBreaker.tolerance) / interval).rounded(.down) + 1
        return stop * interval - x
    }

    private static func room(from x: Double, to stop: TextTabStop, _ column: () -> Column) -> Double {
        let room = Double(stop.location) - x
        switch stop.alignment {
        case .leading: return room
        case .trailing: return max(0, room - column().width)
        case .center: return max(0, room - column().width / 2)
        case .decimal: return max(0, room - column().integerWidth)
        }
    }
}
