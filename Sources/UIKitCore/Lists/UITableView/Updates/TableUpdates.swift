import UIKitEngines

/// Changes of a table that are being collected, and those that are still seen to happen.
@MainActor struct TableUpdates {
    var changes = ItemChanges()
    /// Rows whose cells are configured again, by their presented index paths before the changes.
    var reconfigured: [IndexPath] = []
    /// Whether the counts were known before the first change. Without a loaded table they are requested after the data has changed.
    var countsWereKnown = true
    /// How deep calls are nested.
    var depth = 0
    /// What the changes so far asked for.
    var animation = UITableView.RowAnimation.none
    /// How single rows and sections come and go; by row, or by section with row -1.
    var coming: [RowGeometry.Row: UITableView.RowAnimation] = [:]
    var going: [RowGeometry.Row: UITableView.RowAnimation] = [:]
    var completions: [(Bool) -> Void] = []
    /// Rows that leave, until they have left.
    var leaving: [LeavingRow] = []
    /// All was asked for again since changes are being collected.
    var isReloaded = false
    /// The cell that is being configured again.
    var reconfiguredCell: UITableViewCell?
}

/// A row that is seen to leave. Its cell may come back for another row meanwhile, and leave again.
@MainActor final class LeavingRow {
    let cell: UITableViewCell
    let row: RowGeometry.Row

    init(_ cell: UITableViewCell, _ row: RowGeometry.Row) {
        self.cell = cell
        self.row = row
    }
}
