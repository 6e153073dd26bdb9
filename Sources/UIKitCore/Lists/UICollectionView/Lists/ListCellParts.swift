/// The subviews of a list cell, each created on first use, and its position in the list.
@MainActor struct ListCellParts {
    var place: ListPlace?
    var leading: [ListAccessoryView] = []
    var trailing: [ListAccessoryView] = []
    var isStale = true
    var wasEditing = false
    var top: SeparatorView?
    var bottom: SeparatorView?
    var hasSeparatorGuide = false
    /// Whether the corners were rounded for an inset group.
    var isRounded = false
    /// Whether the cell is swiped, or returning to its place.
    var isSwiped = false
    /// The offset of the cell's centre from the touch on its reorder handle, in points.
    var grip = CGPoint.zero
}
