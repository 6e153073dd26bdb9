extension UICollectionView {
    func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        prepareLayoutIfNeeded()
        checkItem(indexPath)
        guard let frame = collection.layout.layoutAttributesForItem(at: indexPath)?.frame else { return }
        let target = position.offset(of: frame, from: contentOffset, viewport: bounds.size, insets: adjustedContentInset)
        setContentOffset(extent.clamp(target), animated: animated)
    }

    func checkItem(_ indexPath: IndexPath) {
        let counts = counts()
        precondition(
            indexPath.count == 2 && counts.indices.contains(indexPath.section)
                && (0..<counts[indexPath.section]).contains(indexPath.item),
            "UICollectionView: item \(indexPath), but the data source reports \(counts) items by section. Call reloadData() after "
                + "changing the data.")
    }
}
