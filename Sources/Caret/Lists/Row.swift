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
/// nothing else. Handlers that the closure adds with `on` end before it runs again, and when the cell leaves the screen, but for those that
/// say otherwise with ``Subscription/outlastsFilling()``.
@MainActor public struct Row<Cell: ListCell> {
    var id: AnyHashable?
    let site: Site
    let kind: RowKind<Cell>
    var content: RowContent?
    var fill: (@MainActor (Cell) -> Void)?
    /// Apart from the row: most rows do little, and rows are copied much.
    private var actionsBox: Box?
    var measures = RowMeasures()

    init(_ id: AnyHashable?, _ kind: RowKind<Cell>, _ site: Site, content: RowContent? = nil, fill: (@MainActor (Cell) -> Void)?) {
        self.id = id
        self.kind = kind
        self.site = site
        self.content = content
        self.fill = fill
    }

    private final class Box {
        let actions: RowActions<Cell>
        init(_ actions: RowActions<Cell>) { self.actions = actions }
    }

    var actions: RowActions<Cell> {
        get { actionsBox?.actions ?? RowActions() }
        set { actionsBox = Box(newValue) }
    }

    /// The row with something changed.
    func with(_ change: (inout Row) -> Void) -> Row {
        var row = self
        change(&row)
        return row
    }

    // MARK: - For the two kinds of lists

    /// A closure for cells of a class, made to take any: the list makes cells of that class only.
    static func forAnyCell<Specific: UIView>(_ fill: @escaping @MainActor (Specific) -> Void) -> @MainActor (Cell) -> Void {
        { cell in if let cell = cell as? Specific { fill(cell) } }
    }

    /// The same with an owner, who is held weakly.
    static func forAnyCell<Specific: UIView, Owner: AnyObject>(
        _ owner: Owner, _ fill: @escaping @MainActor (Owner, Specific) -> Void
    ) -> @MainActor (Cell) -> Void {
        forAnyCell { [weak owner] (cell: Specific) in if let owner { fill(owner, cell) } }
    }

    /// Whether a cell that shows the other one shows this one, too.
    func looksLike(_ other: Row) -> Bool {
        guard let content, let otherContent = other.content else {
            return fill == nil && other.fill == nil && measures.isEqual(to: other.measures)
        }
        return content.isEqual(to: otherContent) && measures.isEqual(to: other.measures)
    }

    var hasClosures: Bool { fill != nil || actionsBox?.actions.hasClosures == true }

    /// Forgets all closures, and with them what they captured.
    mutating func dropClosures() {
        fill = nil
        actionsBox = nil
        measures.height = nil
    }
}
