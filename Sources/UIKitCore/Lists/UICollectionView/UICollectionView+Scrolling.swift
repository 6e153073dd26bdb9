extension UICollectionView {
    func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        prepareLayoutIfNeeded()
        checkItem(indexPath)
        guard let attributes = collection.layout.layoutAttributesForItem(at: indexPath) else { return }
        let frame = scrollOrthogonalSection(to: attributes, at: position, animated: animated)
        let target = position.offset(of: frame, from: contentOffset, viewport: bounds.size, insets: adjustedContentInset)
        setContentOffset(extent.clamp(target), animated: animated)
    }

    func exists(_ indexPath: IndexPath) -> Bool { counts().containsItem(indexPath) }

    func checkItem(_ indexPath: IndexPath) {
        precondition(
            exists(indexPath),
            "UICollectionView: item \(indexPath), but the data source reports \(counts()) items by section. Call reloadData() after "
                + "changing the data.")
    }
}
