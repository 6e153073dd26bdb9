/// The parts of a row.
@MainActor struct RowParts<Cell: ListCell> {
    var id: AnyHashable?
    let site: SourceLocation
    let kind: RowKind<Cell>
    var content: RowContent?
    var fill: (@MainActor (Cell) -> Void)?
    var measures = RowMeasures()
    /// The source locations of all closures except `fill`, in the order in which the closures were added.
    private(set) var sources: [RowClosureSource] = []
    /// The actions are stored separately, because most rows have few of them.
    private var actionsBox: Box?

    init(id: AnyHashable?, site: SourceLocation, kind: RowKind<Cell>, content: RowContent?, fill: (@MainActor (Cell) -> Void)?) {
        self.id = id
        self.site = site
        self.kind = kind
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

    /// Records the source location of a closure, in place of the location of an earlier closure for the same event.
    mutating func recordSource(_ source: RowClosureSource) {
        sources.removeAll { $0.slot == source.slot }
        sources.append(source)
    }

    mutating func releaseClosures() {
        fill = nil
        // A running task goes on, and its rule applies to events after the closures were made again.
        let running = actions.tasks.filter { $1.isRunning }
        actionsBox = nil
        if !running.isEmpty { actions.tasks = running }
        measures.height = nil
        sources = []
    }

    /// Releases one closure.
    mutating func releaseClosure(_ slot: RowSlot) {
        sources.removeAll { $0.slot == slot }
        switch slot {
        case .select: actions.select = nil
        case .deselect: actions.deselect = nil
        case .accessory: actions.accessory = nil
        case .delete: actions.delete = nil
        case .insert: actions.insert = nil
        case .leading: actions.leading = nil
        case .trailing: actions.trailing = nil
        case .menu: actions.menu = nil
        case .drag: actions.drag = nil
        case .prefetch: actions.prefetch = nil
        case .show: actions.show = nil
        case .hide: actions.hide = nil
        case .height: measures.height = nil
        }
    }
}
