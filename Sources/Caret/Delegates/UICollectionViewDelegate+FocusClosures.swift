extension Question where Sender: UICollectionView, Payload == IndexPath, Answer == Bool {
    /// Whether the item can become focused if `allowsFocus` is `true`. Defaults to `true`.
    public static var canFocusItem: Self { Self(.all) { $0.collectionProxy.canFocusItem } }
    /// Whether focusing the item selects it. Defaults to the collection view's `selectionFollowsFocus`.
    public static var selectionFollowsFocus: Self { Self { $0.collectionProxy.selectionFollowsFocus } }
}

extension Question where Sender: UICollectionView, Payload == UICollectionViewFocusUpdateContext, Answer == Bool {
    /// Whether the focus may move from or to an item. Defaults to `true`.
    public static var shouldUpdateFocus: Self { Self(.all) { $0.collectionProxy.shouldUpdateFocus } }
}

extension Question where Sender: UICollectionView, Payload == Void, Answer == IndexPath? {
    /// The item that becomes focused when the focus enters; `nil`, the default, for a selected item or the first one.
    public static var indexPathForPreferredFocusedView: Self { Self { $0.collectionProxy.indexPathForPreferredFocusedView } }
}

extension ControlEvent
where Sender: UICollectionView, Payload == (context: UICollectionViewFocusUpdateContext, coordinator: UIFocusAnimationCoordinator) {
    /// Sent when the focus has moved from or to an item.
    public static var didUpdateFocus: Self { Self { $0.collectionProxy.didUpdateFocus } }
}
