/// What kind of cell a row is shown with, and where a list gets one.
@MainActor struct RowKind<Cell: ListCell> {
    /// Cells of one identifier are used again for each other.
    let identifier: String
    /// Makes the list able to give such cells; called once for each list.
    let register: @MainActor (Cell.List) -> Void
    /// A cell that left the screen, or a new one.
    let dequeue: @MainActor (Cell.List, IndexPath) -> Cell
}

extension RowKind where Cell == UITableViewCell {
    /// Cells of a class. Those that nobody fills never take over one that somebody did.
    static func cells(of type: UITableViewCell.Type, isFilled: Bool) -> Self {
        let identifier = "caret.\(UInt(bitPattern: ObjectIdentifier(type))).\(isFilled)"
        return RowKind(
            identifier: identifier, register: { $0.register(type, forCellReuseIdentifier: identifier) },
            dequeue: { $0.dequeueReusableCell(withIdentifier: identifier, for: $1) })
    }

    /// UIKit's own cells of a style.
    static func style(_ style: UITableViewCell.CellStyle) -> Self {
        let identifier = "caret.style.\(style.rawValue)"
        return RowKind(
            identifier: identifier, register: { _ in },
            dequeue: { table, _ in
                table.dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: style, reuseIdentifier: identifier)
            })
    }
}

extension RowKind where Cell == UICollectionViewCell {
    /// Cells of a class. Those that nobody fills never take over one that somebody did.
    static func cells(of type: UICollectionViewCell.Type, isFilled: Bool) -> Self {
        let identifier = "caret.\(UInt(bitPattern: ObjectIdentifier(type))).\(isFilled)"
        return RowKind(
            identifier: identifier, register: { $0.register(type, forCellWithReuseIdentifier: identifier) },
            dequeue: { $0.dequeueReusableCell(withReuseIdentifier: identifier, for: $1) })
    }
}
