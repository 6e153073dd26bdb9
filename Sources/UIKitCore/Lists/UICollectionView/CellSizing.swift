import Foundation

/// The preferred sizes of self-sizing cells.
struct CellSizing {
    /// The known sizes by item. A size becomes an estimate when its cell has to be measured again.
    private(set) var known: [IndexPath: CGSize] = [:]
    /// The elements whose sizes are up to date for their current content.
    private(set) var fresh: Set<CollectionElement> = []
    /// The number of layouts in a row that were caused by preferred sizes.
    var rounds = 0
    /// Whether a cell is being measured.
    var isAsking = false

    /// The maximum number of such layouts in a row. The limit stops sizes that never settle.
    static let maximumRounds = 8

    mutating func record(_ size: CGSize, of element: CollectionElement) {
        fresh.insert(element)
        guard element.kind == .cell, size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else { return }
        known[element.indexPath] = size
    }

    /// Has an element measured again.
    mutating func invalidate(_ element: CollectionElement) { fresh.remove(element) }

    /// Has all elements measured again.
    mutating func invalidateAll() { fresh = [] }

    /// Moves the sizes with their items; `path` returns `nil` for deleted items.
    mutating func move(_ path: (IndexPath) -> IndexPath?) {
        guard !fresh.isEmpty || !known.isEmpty else { return }
        var moved = CellSizing()
        for (item, size) in known {
            guard let new = path(item) else { continue }
            moved.known[new] = size
        }
        for element in fresh where element.kind == .cell {
            if let new = path(element.indexPath) { moved.fresh.insert(CollectionElement(kind: .cell, indexPath: new)) }
        }
        self = moved
    }
}
