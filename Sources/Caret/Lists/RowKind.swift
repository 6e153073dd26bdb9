/// What kind of cell a row is shown with, and where a list gets one.
@MainActor final class RowKind<Cell: ListCell> {
    /// Cells of one identifier are used again for each other.
    let identifier: String
    /// Whether it is one of UIKit's own styles.
    var isStyle: Bool { identifier.hasPrefix(RowKinds.stylePrefix) }
    /// Makes the list able to give such cells; called once for each list.
    let register: @MainActor (Cell.List) -> Void
    /// A cell that left the screen, or a new one.
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
    /// Cells of a class. Those that nobody fills never take over one that somebody did.
    static func cells(of type: UITableViewCell.Type, isFilled: Bool) -> RowKind {
        let key = RowKinds.Key(type, isFilled)
        return RowKinds.tables.kind(key) {
            let identifier = key.identifier
            return RowKind(
                identifier: identifier, register: { $0.register(type, forCellReuseIdentifier: identifier) },
                dequeue: { $0.dequeueReusableCell(withIdentifier: identifier, for: $1) })
        }
    }

    /// UIKit's own cells of a style.
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
    /// Cells of a class. Those that nobody fills never take over one that somebody did.
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

/// The kinds that there are: as many as there are classes of cells, and not one for each row.
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
    /// The value of a key, made the first time that it is asked for.
    fileprivate mutating func kind(_ key: Key, _ make: () -> Value) -> Value {
        if let known = self[key] { return known }
        let made = make()
        self[key] = made
        return made
    }
}
