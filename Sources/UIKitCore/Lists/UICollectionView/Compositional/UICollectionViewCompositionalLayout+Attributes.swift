import UIKitEngines

// Queries of a compositional layout: from a rectangle or an index path to layout attributes.
//
// The geometry finds the sections, groups and items in the rectangle by searching. The cost therefore depends on the
// number of results and not on the number of items. For a section that scrolls orthogonally, the range that its
// scroll view needs is queried instead of the rectangle. Pinned elements are clamped to the visible area. Each
// element becomes layout attributes with frames rounded to whole pixels. The hints of the attributes contain the
// exact size, the sides to measure, the orthogonal section and the position in a list.
extension UICollectionViewCompositionalLayout {
    /// The visible area without the parts that bars cover. Pinned elements are clamped to this area.
    private var unobscuredArea: CGRect {
        guard let list = collectionView else { return .zero }
        return list.bounds.inset(by: list.adjustedContentInset)
    }

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        if state.geometry == nil { collectionView?.prepareLayoutIfNeeded() }
        guard let geometry = state.geometry, let list = collectionView else { return [] }
        let elements = geometry.elements(in: rect, visible: unobscuredArea) { section in
            guard let sectionLayout = makeOrthogonalLayout(section) else { return 0...0 }
            let start = sectionLayout.isHorizontal ? sectionLayout.frame.minX : sectionLayout.frame.minY
            let tileRange = list.neededTileRange(of: section, sectionLayout)
            return (tileRange.lowerBound + start)...(tileRange.upperBound + start)
        }
        return elements.map(attributes)
    }

    func attributes(of part: CompositionalGeometry.Part, section: Int) -> UICollectionViewLayoutAttributes? {
        if state.geometry == nil { collectionView?.prepareLayoutIfNeeded() }
        return state.geometry?.element(part, of: section, visible: unobscuredArea).map(attributes)
    }

    func supplementary(_ kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        if state.geometry == nil { collectionView?.prepareLayoutIfNeeded() }
        if indexPath.count == 1 {
            let index = Self.index(of: kind, number: indexPath[0], among: configuration.boundarySupplementaryItems)
            return index.flatMap { attributes(of: .global($0), section: 0) }
        }
        guard indexPath.count == 2, state.definitions.indices.contains(indexPath.section) else { return nil }
        let items = state.definitions[indexPath.section].boundarySupplementaryItems
        if let index = Self.index(of: kind, number: indexPath.item, among: items) {
            return attributes(of: .boundary(index), section: indexPath.section)
        }
        return attributes(of: .supplement(kind: kind, item: indexPath.item), section: indexPath.section)
    }

    func decoration(_ kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        if state.geometry == nil { collectionView?.prepareLayoutIfNeeded() }
        guard let section = indexPath.first, state.definitions.indices.contains(section) else { return nil }
        let index = state.definitions[section].decorationItems.firstIndex { $0.elementKind == kind }
        return index.flatMap { attributes(of: .background($0), section: section) }
    }

    /// Returns the index in `items` of the boundary item at position `number` among the items of its kind.
    private static func index(of kind: String, number: Int, among items: [NSCollectionLayoutBoundarySupplementaryItem]) -> Int? {
        let sameKind = items.indices.filter { items[$0].elementKind == kind }
        return sameKind.indices.contains(number) ? sameKind[number] : nil
    }

    private static func number(of index: Int, among items: [NSCollectionLayoutBoundarySupplementaryItem]) -> Int {
        items[..<index].filter { $0.elementKind == items[index].elementKind }.count
    }

    private func attributes(_ element: CompositionalGeometry.Element) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
        let result = type.init()
        setIdentity(result, element)
        result.frame = pixelAligned(element.frame)
        result.hints.exactSize = element.frame.size
        result.zIndex = element.zIndex
        result.hints.selfSizesWidth = element.selfSizesWidth
        result.hints.selfSizesHeight = element.selfSizesHeight
        return result
    }

    /// Rounds the edges of a frame to whole pixels, so that there is no gap between adjacent elements.
    private func pixelAligned(_ frame: CGRect) -> CGRect {
        let scale = max(1, collectionView?.pixelsPerPoint ?? 1)
        func roundedToPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (x, y) = (roundedToPixel(frame.minX), roundedToPixel(frame.minY))
        return CGRect(x: x, y: y, width: roundedToPixel(frame.maxX) - x, height: roundedToPixel(frame.maxY) - y)
    }

    private var outline: (any OutlineSource)? { collectionView?.dataSource as? any OutlineSource }

    private func setIdentity(_ result: UICollectionViewLayoutAttributes, _ element: CompositionalGeometry.Element) {
        let section = element.section
        let isOrthogonal = state.definitions.indices.contains(section) && state.definitions[section].orthogonalScrollingBehavior != .none
        switch element.part {
        case .item(let item):
            result.indexPath = IndexPath(item: item, section: section)
            if isOrthogonal { result.hints.orthogonalSection = section }
            let count = state.geometry?.sections[section].run.count ?? 0
            result.hints.listPosition = state.definitions[section].list?.position(of: item, count: count, section: section)
            if result.hints.listPosition != nil { result.hints.listPosition?.level = outline?.level(at: result.indexPath) }
        case .supplement(let kind, let item):
            result.setElement(.supplementaryView, kind, IndexPath(item: item, section: section))
            if isOrthogonal { result.hints.orthogonalSection = section }
        case .boundary(let index):
            let items = state.definitions[section].boundarySupplementaryItems
            let path = IndexPath(item: Self.number(of: index, among: items), section: section)
            result.setElement(.supplementaryView, items[index].elementKind, path)
            result.hints.isPinned = items[index].pinToVisibleBounds
            result.hints.isOfSection = true
            result.hints.listPosition = state.definitions[section].list?.position(ofBoundary: items[index].elementKind)
        case .background(let index):
            let kind = state.definitions[section].decorationItems[index].elementKind
            result.setElement(.decorationView, kind, IndexPath(item: 0, section: section))
        case .global(let index):
            let items = configuration.boundarySupplementaryItems
            result.setElement(.supplementaryView, items[index].elementKind, IndexPath(index: Self.number(of: index, among: items)))
            result.hints.isPinned = items[index].pinToVisibleBounds
            result.hints.isOfSection = true
        }
    }
}

extension UICollectionViewLayoutAttributes {
    fileprivate func setElement(_ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath) {
        indexPath = path
        representedElementKind = kind
        representedElementCategory = category
    }
}
