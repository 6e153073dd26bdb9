extension Question where Sender: UICollectionView, Payload == IndexPath, Answer == Bool {
    /// Whether the item can have the focus, where `allowsFocus` says that any can. Defaults to `true`.
    public static var canFocusItem: Self { Self(.collection, "collectionView(_:canFocusItemAt:)", .all) }
    /// Whether the item is selected as it gets the focus. Defaults to what `selectionFollowsFocus` says.
    public static var selectionFollowsFocus: Self { Self(.collection, "collectionView(_:selectionFollowsFocusForItemAt:)") }
}

extension Question where Sender: UICollectionView, Payload == UICollectionViewFocusUpdateContext, Answer == Bool {
    /// Whether the focus may move from or to an item. Defaults to `true`.
    public static var shouldUpdateFocus: Self { Self(.collection, "collectionView(_:shouldUpdateFocusIn:)", .all) }
}

extension Question where Sender: UICollectionView, Payload == Void, Answer == IndexPath? {
    /// The item that the focus comes to; `nil`, the default, for a selected one or the first.
    public static var indexPathForPreferredFocusedView: Self { Self(.collection, "indexPathForPreferredFocusedView(in:)") }
}

extension ControlEvent
where Sender: UICollectionView, Payload == (context: UICollectionViewFocusUpdateContext, coordinator: UIFocusAnimationCoordinator) {
    /// The focus has moved from or to an item.
    public static var didUpdateFocus: Self { Self(.collection, "collectionView(_:didUpdateFocusIn:with:)") }
}
