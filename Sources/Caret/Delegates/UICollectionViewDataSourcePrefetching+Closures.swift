extension ControlEvent where Sender: UICollectionView, Payload == [IndexPath] {
    /// Sent when items are near the visible area, nearest first, so that the handler can start loading their data.
    public static var prefetchItems: Self { Self(.collectionPrefetch, "collectionView(_:prefetchItemsAt:)") }
    /// Sent when prefetched items will not be shown soon after all. Optional.
    public static var cancelPrefetchingForItems: Self { Self(.collectionPrefetch, "collectionView(_:cancelPrefetchingForItemsAt:)") }
}
