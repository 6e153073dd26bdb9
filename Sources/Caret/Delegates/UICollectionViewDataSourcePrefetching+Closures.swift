extension ControlEvent where Sender: UICollectionView, Payload == [IndexPath] {
    /// The items are near what shows, the nearest first; begin to get what their cells will need.
    public static var prefetchItems: Self { Self(.collectionPrefetch, "collectionView(_:prefetchItemsAt:)") }
    /// The items will not be shown soon after all. Optional.
    public static var cancelPrefetchingForItems: Self { Self(.collectionPrefetch, "collectionView(_:cancelPrefetchingForItemsAt:)") }
}
