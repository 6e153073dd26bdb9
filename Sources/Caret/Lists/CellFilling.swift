/// A cell with what a row's closure put into it.
@MainActor final class CellFilling<Cell: ListCell> {
    weak var cell: Cell?
    let key: Int
    let scope = HandlerScope()
    /// Whether the handlers that came with the content have gone, so that the cell has to be filled anew.
    private(set) var isEnded = false

    init(_ cell: Cell, _ key: Int) {
        self.cell = cell
        self.key = key
    }

    func end() {
        isEnded = true
        scope.end()
    }
}
