/// The actions of a row for the user's interactions.
@MainActor struct RowActions<Cell: ListCell> {
    typealias Action = @MainActor () -> Void

    var select: Action?
    var deselect: Action?
    var accessory: Action?
    var delete: Action?
    var deleteTitle: String?
    var insert: Action?
    var leading: (@MainActor () -> [UIContextualAction])?
    var trailing: (@MainActor () -> [UIContextualAction])?
    var show: (@MainActor (Cell) -> Void)?
    var hide: (@MainActor (Cell) -> Void)?
    var keepsSelection = false
    var isSelectable = true
    var isMovable = false

    var canEdit: Bool { delete != nil || insert != nil || isMovable || leading != nil || trailing != nil }
}
