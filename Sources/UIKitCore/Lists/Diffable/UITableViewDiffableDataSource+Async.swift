extension UITableViewDiffableDataSource {
    /// Shows a snapshot in place of the present one, and returns when rows have come, gone and moved.
    ///
    /// In an asynchronous function, a call without `completion` is this one; it is awaited. In a test, time passes meanwhile.
    /// - Parameters:
    ///   - snapshot: what to show.
    ///   - animatingDifferences: whether rows are seen to come, go and move. Defaults to `true`.
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await FrameLoop.awaitCall { done in
            apply(snapshot, animatingDifferences: animatingDifferences, completion: { done() })
        }
    }

    /// Shows a snapshot without looking for differences: everything is asked for anew.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await FrameLoop.awaitCall { done in applySnapshotUsingReloadData(snapshot, completion: { done() }) }
    }
}
