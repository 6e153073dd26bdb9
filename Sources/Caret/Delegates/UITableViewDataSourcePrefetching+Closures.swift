extension ControlEvent where Sender: UITableView, Payload == [IndexPath] {
    /// Sent when rows are near the visible area, nearest first, so that the handler can start loading their data.
    public static var prefetchRows: Self { Self(.tablePrefetch, "tableView(_:prefetchRowsAt:)") }
    /// Sent when prefetched rows will not be shown soon after all. Optional.
    public static var cancelPrefetchingForRows: Self { Self(.tablePrefetch, "tableView(_:cancelPrefetchingForRowsAt:)") }
}
