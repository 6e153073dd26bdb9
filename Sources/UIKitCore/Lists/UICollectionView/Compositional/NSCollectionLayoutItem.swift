import UIKitEngines

/// A cell in a compositional layout: its size, and the space around it.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutitem
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// The size of the item, including its insets.
    public let layoutSize: NSCollectionLayoutSize
    /// The supplementary items attached to the item, such as badges.
    ///
    /// The supplementary items of a group are attached to the whole group, with the index path of its first item.
    /// > Difference from Apple: The supplementary items of items can be set as well.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// The insets of the cell from the edges of the item, in points. Defaults to `.zero`.
    ///
    /// Insets along an axis with an estimated size are ignored.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The space around the item. Defaults to `nil`: no space.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item with a size.
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        supplementaryItems = []
    }

    /// Creates an item with a size and supplementary items.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }

    /// Returns the content of the item for the solver. A custom group calls its provider with the group's size in
    /// `container`.
    func content(in container: CGSize, _ environment: CompositionalEnvironment) -> LayoutTemplate.Content { .item }

    /// Returns the template of the item for the solver.
    func template(in container: CGSize, _ environment: CompositionalEnvironment) -> LayoutTemplate {
        var template = LayoutTemplate(content(in: container, environment), measure: layoutSize.measure)
        template.insets = contentInsets.layoutInsets
        template.edges = edgeSpacing?.edges ?? LayoutEdges()
        template.supplements = supplementaryItems.map(\.supplement)
        return template
    }
}
