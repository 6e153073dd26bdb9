extension ControlEvent where Sender: UICollectionView, Payload == [IndexPath] {
    /// Sent when items are near the visible area, the nearest first, so that the handler can start loading their
    /// data.
    public static var prefetchItems: Self { Self { $0.collectionPrefetchProxy.prefetchItems } }
    /// Sent when prefetched items are no longer near the visible area. Optional.
    public static var cancelPrefetchingForItems: Self { Self { $0.collectionPrefetchProxy.cancelPrefetchingForItems } }
}
