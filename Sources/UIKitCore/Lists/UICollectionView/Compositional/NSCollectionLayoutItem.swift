import UIKitEngines

/// One cell in a compositional layout: how large it is, and what space is around it.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutitem
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// How large the item is, with its insets.
    public let layoutSize: NSCollectionLayoutSize
    /// What is fastened to the item, such as badges.
    ///
    /// That of a group may be set: it is fastened to the group as a whole, and has the index path of the group's first item.
    /// > Difference from Apple: may be set for items as well.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// How far the cell is from the edges of the item, in points. Defaults to `.zero`.
    ///
    /// Does not count along an axis on which the size is estimated.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The space around the item. Defaults to `nil`: none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Makes an item of a size.
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        supplementaryItems = []
    }

    /// Makes an item of a size, to which something is fastened.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }

    /// What it holds; a group asks its provider with the size that it has in `container`.
    func content(in container: CGSize, _ environment: CompositionalEnvironment) -> LayoutTemplate.Content { .item }

    /// The item as the solver knows it.
    func template(in container: CGSize, _ environment: CompositionalEnvironment) -> LayoutTemplate {
        var template = LayoutTemplate(content(in: container, environment), measure: layoutSize.measure)
        template.insets = contentInsets.layoutInsets
        template.edges = edgeSpacing?.edges ?? LayoutEdges()
        template.supplements = supplementaryItems.map(\.supplement)
        return template
    }
}
