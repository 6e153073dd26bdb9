import UIKitEngines

/// Returns the definition of the section at an index, for the available space.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (_ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that arranges items in groups and groups in sections. Each section can have a different arrangement.
///
/// Elements in a rectangle are found by searching. The cost of scrolling depends on the visible elements, not on the
/// number of items.
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Creates a layout in which all sections have the same definition.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Creates a layout with a configuration, in which all sections have the same definition.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout with the sections that `sectionProvider` returns. The provider is called for each section
    /// when the size or the data has changed.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Creates a layout with a configuration and the sections that `sectionProvider` returns. The provider is called
    /// for each section when the size or the data has changed.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Always returns `nil`, because archives contain no compositional layouts. Subclasses need the initialiser.
    public required init?(coder: NSCoder) { nil }

    /// The configuration of the whole layout. Setting the property invalidates the layout; changing a property of the
    /// configuration does not.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    final let provider: UICollectionViewCompositionalLayoutSectionProvider
    final var state = CompositionalLayoutState()
    /// The background colour of a layout made from a single list configuration. Also shown while there are no
    /// sections.
    final var listBackgroundColor: UIColor?

    // MARK: - Overrides

    open override func prepare() { prepareGeometry() }

    open override var collectionViewContentSize: CGSize { state.geometry?.contentSize ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { attributes(in: rect) }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2 else { return nil }
        return attributes(of: .item(indexPath.item), section: indexPath.section)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplementary(elementKind, at: indexPath) }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { decoration(elementKind, at: indexPath) }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { $0.bounds.size != newBounds.size } ?? false
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { needsNewLayout(preferredAttributes, originalAttributes) }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        context.measured = (CollectionElement(originalAttributes), preferredAttributes.size)
        return context
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidate(context)
        super.invalidateLayout(with: context)
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: - For the collection view

    override var supportsSelfSizingSupplementaryViews: Bool { false }

    override func orthogonalLayout(of section: Int) -> OrthogonalSectionLayout? { makeOrthogonalLayout(section) }

    override func restingOffset(ofSection section: Int, from offset: CGFloat, proposed: CGFloat, velocity: CGFloat) -> CGFloat {
        restingOffset(of: section, from: offset, proposed: proposed, velocity: velocity)
    }

    override func pinnedAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        supplementary(attributes.representedElementKind ?? "", at: attributes.indexPath) ?? attributes
    }

    override var background: UIColor? { listBackgroundColor ?? firstListBackgroundColor }

    override var hasSwipeActions: Bool { state.definitions.contains { $0.list?.hasSwipeActions == true } }

    override func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard state.definitions.indices.contains(indexPath.section) else { return nil }
        return state.definitions[indexPath.section].list?.swipeActions(at: indexPath, isLeading: isLeading)
    }

    override func itemsDidMove(_ mapping: ItemMapping) { move(mapping) }

    override func elementsWillShow() { runVisibleItemsHandlers() }
}
