import Foundation

/// The sizes that self-sizing cells prefer.
struct CellSizing {
    /// The sizes by item. Until a cell is measured again, its last size is the estimate.
    private(set) var sizes: [IndexPath: CGSize] = [:]
    /// The elements whose sizes are up to date.
    private(set) var measuredElements: Set<CollectionElement> = []
    /// The number of successive layouts that were caused by preferred sizes.
    var successiveLayouts = 0
    /// Whether a cell is being measured.
    var isMeasuring = false

    /// The limit of `successiveLayouts`. The limit ends the repeated layout of cells whose sizes change in each layout.
    static let maximumSuccessiveLayouts = 8

    mutating func record(_ size: CGSize, of element: CollectionElement) {
        measuredElements.insert(element)
        guard element.kind == .cell, size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else { return }
        sizes[element.indexPath] = size
    }

    /// Marks an element to be measured again.
    mutating func invalidate(_ element: CollectionElement) { measuredElements.remove(element) }

    /// Marks all elements to be measured again.
    mutating func invalidateAll() { measuredElements = [] }

    /// Moves the sizes to the new index paths of their items. `newPath` returns `nil` for a deleted item.
    mutating func move(_ newPath: (IndexPath) -> IndexPath?) {
        guard !measuredElements.isEmpty || !sizes.isEmpty else { return }
        var movedSizing = CellSizing()
        for (item, size) in sizes {
            guard let new = newPath(item) else { continue }
            movedSizing.sizes[new] = size
        }
        for element in measuredElements where element.kind == .cell {
            if let new = newPath(element.indexPath) { movedSizing.measuredElements.insert(CollectionElement(kind: .cell, indexPath: new)) }
        }
        self = movedSizing
    }
}
