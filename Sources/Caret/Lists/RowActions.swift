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
    var menu: (@MainActor () -> [UIMenuElement])?
    var menuTitle = ""
    var drag: (@MainActor () -> [UIDragItem])?
    /// The asynchronous preparation of the content before the row becomes visible.
    var prefetch: (@MainActor () async -> Void)?
    var show: (@MainActor (Cell) -> Void)?
    var hide: (@MainActor (Cell) -> Void)?
    var keepsSelection = false
    var isSelectable = true
    var isMovable = false
    /// The tasks of the asynchronous actions.
    var tasks: [RowSlot: RowTasks] = [:]

    /// The features of UIKit that the actions require.
    var features: ListFeatures {
        var result: ListFeatures = []
        if drag != nil { result.insert(.dragging) }
        if prefetch != nil { result.insert(.prefetching) }
        if isMovable { result.insert(.moving) }
        return result
    }

    var canEdit: Bool { delete != nil || insert != nil || isMovable || leading != nil || trailing != nil }
}
