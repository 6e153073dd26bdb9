/// What a row is made of.
@MainActor struct RowParts<Cell: ListCell> {
    var id: AnyHashable?
    let site: Site
    let kind: RowKind<Cell>
    var content: RowContent?
    var fill: (@MainActor (Cell) -> Void)?
    var measures = RowMeasures()
    /// Apart from the others: most rows do little.
    private var actionsBox: Box?

    init(id: AnyHashable?, site: Site, kind: RowKind<Cell>, content: RowContent?, fill: (@MainActor (Cell) -> Void)?) {
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

    var hasClosures: Bool { fill != nil || actionsBox?.actions.hasClosures == true }

    mutating func dropClosures() {
        fill = nil
        actionsBox = nil
        measures.height = nil
    }
}
