extension CollectionDelegateProxy {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizeForItem.ask(indexPath, Hooks.noAnswer((collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero))
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        insetForSection.ask(section, Hooks.noAnswer((collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero))
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        minimumLineSpacingForSection.ask(
            section, Hooks.noAnswer((collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0))
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        minimumInteritemSpacingForSection.ask(
            section, Hooks.noAnswer((collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0))
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        referenceSizeForHeaderInSection.ask(
            section, Hooks.noAnswer((collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero))
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        referenceSizeForFooterInSection.ask(
            section, Hooks.noAnswer((collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero))
    }
}
