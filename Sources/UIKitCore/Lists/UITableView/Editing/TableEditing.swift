import UIKitEngines

/// What a table knows of its being edited.
@MainActor struct TableEditing {
    /// A row that is swiped away.
    struct Swipe {
        let row: RowGeometry.Row
        let cell: UITableViewCell
        let actions: SwipeActionsView
        var travel: RowSwipe
    }

    /// A row that is being moved to another place.
    ///
    /// A class: as a struct with two references in an optional it stops the optimizing compiler of Swift 6.3.
    @MainActor final class Reorder {
        /// Where the row is in the data.
        let source: RowGeometry.Row
        /// Where it is shown.
        var current: RowGeometry.Row
        let cell: UITableViewCell
        /// How far below the cell's upper edge the finger is, in points.
        let grip: CGFloat
        /// Where the finger is, in points below the upper edge of what shows.
        var finger: CGFloat
        var link: LinkToken?

        init(_ row: RowGeometry.Row, cell: UITableViewCell, grip: CGFloat, finger: CGFloat) {
            (source, current) = (row, row)
            self.cell = cell
            self.grip = grip
            self.finger = finger
        }
    }

    var isOn = false
    /// As the app set it.
    var separatorInset: UIEdgeInsets?
    var pan: UIPanGestureRecognizer?
    var swiped: Swipe?
    var sweep = RowSweep()
    var reorder: Reorder?
    /// Rows that stand otherwise than in the data while something is dragged over them.
    var gap: ItemArrangement?
    /// How high room is for what comes from elsewhere, in points.
    var gapHeight: CGFloat = TableMetrics.rowHeight
    var placeholders = ListPlaceholders<UITableViewPlaceholder>()
    var index: SectionIndexView?
    var needsIndex = true

    /// How rows stand otherwise than in the data.
    var arrangement: ItemArrangement? {
        guard let reorder else { return gap }
        var result = ItemArrangement(moving: reorder.source.path)
        result.current = reorder.current.path
        return result
    }

    /// The row that a finger holds.
    var heldRow: RowGeometry.Row? { reorder?.current }
}
