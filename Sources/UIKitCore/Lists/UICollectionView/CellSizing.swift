import Foundation

/// The sizes that self-sizing cells prefer.
struct CellSizing {
    /// The sizes by item. Until a cell is measured again, its last size is the estimate.
    private(set) var known: [IndexPath: CGSize] = [:]
    /// The elements whose sizes are up to date.
    private(set) var fresh: Set<CollectionElement> = []
    /// The number of successive layouts that were caused by preferred sizes.
    var rounds = 0
    /// Whether a cell is being measured.
    var isAsking = false

    /// The limit of `successiveLayouts`. It ends the layout of cells whose sizes change in each layout.
    static let maximumRounds = 8

    mutating func record(_ size: CGSize, of element: CollectionElement) {
        fresh.insert(element)
        guard element.kind == .cell, size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else { return }
        known[element.indexPath] = size
    }

    /// Marks an element to be measured again.
    mutating func invalidate(_ element: CollectionElement) { fresh.remove(element) }

    /// Marks all elements to be measured again.
    mutating func invalidateAll() { fresh = [] }

    /// Moves the sizes to the new index paths of their items. `path` returns `nil` for a deleted item.
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
