import UIKitEngines

/// The editing state of a table: swiped row, reordering, gap, placeholders and section index.
@MainActor struct TableEditing {
    /// A row whose swipe actions are shown.
    struct Swipe {
        let row: RowGeometry.Row
        let cell: UITableViewCell
        let actions: SwipeActionsView
        var swipeState: RowSwipe
    }

    /// A row that is being reordered.
    ///
    /// This type is a class, because a struct with two references in an optional crashes the optimizing compiler of
    /// Swift 6.3.
    @MainActor final class Reorder {
        /// The dragged row as it is in the data.
        let source: RowGeometry.Row
        /// The row at which the dragged row is presented now.
        var current: RowGeometry.Row
        let cell: UITableViewCell
        /// The distance from the cell's upper edge to the touch, in points.
        let touchOffset: CGFloat
        /// The vertical position of the touch, relative to the top of the visible area, in points.
        var touchLocation: CGFloat
        var link: LinkToken?

        init(_ row: RowGeometry.Row, cell: UITableViewCell, touchOffset: CGFloat, touchLocation: CGFloat) {
            source = row
            current = row
            self.cell = cell
            self.touchOffset = touchOffset
            self.touchLocation = touchLocation
        }
    }

    var isOn = false
    /// The separator inset that the app has set; `nil` if there is none.
    var separatorInset: UIEdgeInsets?
    var swipePan: UIPanGestureRecognizer?
    var swipedRow: Swipe?
    var multiSelectGesture = MultiSelectGesture()
    var reorder: Reorder?
    /// The arrangement of rows that differs from the data while a drag is over the table.
    var gap: ItemArrangement?
    /// The height of a gap for items from outside of the table, in points.
    var gapHeight: CGFloat = TableMetrics.rowHeight
    var placeholders = ListPlaceholders<UITableViewPlaceholder>()
    var index: SectionIndexView?
    var needsIndex = true

    /// The arrangement of rows that differs from the data, because of reordering or a gap; `nil` without either.
    var arrangement: ItemArrangement? {
        guard let reorder else { return gap }
        var result = ItemArrangement(moving: reorder.source.path)
        result.current = reorder.current.path
        return result
    }

    /// The row that is being dragged by its reorder handle.
    var draggedRow: RowGeometry.Row? { reorder?.current }
}
