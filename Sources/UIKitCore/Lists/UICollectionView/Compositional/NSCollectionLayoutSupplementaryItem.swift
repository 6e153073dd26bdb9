import UIKitEngines

/// A supplementary view that is attached to an item or a group.
///
/// Fractional dimensions are fractions of the item or group.
/// > Difference from Apple: An estimated size is used as the actual size. Only boundary items of sections are
/// > self-sizing.
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view, which is passed to the data source.
    public let elementKind: String
    /// The anchor point in the container.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The anchor point in the supplementary item. If `nil`, the same point as in the container.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The depth of the item. Higher values are in front. Defaults to 1.
    open var zIndex = 1

    /// Creates an item with the same anchor point in the item as in the container.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        itemAnchor = nil
        super.init(layoutSize: layoutSize)
    }

    /// Creates an item with different anchor points in the item and in the container.
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
            kind: elementKind, measure: layoutSize.measure, containerAnchor: containerAnchor.anchor, itemAnchor: itemAnchor?.anchor,
            zIndex: zIndex)
        result.insets = contentInsets.layoutInsets
        return result
    }
}

/// A supplementary view at an edge of a section or of the layout, such as a header.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner of the section or layout.
    public let alignment: NSRectAlignment
    /// The offset from the edge or corner, in points.
    public let offset: CGPoint
    /// Whether the item extends the section. If `false`, it covers content. Defaults to `true`.
    open var extendsBoundary = true
    /// Whether the item stays in the visible area while the section is visible. Defaults to `false`.
    open var pinToVisibleBounds = false

    /// Creates an item at an edge or corner.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates an item at a distance from an edge or corner, in points.
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
        result.extendsBoundary = extendsBoundary
        result.pinsToVisibleBounds = pinToVisibleBounds
        result.zIndex = zIndex
        result.insets = contentInsets.layoutInsets
        result.selfSizesWidth = measure.width.isEstimated
        result.selfSizesHeight = measure.height.isEstimated
        return result
    }
}

/// A decoration view of the layout, such as the background of a section.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind for which the layout has registered a class.
    public let elementKind: String
    /// The depth of the item. Higher values are in front. By default 0: behind cells with the same depth.
    open var zIndex = 0

    private init(kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    /// Creates the background of a whole section.
    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem { .init(kind: elementKind) }
}
