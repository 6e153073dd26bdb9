/// The kind of the cells that show a row, and the functions that register and dequeue such cells.
@MainActor final class RowKind<Cell: ListCell> {
    /// The reuse identifier of the cells.
    let identifier: String
    /// Whether the cell has one of UIKit's own styles.
    var isStyle: Bool { identifier.hasPrefix(RowKinds.stylePrefix) }
    /// Registers the cells with a list; called once for each list.
    let register: @MainActor (Cell.List) -> Void
    /// Returns a reusable cell, or a new one.
    let dequeue: @MainActor (Cell.List, IndexPath) -> Cell

    init(
        identifier: String, register: @escaping @MainActor (Cell.List) -> Void,
        dequeue: @escaping @MainActor (Cell.List, IndexPath) -> Cell
    ) {
        self.identifier = identifier
        self.register = register
        self.dequeue = dequeue
    }
}

extension RowKind where Cell == UITableViewCell {
    /// Returns the kind for cells of a class. Cells without a configuring closure never reuse cells that were
    /// configured.
    static func cells(of type: UITableViewCell.Type, isFilled: Bool) -> RowKind {
        let key = RowKinds.Key(type, isFilled)
        return RowKinds.tables.kind(key) {
            let identifier = key.identifier
            return RowKind(
                identifier: identifier, register: { $0.register(type, forCellReuseIdentifier: identifier) },
                dequeue: { $0.dequeueReusableCell(withIdentifier: identifier, for: $1) })
        }
    }

    /// Returns the kind for UIKit's own cells of a style.
    static func style(_ style: UITableViewCell.CellStyle) -> RowKind {
        RowKinds.styles.kind(style) {
            let identifier = "\(RowKinds.stylePrefix)\(style.rawValue)"
            return RowKind(
                identifier: identifier, register: { _ in },
                dequeue: { table, _ in
                    table.dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: style, reuseIdentifier: identifier)
                })
        }
    }
}

extension RowKind where Cell == UICollectionViewCell {
    /// Returns the kind for cells of a class. Cells without a configuring closure never reuse cells that were
    /// configured.
    static func cells(of type: UICollectionViewCell.Type, isFilled: Bool) -> RowKind {
        let key = RowKinds.Key(type, isFilled)
        return RowKinds.collections.kind(key) {
            let identifier = key.identifier
            return RowKind(
                identifier: identifier, register: { $0.register(type, forCellWithReuseIdentifier: identifier) },
                dequeue: { $0.dequeueReusableCell(withReuseIdentifier: identifier, for: $1) })
        }
    }
}

/// The cached kinds. There is one for each class of cells, not one for each row.
@MainActor private enum RowKinds {
    static let stylePrefix = "caret.style."

    struct Key: Hashable {
        private let type: ObjectIdentifier
        private let isFilled: Bool

        init(_ type: AnyClass, _ isFilled: Bool) {
            self.type = ObjectIdentifier(type)
            self.isFilled = isFilled
        }

        var identifier: String { "caret.\(UInt(bitPattern: type)).\(isFilled)" }
    }

    static var tables: [Key: RowKind<UITableViewCell>] = [:]
    static var styles: [UITableViewCell.CellStyle: RowKind<UITableViewCell>] = [:]
    static var collections: [Key: RowKind<UICollectionViewCell>] = [:]
}

extension Dictionary {
    /// Returns the value of a key, made on first use.
    fileprivate mutating func kind(_ key: Key, _ make: () -> Value) -> Value {
        if let existing = self[key] { return existing }
        let value = make()
        self[key] = value
        return value
    }
}
