extension ControlEvent where Sender: UICollectionView, Payload == IndexPath {
    /// Sent when a touch highlights an item.
    public static var didHighlightItem: Self { Self { $0.collectionProxy.didHighlightItem } }
    /// Sent when the touch that highlighted an item ends or becomes a drag.
    public static var didUnhighlightItem: Self { Self { $0.collectionProxy.didUnhighlightItem } }
    /// Sent when a tap selects the item. Not sent when the app selects an item.
    public static var didSelectItem: Self { Self { $0.collectionProxy.didSelectItem } }
    /// Sent when a tap deselects the item. Not sent when the app deselects an item.
    public static var didDeselectItem: Self { Self { $0.collectionProxy.didDeselectItem } }
    /// Sent when a tap triggers the primary action of the item, after the selection. Not sent for a tap that
    /// deselects an item or adds to a selection.
    public static var performPrimaryActionForItem: Self { Self { $0.collectionProxy.performPrimaryActionForItem } }
}

extension ControlEvent where Sender: UICollectionView, Payload == (cell: UICollectionViewCell, indexPath: IndexPath) {
    /// Sent when the cell is about to be displayed.
    public static var willDisplayCell: Self { Self { $0.collectionProxy.willDisplayCell } }
    /// Sent when the cell is no longer displayed.
    public static var didEndDisplayingCell: Self { Self { $0.collectionProxy.didEndDisplayingCell } }
}

extension ControlEvent
where Sender: UICollectionView, Payload == (view: UICollectionReusableView, elementKind: String, indexPath: IndexPath) {
    /// Sent when a supplementary view, such as a header or footer, is about to be displayed.
    public static var willDisplaySupplementaryView: Self { Self { $0.collectionProxy.willDisplaySupplementaryView } }
    /// Sent when a supplementary view, such as a header or footer, is no longer displayed.
    public static var didEndDisplayingSupplementaryView: Self { Self { $0.collectionProxy.didEndDisplayingSupplementaryView } }
}

extension Question where Sender: UICollectionView, Payload == IndexPath, Answer == Bool {
    /// Whether a touch highlights the item; an item that is not highlighted is not selected. Defaults to `true`.
    public static var shouldHighlightItem: Self { Self(.all) { $0.collectionProxy.shouldHighlightItem } }
    /// Whether a tap selects the item. Defaults to `true`.
    public static var shouldSelectItem: Self { Self(.all) { $0.collectionProxy.shouldSelectItem } }
    /// Whether a tap deselects a selected item if multiple selection is allowed. Defaults to `true`.
    public static var shouldDeselectItem: Self { Self(.all) { $0.collectionProxy.shouldDeselectItem } }
    /// Whether a tap triggers the primary action of the item. Defaults to `true`, and to `false` while the
    /// collection view is edited.
    public static var canPerformPrimaryActionForItem: Self { Self { $0.collectionProxy.canPerformPrimaryActionForItem } }
    /// Whether the item can be edited while the collection view is in editing mode. Defaults to `true`.
    public static var canEditItem: Self { Self { $0.collectionProxy.canEditItem } }
}

extension Question where Sender: UICollectionView, Payload == CGPoint, Answer == CGPoint {
    /// The content offset, in points, to use after the layout or the items changed. The payload is the offset that
    /// the layout proposes, which is also the default.
    public static var targetContentOffset: Self { Self { $0.collectionProxy.targetContentOffset } }
}

extension Question where Sender: UICollectionView, Payload == IndexPath, Answer == Bool {
    /// Whether a two-finger pan starts a multiple selection at the item. Defaults to `false`.
    public static var shouldBeginMultipleSelection: Self { Self { $0.collectionProxy.shouldBeginMultipleSelection } }
}

extension ControlEvent where Sender: UICollectionView, Payload == IndexPath {
    /// Sent when a two-finger pan starts a multiple selection.
    public static var didBeginMultipleSelection: Self { Self { $0.collectionProxy.didBeginMultipleSelection } }
}

extension ControlEvent where Sender: UICollectionView, Payload == [IndexPath] {
    /// Sent when the touches of a multiple selection have ended; the payload is the index paths of the selection.
    public static var didEndMultipleSelection: Self {
        Self(slot: { $0.collectionProxy.didEndMultipleSelection }, "indexPathsForSelectedItems") { $0.indexPathsForSelectedItems ?? [] }
    }
}

extension ControlEvent where Sender: UICollectionView, Payload == Void {
    /// The event of the same name, without its payload. Overload resolution prefers the event with a payload.
    @_disfavoredOverload public static var didEndMultipleSelection: ControlEvent {
        ControlEvent { $0.collectionProxy.didEndMultipleSelection }
    }
}
