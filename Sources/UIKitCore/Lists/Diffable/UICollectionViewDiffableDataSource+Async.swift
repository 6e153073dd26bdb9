extension UICollectionViewDiffableDataSource {
    /// Shows a snapshot in place of the present one, and returns when items have come, gone and moved.
    ///
    /// In an asynchronous function, a call without `completion` is this one; it is awaited. In a test, time passes meanwhile.
    /// - Parameters:
    ///   - snapshot: what to show.
    ///   - animatingDifferences: whether items are seen to come, go and move. Defaults to `true`.
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await FrameLoop.awaitCall { done in
            apply(snapshot, animatingDifferences: animatingDifferences, completion: { done() })
        }
    }

    /// Shows items of one section, some of which belong to others, and returns when they have come, gone and moved.
    ///
    /// - Parameters:
    ///   - snapshot: what to show.
    ///   - section: added at the end if it is not shown yet.
    ///   - animatingDifferences: whether items are seen to come, go and move. Defaults to `true`.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await FrameLoop.awaitCall { done in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: { done() })
        }
    }

    /// Shows a snapshot without looking for differences: everything is asked for anew.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await FrameLoop.awaitCall { done in applySnapshotUsingReloadData(snapshot, completion: { done() }) }
    }
}
