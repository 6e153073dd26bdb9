import UIKitEngines

/// A view of the data source that is fastened to an item or a group.
///
/// Its parts of a width or height are those of what it is fastened to.
/// > Difference from Apple: an estimated size is taken as the size; only those at the edges of sections size themselves.
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// What the data source is asked for.
    public let elementKind: String
    /// The point of the container that it is fastened to.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Its own point that is put there; `nil` for the same one as of the container.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// Higher ones stand in front. Defaults to 1.
    open var zIndex = 1

    /// Makes what is fastened with the same point of its own as of the container.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        itemAnchor = nil
        super.init(layoutSize: layoutSize)
    }

    /// Makes what is fastened with one of its points to one of the container's.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize)
    }

    var supplement: LayoutSupplement {
        var result = LayoutSupplement(
            kind: elementKind, measure: layoutSize.measure, container: containerAnchor.anchor, own: itemAnchor?.anchor, zIndex: zIndex)
        result.insets = contentInsets.layoutInsets
        return result
    }
}

/// A view of the data source at an edge of a section or of the layout, such as a header.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner.
    public let alignment: NSRectAlignment
    /// How far from there, in points.
    public let offset: CGPoint
    /// Whether it makes the section larger rather than covering content. Defaults to `true`.
    open var extendsBoundary = true
    /// Whether it stays in view as long as the section does. Defaults to `false`.
    open var pinToVisibleBounds = false

    /// Makes what stands at an edge.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Makes what stands away from an edge, by points.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
    }

    func boundary(in container: CGSize, measured: CGSize?) -> LayoutBoundary {
        let measure = layoutSize.measure
        var size = measure.resolved(in: container)
        if let measured {
            if measure.width.isEstimated { size.width = measured.width }
            if measure.height.isEstimated { size.height = measured.height }
        }
        var result = LayoutBoundary(kind: elementKind, size: size, alignment: alignment.unit)
        result.offset = offset
        result.extends = extendsBoundary
        result.pins = pinToVisibleBounds
        result.zIndex = zIndex
        result.insets = contentInsets.layoutInsets
        result.asksWidth = measure.width.isEstimated
        result.asksHeight = measure.height.isEstimated
        return result
    }
}

/// A view of the layout's own, such as what lies behind a section.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// What the layout has registered a class for.
    public let elementKind: String
    /// Higher ones stand in front. Defaults to 0, behind cells.
    open var zIndex = 0

    private init(kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    /// What lies behind a whole section.
    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem { .init(kind: elementKind) }
}
