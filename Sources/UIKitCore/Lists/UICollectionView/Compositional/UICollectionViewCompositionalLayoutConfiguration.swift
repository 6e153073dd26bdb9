/// What all sections of a compositional layout have in common.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Makes a configuration that scrolls vertically, without distances.
    public override init() {}

    /// The axis along which sections follow each other. Defaults to `.vertical`.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance between sections, in points. Defaults to 0.
    open var interSectionSpacing: CGFloat = 0
    /// What the insets of sections are counted from. Defaults to `.safeArea`.
    open var contentInsetsReference = UIContentInsetsReference.safeArea
    /// What stands at the edges of the whole layout. Their index paths have one element. Defaults to nothing.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}
