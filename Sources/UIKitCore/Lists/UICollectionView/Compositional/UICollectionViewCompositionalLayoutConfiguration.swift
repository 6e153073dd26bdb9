/// The properties of a whole compositional layout.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Creates a configuration with vertical scrolling and without spacing.
    public override init() {}

    /// The axis along which sections are arranged. Defaults to `.vertical`.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance between sections, in points. Defaults to 0.
    open var interSectionSpacing: CGFloat = 0
    /// The reference from which the insets of sections are measured. Defaults to `.safeArea`.
    open var contentInsetsReference = UIContentInsetsReference.safeArea
    /// The supplementary items at the edges of the whole layout. Their index paths have one element. Defaults to an
    /// empty array.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}
