import UIKitEngines

/// The pending changes of a table's batch update, and the rows whose removal is still being animated.
@MainActor struct TableUpdates {
    var changes = ItemChanges()
    /// The rows whose cells are reconfigured, by their presented index paths before the changes.
    var reconfigured: [IndexPath] = []
    /// Whether the counts were known before the first change. Counts of a table that is not loaded are requested
    /// after the data has changed.
    var countsWereKnown = true
    /// The nesting depth of batch updates.
    var depth = 0
    /// The animation that the changes so far requested.
    var animation = UITableView.RowAnimation.none
    /// The animations of inserted and deleted rows and sections. The key of a section has row -1.
    var coming: [RowGeometry.Row: UITableView.RowAnimation] = [:]
    var going: [RowGeometry.Row: UITableView.RowAnimation] = [:]
    var completions: [(Bool) -> Void] = []
    /// The rows that are being removed, until their animations end.
    var leaving: [LeavingRow] = []
    /// Whether the data was reloaded during the batch update.
    var isReloaded = false
    /// The cell that is being reconfigured.
    var reconfiguredCell: UITableViewCell?
}

/// A row whose removal is being animated. Its cell may meanwhile be used for another row, and be removed again.
@MainActor final class LeavingRow {
    let cell: UITableViewCell
    let row: RowGeometry.Row

    init(_ cell: UITableViewCell, _ row: RowGeometry.Row) {
        self.cell = cell
        self.row = row
    }
}
