import Foundation

/// How large cells said they want to be.
struct CellSizing {
    /// By item. Sizes stay as estimates when they have to be asked for again.
    private(set) var known: [IndexPath: CGSize] = [:]
    /// The elements whose size is known for what they show now.
    private(set) var fresh: Set<CollectionElement> = []
    /// How often sizes led to another layout, since the last that did not.
    var rounds = 0
    /// Whether a cell is being asked.
    var isAsking = false

    /// More rounds are not taken in one layout: sizes that never agree would go on for ever.
    static let maximumRounds = 8

    mutating func note(_ size: CGSize, of element: CollectionElement) {
        fresh.insert(element)
        guard element.kind == .cell, size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else { return }
        known[element.indexPath] = size
    }

    /// The item's cell has to be asked again.
    mutating func forget(_ element: CollectionElement) { fresh.remove(element) }

    /// All cells have to be asked again.
    mutating func forgetAll() { fresh = [] }

    /// Sizes go with their items; `path` answers `nil` for those that went.
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
