import UIKitEngines

/// A layout that arranges items side by side until a line is full, and lines one below the other.
///
/// Full lines are justified. A section with items of a single size needs no memory or time per item.
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Creates a layout with the default metrics.
    public override init() { super.init() }

    /// Creates a layout with the metrics from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        NibCoder.read(coder, into: self, at: UICollectionViewFlowLayout.self)
    }

    /// The axis along which lines are arranged. Defaults to `.vertical`.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The size of items for which the delegate does not specify a size, in points. Defaults to 50 by 50.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    /// A value of ``estimatedItemSize``: cells determine their own size, and ``itemSize`` is the estimate.
    public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The estimated size of items before their cells are measured, in points. By default `.zero`: cells are not
    /// measured.
    ///
    /// `preferredLayoutAttributesFitting(_:)` is called when a cell becomes visible, once for each content.
    open var estimatedItemSize: CGSize = .zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }

    /// The minimum distance between lines, in points. Defaults to 10.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// The minimum distance between items in a line, in points. Defaults to 10.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// The insets around a section's items, in points. Defaults to `.zero`.
    open var sectionInset: UIEdgeInsets = .zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    /// The size of section headers, in points. Only the length along the scroll direction is used; 0 means no header.
    /// Defaults to `.zero`.
    open var headerReferenceSize: CGSize = .zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The size of section footers, in points. Only the length along the scroll direction is used; 0 means no footer.
    /// Defaults to `.zero`.
    open var footerReferenceSize: CGSize = .zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// Whether headers are pinned to the edge of the visible area while their section scrolls. Defaults to `false`.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Whether footers are pinned to the edge of the visible area while their section scrolls. Defaults to `false`.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// The reference from which section insets across the scroll direction are measured. Defaults to
    /// `.fromContentInset`.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }

    var geometry: FlowGeometry?
    /// The reference margins for which `geometry` was computed.
    final var preparedMargins = UIEdgeInsets.zero

    // MARK: Overrides

    open override func prepare() {
        super.prepare()
        prepareGeometry()
    }

    open override var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: .item(section: indexPath.section, item: indexPath.item))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        switch elementKind {
        case UICollectionView.elementKindSectionHeader: attributes(of: .header(section: indexPath.section))
        case UICollectionView.elementKindSectionFooter: attributes(of: .footer(section: indexPath.section))
        default: nil
        }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { $0.bounds.size != newBounds.size } ?? false
    }

    override func pinnedAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        updatedPinnedAttributes(attributes)
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    override var supportsSelfSizingCells: Bool { estimatedItemSize != .zero }
    override var supportsSelfSizingSupplementaryViews: Bool { false }

    override func isOutdated(in collectionView: UICollectionView) -> Bool {
        geometry != nil && referenceMargins(in: collectionView) != preparedMargins
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { needsNewLayout(preferredAttributes, originalAttributes) }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if (context as? UICollectionViewFlowLayoutInvalidationContext)?.keepsGeometry != true { geometry = nil }
        super.invalidateLayout(with: context)
    }
}
