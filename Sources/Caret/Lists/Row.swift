/// A row of a table view, or an item of a collection view: its cell, the configuration of the cell, and its actions.
///
/// ```swift
/// Row(task.id, cell: EditCell.self) { cell in
///     if cell.field.text != task.title { cell.field.text = task.title }
///     cell.field.on(.editingChanged) { title in task.title = title }
/// }
/// .onSelect(self) { screen in screen.open(task) }
/// ```
///
/// Rows are distinguished by their ids within their section. A row that exists both before and after a change keeps
/// its cell. A row that disappears from a section and appears in another one moves. A row without an id is identified
/// by its source location, and by the number of earlier rows from that location.
///
/// The `@Observable` values that the configuring closure reads are observed. When one of them changes, only the
/// closure of this row runs again. Handlers that the closure adds with `on` end before it runs again, and when the
/// cell leaves the screen. Handlers with ``Subscription/endsWithOwner()`` are exceptions.
@MainActor public struct Row<Cell: ListCell> {
    /// A reference to shared storage, because rows are numerous and are copied from one plan to the next.
    private var box: Box

    init(_ id: AnyHashable?, _ kind: RowKind<Cell>, _ site: SourceLocation, content: RowContent? = nil, fill: (@MainActor (Cell) -> Void)?)
    {
        box = Box(RowParts(id: id, site: site, kind: kind, content: content, fill: fill))
    }

    private final class Box {
        var parts: RowParts<Cell>
        init(_ parts: RowParts<Cell>) { self.parts = parts }
    }

    /// The parts of the row, with copy on write.
    private var parts: RowParts<Cell> {
        _read { yield box.parts }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.parts) }
            yield &box.parts
        }
    }

    var site: SourceLocation { box.parts.site }
    var kind: RowKind<Cell> { box.parts.kind }
    var sources: [RowClosureSource] { box.parts.sources }
    /// Whether the row has one of UIKit's cell styles, which this module configures with the app's text.
    var usesSystemCellStyle: Bool { box.parts.kind.isStyle }

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

    /// Returns the row with a change applied to it.
    func with(_ change: (inout Row) -> Void) -> Row {
        var row = self
        change(&row)
        return row
    }

    /// Returns the row with a closure of the app for an event, together with its source location.
    func with(_ slot: RowSlot, _ site: SourceLocation, hasOwner: Bool = false, _ change: (inout RowActions<Cell>) -> Void) -> Row {
        with {
            change(&$0.actions)
            $0.parts.recordSource(RowClosureSource(slot: slot, site: site, hasOwner: hasOwner))
        }
    }

    /// Returns the row with the tasks that its closure for an event starts.
    func with(_ slot: RowSlot, _ tasks: RowTasks) -> Row { with { $0.actions.tasks[slot] = tasks } }

    /// Returns the row with a closure of the app that computes its height.
    func with(height: @escaping @MainActor (CGFloat) -> CGFloat, _ site: SourceLocation) -> Row {
        with {
            $0.measures.height = height
            $0.measures.fixedHeight = nil
            $0.parts.recordSource(RowClosureSource(slot: .height, site: site, hasOwner: false))
        }
    }

    // MARK: - Table and collection views

    /// Returns a closure for any cell from a closure for cells of a class. The list passes only cells of that class
    /// to the row.
    static func forAnyCell<Specific: UIView>(_ fill: @escaping @MainActor (Specific) -> Void) -> @MainActor (Cell) -> Void {
        { cell in if let cell = cell as? Specific { fill(cell) } }
    }

    /// Returns a closure for any cell from a closure with an owner. The owner is held weakly.
    static func forAnyCell<Specific: UIView, Owner: AnyObject>(
        _ owner: Owner, _ fill: @escaping @MainActor (Owner, Specific) -> Void
    ) -> @MainActor (Cell) -> Void {
        forAnyCell { [weak owner] (cell: Specific) in if let owner { fill(owner, cell) } }
    }

    /// Whether the rows are one row, which was neither described again nor changed.
    func isSame(as other: Row) -> Bool { box === other.box }

    /// Returns whether a cell that shows the other row needs no change to show this row.
    func hasSameContent(_ other: Row) -> Bool {
        guard let content, let otherContent = other.content else {
            return fill == nil && other.fill == nil && measures.isEqual(to: other.measures)
        }
        return content.isEqual(to: otherContent) && measures.isEqual(to: other.measures)
    }

    /// Returns the values that the closure for an event captured.
    func captures(of slot: RowSlot) -> ClosureCaptures {
        switch slot {
        case .select: ClosureCaptures(of: actions.select)
        case .deselect: ClosureCaptures(of: actions.deselect)
        case .accessory: ClosureCaptures(of: actions.accessory)
        case .delete: ClosureCaptures(of: actions.delete)
        case .insert: ClosureCaptures(of: actions.insert)
        case .leading: ClosureCaptures(of: actions.leading)
        case .trailing: ClosureCaptures(of: actions.trailing)
        case .menu: ClosureCaptures(of: actions.menu)
        case .drag: ClosureCaptures(of: actions.drag)
        case .prefetch: ClosureCaptures(of: actions.prefetch)
        case .show: ClosureCaptures(of: actions.show)
        case .hide: ClosureCaptures(of: actions.hide)
        case .height: ClosureCaptures(of: measures.height)
        }
    }

    /// Releases all closures together with their captured values.
    mutating func releaseClosures() { parts.releaseClosures() }

    /// Releases the closure of the row for an event; for `nil`, the closure that configures the cell.
    mutating func releaseClosure(_ slot: RowSlot?) {
        if let slot { parts.releaseClosure(slot) } else { parts.fill = nil }
    }
}
