/// A cell, and the handlers that a row's closure added while it configured the cell.
@MainActor final class CellFilling<Cell: ListCell> {
    weak var cell: Cell?
    let key: Int
    let scope = HandlerScope()
    /// Called when the cell is no longer displayed.
    var hide: (@MainActor (Cell) -> Void)?
    /// Whether the handlers were removed. The cell then has to be configured again.
    private(set) var isEnded = false

    init(_ cell: Cell, _ key: Int) {
        self.cell = cell
        self.key = key
    }

    func end() {
        isEnded = true
        hide = nil
        scope.end()
    }
}
