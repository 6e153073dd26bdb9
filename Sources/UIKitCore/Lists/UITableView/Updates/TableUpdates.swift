import UIKitEngines

/// The pending changes of a table's batch update, and the rows whose removal is still being animated.
@MainActor struct TableUpdates {
    var changes = ItemChanges()
    /// The rows whose cells are reconfigured at the end of the batch update, by their old presented index paths.
    var reconfiguredPaths: [IndexPath] = []
    /// Whether the counts were known before the first change. If not, the counts are requested only after the data has
    /// changed.
    var countsWereKnown = true
    /// The nesting depth of batch updates.
    var depth = 0
    /// The animation that the last change has requested.
    var animation = UITableView.RowAnimation.none
    /// The animations of inserted rows and sections, and of deleted or reloaded ones. The key of a section has row -1.
    var insertAnimations: [RowGeometry.Row: UITableView.RowAnimation] = [:]
    var deleteAnimations: [RowGeometry.Row: UITableView.RowAnimation] = [:]
    var completions: [(Bool) -> Void] = []
    /// The rows that are being removed, until their animations end.
    var rowsBeingRemoved: [RowRemoval] = []
    /// Whether the data was reloaded during the batch update.
    var isReloaded = false
    /// The cell that is being reconfigured.
    var reconfiguredCell: UITableViewCell?
}

/// A row whose removal is being animated. The cell may be reused and removed again before the animation ends.
@MainActor final class RowRemoval {
    let cell: UITableViewCell
    let row: RowGeometry.Row

    init(_ cell: UITableViewCell, _ row: RowGeometry.Row) {
        self.cell = cell
        self.row = row
    }
}
