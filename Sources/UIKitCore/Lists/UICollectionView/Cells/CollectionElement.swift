/// What a reusable view stands for: enough to find it again after the layout or the data changed.
struct CollectionElement: Hashable {
    enum Kind: Hashable {
        case cell
        case supplementary(String)
        case decoration(String)
    }

    var kind: Kind
    var indexPath: IndexPath
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
