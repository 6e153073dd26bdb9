extension ControlEvent where Sender: UITableView, Payload == [IndexPath] {
    /// The rows are near what shows, the nearest first; begin to get what their cells will need.
    public static var prefetchRows: Self { Self(.tablePrefetch, "tableView(_:prefetchRowsAt:)") }
    /// The rows will not be shown soon after all. Optional.
    public static var cancelPrefetchingForRows: Self { Self(.tablePrefetch, "tableView(_:cancelPrefetchingForRowsAt:)") }
}
