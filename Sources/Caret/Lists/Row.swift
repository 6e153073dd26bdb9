/// One row of a table, or one item of a collection view: which cell shows it, what fills the cell, and what happens to the row.
///
/// ```swift
/// Row(task.id, cell: EditCell.self) { cell in cell.field.text = task.title }
///     .onSelect(self) { screen in screen.open(task) }
/// ```
///
/// Rows are told apart by their ids within their section. A row that is there before and after a change keeps its cell; one that has left
/// a section and came into another moves. A row without an id is known by its place in the source, and by how many of that place come
/// before it.
///
/// What the closure that fills the cell reads of an `@Observable` object is followed: when it changes, this row's closure runs again, and
/// nothing else. Handlers that the closure adds with `on` end before it runs again, and when the cell leaves the screen.
@MainActor public struct Row<Cell: ListCell> {
    var id: AnyHashable?
    let site: Site
    let kind: RowKind<Cell>
    var content: RowContent?
    var fill: (@MainActor (Cell) -> Void)?
    var actions = RowActions<Cell>()
    var measures = RowMeasures()

    init(_ id: AnyHashable?, _ kind: RowKind<Cell>, _ site: Site, content: RowContent? = nil, fill: (@MainActor (Cell) -> Void)?) {
        self.id = id
        self.kind = kind
        self.site = site
        self.content = content
        self.fill = fill
    }

    /// The row with something changed.
    func with(_ change: (inout Row) -> Void) -> Row {
        var row = self
        change(&row)
        return row
    }

    /// Whether a cell that shows the other one shows this one, too.
    func looksLike(_ other: Row) -> Bool {
        guard let content, let otherContent = other.content else {
            return fill == nil && other.fill == nil && measures.isEqual(to: other.measures)
        }
        return content.isEqual(to: otherContent) && measures.isEqual(to: other.measures)
    }

    var hasClosures: Bool { fill != nil || actions.hasClosures }

    /// Forgets all closures, and with them what they captured.
    mutating func dropClosures() {
        fill = nil
        actions = RowActions()
        measures.height = nil
    }
}
