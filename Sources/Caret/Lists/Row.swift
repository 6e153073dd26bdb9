/// One row of a table, or one item of a collection view: which cell shows it, what fills the cell, and what happens to the row.
///
/// ```swift
/// Row(task.id, cell: EditCell.self) { cell in
///     if cell.field.text != task.title { cell.field.text = task.title }
///     cell.field.on(.editingChanged) { title in task.title = title }
/// }
/// .onSelect(self) { screen in screen.open(task) }
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
    /// Behind one reference: rows are many, and go from plan to plan.
    private var box: Box

    init(_ id: AnyHashable?, _ kind: RowKind<Cell>, _ site: Site, content: RowContent? = nil, fill: (@MainActor (Cell) -> Void)?) {
        box = Box(RowParts(id: id, site: site, kind: kind, content: content, fill: fill))
    }

    private final class Box {
        var parts: RowParts<Cell>
        init(_ parts: RowParts<Cell>) { self.parts = parts }
    }

    /// What the row is made of. Whoever changes it has a copy of it first, if others see it, too.
    private var parts: RowParts<Cell> {
        _read { yield box.parts }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.parts) }
            yield &box.parts
        }
    }

    var site: Site { box.parts.site }
    var kind: RowKind<Cell> { box.parts.kind }
    var notes: [RowNote] { box.parts.notes }
    /// Whether what fills the cell is this module's, with words of the app's.
    var isOwnStyle: Bool { box.parts.kind.isStyle }

    var id: AnyHashable? {
        get { box.parts.id }
        set { parts.id = newValue }
    }

    var content: RowContent? {
        get { box.parts.content }
        set { parts.content = newValue }
    }

    var fill: (@MainActor (Cell) -> Void)? {
        get { box.parts.fill }
        set { parts.fill = newValue }
    }

    var measures: RowMeasures {
        get { box.parts.measures }
        set { parts.measures = newValue }
    }

    var actions: RowActions<Cell> {
        get { box.parts.actions }
        set { parts.actions = newValue }
    }

    /// The row with something changed.
    func with(_ change: (inout Row) -> Void) -> Row {
        var row = self
        change(&row)
        return row
    }

    /// The row with a closure of the app's for something, given at a place in its source.
    func with(_ slot: RowSlot, _ site: Site, hasOwner: Bool = false, _ change: (inout RowActions<Cell>) -> Void) -> Row {
        with {
            change(&$0.actions)
            $0.parts.note(RowNote(slot: slot, site: site, hasOwner: hasOwner))
        }
    }

    /// The row with a height of the app's.
    func with(height: @escaping @MainActor (CGFloat) -> CGFloat, _ site: Site) -> Row {
        with {
            $0.measures.height = height
            $0.measures.fixedHeight = nil
            $0.parts.note(RowNote(slot: .height, site: site, hasOwner: false))
        }
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

    /// The captured values of the closure for one event.
    func captures(of slot: RowSlot) -> ClosureCaptures {
        switch slot {
        case .select: ClosureCaptures(of: actions.select)
        case .deselect: ClosureCaptures(of: actions.deselect)
        case .accessory: ClosureCaptures(of: actions.accessory)
        case .delete: ClosureCaptures(of: actions.delete)
        case .insert: ClosureCaptures(of: actions.insert)
        case .leading: ClosureCaptures(of: actions.leading)
        case .trailing: ClosureCaptures(of: actions.trailing)
        case .show: ClosureCaptures(of: actions.show)
        case .hide: ClosureCaptures(of: actions.hide)
        case .height: ClosureCaptures(of: measures.height)
        }
    }

    /// Forgets all closures, and with them what they captured.
    mutating func dropClosures() { parts.dropClosures() }

    /// Forgets what the row has for one thing, `nil` for what fills its cell.
    mutating func drop(_ slot: RowSlot?) {
        if let slot { parts.drop(slot) } else { parts.fill = nil }
    }
}
