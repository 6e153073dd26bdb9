/// The position of a list cell, and its subviews. Each subview is created on first use.
@MainActor struct ListCellState {
    var position: ListCellPosition?
    var leading: [ListAccessoryView] = []
    var trailing: [ListAccessoryView] = []
    var accessoriesAreStale = true
    var wasEditing = false
    var topSeparator: SeparatorView?
    var bottomSeparator: SeparatorView?
    var hasSeparatorGuide = false
    /// Whether the corners were rounded for an inset group.
    var isRounded = false
    /// Whether the swipe actions of the cell are shown.
    var isSwiped = false
    /// The distance from the touch on the reorder handle to the cell's centre, in points.
    var touchOffset = CGPoint.zero
}
