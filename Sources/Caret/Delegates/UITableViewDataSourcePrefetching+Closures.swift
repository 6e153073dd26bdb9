extension ControlEvent where Sender: UITableView, Payload == [IndexPath] {
    /// Sent when rows are near the visible area, the nearest first, so that the handler can start loading their data.
    public static var prefetchRows: Self { Self { $0.tablePrefetchProxy.prefetchRows } }
    /// Sent when prefetched rows are no longer near the visible area. Optional.
    public static var cancelPrefetchingForRows: Self { Self { $0.tablePrefetchProxy.cancelPrefetchingForRows } }
}
