/// A cell with what a row's closure put into it.
@MainActor final class CellFilling<Cell: ListCell> {
    weak var cell: Cell?
    let key: Int
    let scope = HandlerScope()
    /// What the row has done with the cell when it is no longer shown.
    var hide: (@MainActor (Cell) -> Void)?
    /// Whether the handlers that came with the content have gone, so that the cell has to be filled anew.
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
