/// The identity of the element that a reusable view represents: its kind and its index path.
struct CollectionElement: Hashable, Comparable {
    enum Kind: Hashable {
        case cell
        case supplementary(String)
        case decoration(String)
    }

    var kind: Kind
    var indexPath: IndexPath

    /// Cells are ordered before other elements. Elements of the same kind are ordered by index path.
    static func < (left: CollectionElement, right: CollectionElement) -> Bool {
        (left.kind.rank, left.indexPath) < (right.kind.rank, right.indexPath)
    }
}

extension CollectionElement.Kind {
    /// A string whose alphabetical order is the order of the kinds.
    fileprivate var rank: String {
        switch self {
        case .cell: ""
        case .supplementary(let kind): "1\(kind)"
        case .decoration(let kind): "2\(kind)"
        }
    }
}

extension CollectionElement {
    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
        let name = attributes.representedElementKind ?? ""
        switch attributes.representedElementCategory {
        case .cell: kind = .cell
        case .supplementaryView: kind = .supplementary(name)
        case .decorationView: kind = .decoration(name)
        }
        indexPath = attributes.indexPath
    }
}
