/// A cell, and the handlers that a row's closure added while it configured the cell.
@MainActor final class CellFilling<Cell: ListCell> {
    weak var cell: Cell?
    /// The number of the row. It changes only if the user moves lazily made rows, which are identified by their places.
    var key: Int
    /// The kind of the cell.
    let kind: RowKind<Cell>
    let scope = HandlerScope()
    /// Called when the cell is no longer displayed.
    var hide: (@MainActor (Cell) -> Void)?
    /// Whether the handlers were removed. The cell then has to be configured again.
    private(set) var isEnded = false

    init(_ cell: Cell, _ key: Int, _ kind: RowKind<Cell>) {
        self.cell = cell
        self.key = key
        self.kind = kind
    }

    func end() {
        isEnded = true
        hide = nil
        scope.end()
    }
}
