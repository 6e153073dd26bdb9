import UIKitEngines

/// What a table knows of its data and of what shows.
@MainActor struct TableRecord {
    typealias Row = RowGeometry.Row

    /// What rows are to stay in place when heights around them change.
    struct Anchor {
        var row: Row
        /// How far the row's upper edge is below that of what shows, in points.
        var distance: CGFloat
    }

    /// A movement towards a row, whose place may change while it is under way.
    struct Goal {
        var row: Row
        var position: UITableView.ScrollPosition
    }

    /// The number of rows of each section, once it was asked for.
    var counts: [Int]?
    var geometry = RowGeometry()
    var needsGeometry = true
    /// Whether no cell was requested since the last reload.
    var needsCells = true
    var isPreparing = false
    /// What heights hold for.
    var room = Room()
    /// Whether the delegate returns the heights of rows.
    var heightsAreDelegated = false
    /// All rows are as high as ``UITableView/rowHeight`` says: nobody has to be asked.
    var heightsAreFixed = false
    var cells: [Row: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// Places or looks of cells that show may have changed.
    var needsPlacement = true
    var isTiling = false
    /// Whether a cell is being asked how high it wants to be.
    var isMeasuring = false
    /// Counted up whenever all that shows is thrown away.
    var generation = 0
    var goal: Goal?
    /// Kept while heights are asked for again: the row stays where it was.
    var anchorHold: Anchor?
    var prefetch = PrefetchMachine()
    /// The rows that were shown when prefetching was thought of last.
    var prefetchedFor: ClosedRange<CGFloat>?

    /// How wide a table is, and how much of that is covered at its sides: words that have less of it take more lines.
    struct Room: Equatable {
        var width: CGFloat = 0
        var left: CGFloat = 0
        var right: CGFloat = 0
    }
}

extension RowGeometry.Row {
    init(_ path: IndexPath) { self.init(path.section, path.row) }
    var path: IndexPath { IndexPath(row: row, section: section) }
}
