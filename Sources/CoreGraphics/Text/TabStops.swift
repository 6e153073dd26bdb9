/// The widths of tabs.
enum TabStops {
    /// The text between a tab and the next one, in points.
    struct Column {
        var width = 0.0
        /// The width up to the decimal separator, or the whole width without a separator.
        var integerWidth = 0.0
    }

    /// Returns the width of a tab at `x` points from the leading edge.
    ///
    /// - Parameter column: Returns the column; called for stops other than leading ones.
    static func advance(from x: Double, style: TextParagraph, column: () -> Column) -> Double {
        for stop in style.tabStops where Double(stop.location) > x + LineBreaker.tolerance {
            return width(from: x, to: stop, column)
        }
        let interval = Double(style.defaultTabInterval)
        guard interval > 0, x.isFinite else { return 0 }
        let stop = ((x + LineBreaker.tolerance) / interval).rounded(.down) + 1
        return stop * interval - x
    }

    private static func width(from x: Double, to stop: TextTabStop, _ column: () -> Column) -> Double {
        let distance = Double(stop.location) - x
        switch stop.alignment {
        case .leading: return distance
        case .trailing: return max(0, distance - column().width)
        case .center: return max(0, distance - column().width / 2)
        case .decimal: return max(0, distance - column().integerWidth)
        }
    }
}
