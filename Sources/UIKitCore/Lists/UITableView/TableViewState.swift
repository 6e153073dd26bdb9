import UIKitEngines

/// The state of a table: its counts, geometry, cells, headers and footers.
@MainActor struct TableViewState {
    typealias Row = RowGeometry.Row

    /// A row that keeps its position on the screen while the heights of the rows around it change.
    struct Anchor {
        var row: Row
        /// The distance of the row's upper edge from the top of the visible area, in points.
        var distance: CGFloat
    }

    /// The target of an animated scroll to a row. The row's position may change during the animation.
    struct ScrollTarget {
        var row: Row
        var position: UITableView.ScrollPosition
    }

    /// The number of rows of each section; `nil` until requested from the data source.
    var counts: [Int]?
    var geometry = RowGeometry()
    var needsGeometry = true
    /// Whether the data was reloaded and no cell was requested since then.
    var needsCells = true
    var isPreparing = false
    /// The widths for which the current heights are valid.
    var layoutWidths = LayoutWidths()
    /// Whether the delegate returns the heights of rows.
    var heightsAreDelegated = false
    /// Whether all rows have the height ``UITableView/rowHeight``, so that no height has to be requested or measured.
    var heightsAreFixed = false
    var cells: [Row: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// Whether the frames or the appearance of visible cells have to be updated.
    var needsCellUpdate = true
    var isTiling = false
    /// Whether a cell is being measured.
    var isMeasuring = false
    /// A counter that is incremented when all visible views are discarded.
    var generation = 0
    var scrollTarget: ScrollTarget?
    /// The row that keeps its position while heights are requested again.
    var storedAnchor: Anchor?
    var prefetch = PrefetchMachine()
    /// The visible range for which rows were last prefetched.
    var prefetchedRange: ClosedRange<CGFloat>?

    /// The width of a table, and the left and right insets of its safe area. Text wraps into more lines in a narrower
    /// table.
    struct LayoutWidths: Equatable {
        var width: CGFloat = 0
        var left: CGFloat = 0
        var right: CGFloat = 0
    }
}

extension RowGeometry.Row {
    init(_ path: IndexPath) { self.init(path.section, path.row) }
    var path: IndexPath { IndexPath(row: row, section: section) }
}
