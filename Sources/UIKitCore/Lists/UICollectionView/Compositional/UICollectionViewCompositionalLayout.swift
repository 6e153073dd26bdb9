import UIKitEngines

/// Gives the section at an index what it looks like, for the space there is.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (_ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Puts items into groups and groups into sections, each of which may look different.
///
/// What is within a rectangle is searched, not walked to: scrolling costs what shows, however many items there are.
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Makes a layout all of whose sections are alike.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Makes a layout all of whose sections are alike.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// Makes a layout whose sections `sectionProvider` gives: asked for each whenever the size or the data has changed.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Makes a layout whose sections `sectionProvider` gives: asked for each whenever the size or the data has changed.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Archives have no compositional layouts: always `nil`. It is there for subclasses, which have to have it.
    public required init?(coder: NSCoder) { nil }

    /// What all sections have in common. Setting it invalidates the layout; changing it does not.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    final let provider: UICollectionViewCompositionalLayoutSectionProvider
    final var record = CompositionalRecord()
    /// What a layout that is a list as a whole wants behind it, also without sections.
    final var listGround: UIColor?

    // MARK: - Overrides

    open override func prepare() { prepareGeometry() }

    open override var collectionViewContentSize: CGSize { record.geometry?.contentSize ?? .zero }

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
    ) -> Bool { wantsLayout(preferredAttributes, originalAttributes) }

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
        forget(context)
        super.invalidateLayout(with: context)
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: - For the collection view

    override var asksOthersForSizes: Bool { false }

    override func band(of section: Int) -> CollectionBand? { makeBand(section) }

    override func rest(ofBand section: Int, from offset: CGFloat, proposed: CGFloat, velocity: CGFloat) -> CGFloat {
        stop(of: section, from: offset, proposed: proposed, velocity: velocity)
    }

    override func floated(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        supplementary(attributes.representedElementKind ?? "", at: attributes.indexPath) ?? attributes
    }

    override var ground: UIColor? { listGround ?? groundOfLists }

    override var hasSwipeActions: Bool { record.definitions.contains { $0.list?.hasSwipeActions == true } }

    override func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard record.definitions.indices.contains(indexPath.section) else { return nil }
        return record.definitions[indexPath.section].list?.swipeActions(at: indexPath, isLeading: isLeading)
    }

    override func itemsDidMove(_ mapping: ItemMapping) { move(mapping) }

    override func elementsWillShow() { runVisibleItemsHandlers() }
}
