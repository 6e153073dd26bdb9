extension ControlEvent where Sender: UICollectionView, Payload == IndexPath {
    /// A finger came down on the item.
    public static var didHighlightItem: Self { Self(.collection, "collectionView(_:didHighlightItemAt:)") }
    /// The finger left, or became a drag.
    public static var didUnhighlightItem: Self { Self(.collection, "collectionView(_:didUnhighlightItemAt:)") }
    /// A tap selected the item. Not called when the app selects.
    public static var didSelectItem: Self { Self(.collection, "collectionView(_:didSelectItemAt:)") }
    /// A tap deselected the item. Not called when the app deselects.
    public static var didDeselectItem: Self { Self(.collection, "collectionView(_:didDeselectItemAt:)") }
    /// A tap means what the item is there for: to open something. Follows the selection; not called for taps that take back a selection, or add to
    /// one.
    public static var performPrimaryActionForItem: Self { Self(.collection, "collectionView(_:performPrimaryActionForItemAt:)") }
}

extension ControlEvent where Sender: UICollectionView, Payload == (cell: UICollectionViewCell, indexPath: IndexPath) {
    /// The cell is about to be shown.
    public static var willDisplayCell: Self { Self(.collection, "collectionView(_:willDisplay:forItemAt:)") }
    /// The cell is no longer shown.
    public static var didEndDisplayingCell: Self { Self(.collection, "collectionView(_:didEndDisplaying:forItemAt:)") }
}

extension ControlEvent
where Sender: UICollectionView, Payload == (view: UICollectionReusableView, elementKind: String, indexPath: IndexPath) {
    /// A header, footer or the like is about to be shown.
    public static var willDisplaySupplementaryView: Self {
        Self(.collection, "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)")
    }
    /// A header, footer or the like is no longer shown.
    public static var didEndDisplayingSupplementaryView: Self {
        Self(.collection, "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)")
    }
}

extension Question where Sender: UICollectionView, Payload == IndexPath, Answer == Bool {
    /// Whether a finger on the item highlights it; one that is not highlighted is not selected. Defaults to `true`.
    public static var shouldHighlightItem: Self { Self(.collection, "collectionView(_:shouldHighlightItemAt:)", .all) }
    /// Whether a tap selects the item. Defaults to `true`.
    public static var shouldSelectItem: Self { Self(.collection, "collectionView(_:shouldSelectItemAt:)", .all) }
    /// Whether a tap on a selected item deselects it, where several may be selected. Defaults to `true`.
    public static var shouldDeselectItem: Self { Self(.collection, "collectionView(_:shouldDeselectItemAt:)", .all) }
    /// Whether a tap also does what the item is there for. Defaults to `true` unless the collection view is edited.
    public static var canPerformPrimaryActionForItem: Self { Self(.collection, "collectionView(_:canPerformPrimaryActionForItemAt:)") }
    /// Whether the item shows what is there for editing while the collection view is edited. Defaults to `true`.
    public static var canEditItem: Self { Self(.collection, "collectionView(_:canEditItemAt:)") }
}

extension Question where Sender: UICollectionView, Payload == CGPoint, Answer == CGPoint {
    /// Where content goes when the layout changes, or items do, given where it would go; in points. By default as the layout says.
    public static var targetContentOffset: Self {
        Self(.collection, "collectionView(_:targetContentOffsetForProposedContentOffset:)")
    }
}

extension Question where Sender: UICollectionView, Payload == IndexPath, Answer == Bool {
    /// Whether two fingers that go over the item select it, and others as they go on. Defaults to `false`.
    public static var shouldBeginMultipleSelection: Self {
        Self(.collection, "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)")
    }
}

extension ControlEvent where Sender: UICollectionView, Payload == IndexPath {
    /// Two fingers begin to select.
    public static var didBeginMultipleSelection: Self {
        Self(.collection, "collectionView(_:didBeginMultipleSelectionInteractionAt:)")
    }
}

extension ControlEvent where Sender: UICollectionView, Payload == Void {
    /// The two fingers that selected have left.
    public static var didEndMultipleSelection: Self { Self(.collection, "collectionViewDidEndMultipleSelectionInteraction(_:)") }
}
