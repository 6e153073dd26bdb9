extension UICollectionViewDelegate {
    /// Agrees.
    public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
    /// Agrees.
    public func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool
    { true }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// Leaves it to the list.
    public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { OwnAnswers.none(nil) }
    /// Answers with the list's `selectionFollowsFocus`.
    public func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
        OwnAnswers.none(collectionView.selectionFollowsFocus)
    }
}
