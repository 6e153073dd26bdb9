import UIKitEngines

/// The editing state of a table: swiped row, reordering, gap, placeholders and section index.
@MainActor struct TableEditing {
    /// A row whose swipe actions are shown.
    struct Swipe {
        let row: RowGeometry.Row
        let cell: UITableViewCell
        let actions: SwipeActionsView
        var travel: RowSwipe
    }

    /// A row that is being reordered.
    ///
    /// A class: as a struct with two references in an optional, it crashes the optimizing compiler of Swift 6.3.
    @MainActor final class Reorder {
        /// The row in the data.
        let source: RowGeometry.Row
        /// The row that is shown.
        var current: RowGeometry.Row
        let cell: UITableViewCell
        /// The distance of the touch from the cell's upper edge, in points.
        let grip: CGFloat
        /// The vertical position of the touch in the visible area, in points.
        var touchLocation: CGFloat
        var link: LinkToken?

        init(_ row: RowGeometry.Row, cell: UITableViewCell, grip: CGFloat, finger: CGFloat) {
            (source, current) = (row, row)
            self.cell = cell
            self.grip = grip
            self.touchLocation = finger
        }
    }

    var isOn = false
    /// The separator inset that the app set.
    var separatorInset: UIEdgeInsets?
    var pan: UIPanGestureRecognizer?
    var swiped: Swipe?
    var multiSelect = MultiSelectGesture()
    var reorder: Reorder?
    /// The arrangement of rows that differs from the data while a drag is over the table.
    var gap: ItemArrangement?
    /// The height of the gap for items from elsewhere, in points.
    var gapHeight: CGFloat = TableMetrics.rowHeight
    var placeholders = ListPlaceholders<UITableViewPlaceholder>()
    var index: SectionIndexView?
    var needsIndex = true

    /// The arrangement of rows that differs from the data; `nil` if none differs.
    var arrangement: ItemArrangement? {
        guard let reorder else { return gap }
        var result = ItemArrangement(moving: reorder.source.path)
        result.current = reorder.current.path
        return result
    }

    /// The row that is being dragged by its reorder handle.
    var heldRow: RowGeometry.Row? { reorder?.current }
}
