/// Gives a flow layout measures for single sections and items: they win over the layout's own.
///
/// Every method is optional, and each is called once per item or section after an invalidation.
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// The size of an item, in points. Defaults to the layout's `itemSize`.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize

    /// The margins of a section's items, in points. Defaults to the layout's `sectionInset`.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets

    /// The least distance between lines, in points. Defaults to the layout's `minimumLineSpacing`.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat

    /// The least distance between items of a line, in points. Defaults to the layout's `minimumInteritemSpacing`.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat

    /// The size of a header; only the extent along the scroll direction counts, 0 is none. In points. Defaults to the layout's.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize

    /// The size of a footer; only the extent along the scroll direction counts, 0 is none. In points. Defaults to the layout's.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    /// Answers with the layout's `itemSize`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { OwnAnswers.none((collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero) }

    /// Answers with the layout's `sectionInset`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { OwnAnswers.none((collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero) }

    /// Answers with the layout's `minimumLineSpacing`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { OwnAnswers.none((collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0) }

    /// Answers with the layout's `minimumInteritemSpacing`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { OwnAnswers.none((collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0) }

    /// Answers with the layout's `headerReferenceSize`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { OwnAnswers.none((collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero) }

    /// Answers with the layout's `footerReferenceSize`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { OwnAnswers.none((collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero) }
}
