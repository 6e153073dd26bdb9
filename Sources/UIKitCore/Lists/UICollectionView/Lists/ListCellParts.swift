/// The views of a list's cell that are made when they are first needed, and what it knows of its place.
@MainActor struct ListCellParts {
    var place: ListPlace?
    var leading: [ListAccessoryView] = []
    var trailing: [ListAccessoryView] = []
    var isStale = true
    var wasEditing = false
    var top: SeparatorView?
    var bottom: SeparatorView?
    var hasSeparatorGuide = false
    /// The corners are those of a card.
    var isRounded = false
    /// The cell is swiped away, or coming back.
    var isSwiped = false
    /// How far the middle of the cell is from the finger that drags it by its handle, in points.
    var grip = CGPoint.zero
}
