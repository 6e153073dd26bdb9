import UIKitEngines

/// A supplementary view that is attached to an item or a group.
///
/// Fractional dimensions are fractions of the item or group.
/// > Difference from Apple: An estimated size is used as the size. Only boundary items of sections size themselves.
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view, which is passed to the data source.
    public let elementKind: String
    /// The anchor point in the container.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The anchor point in the supplementary item; `nil` for the same point as in the container.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The depth of the item. Higher values are in front. Defaults to 1.
    open var zIndex = 1

    /// Creates an item that is attached with the same anchor point as in the container.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        itemAnchor = nil
        super.init(layoutSize: layoutSize)
    }

    /// Creates an item whose anchor point is attached to another anchor point of the container.
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

/// A supplementary view at an edge of a section or of the layout, such as a header.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner.
    public let alignment: NSRectAlignment
    /// The offset from the edge or corner, in points.
    public let offset: CGPoint
    /// Whether the item extends the section, instead of covering content. Defaults to `true`.
    open var extendsBoundary = true
    /// Whether the item stays visible as long as the section is visible. Defaults to `false`.
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
        result.extends = extendsBoundary
        result.pins = pinToVisibleBounds
        result.zIndex = zIndex
        result.insets = contentInsets.layoutInsets
        result.asksWidth = measure.width.isEstimated
        result.asksHeight = measure.height.isEstimated
        return result
    }
}

/// A decoration view of the layout, such as the background of a section.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind for which the layout has registered a class.
    public let elementKind: String
    /// The depth of the item. Higher values are in front. Defaults to 0, behind cells.
    open var zIndex = 0

    private init(kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    /// Creates the background of a whole section.
    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem { .init(kind: elementKind) }
}
