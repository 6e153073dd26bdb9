extension UICollectionViewDiffableDataSource {
    /// Applies a snapshot, and returns at the end of the animations.
    ///
    /// In an asynchronous function, a call without `completion` calls this method and has to be awaited. In a test,
    /// virtual time advances until the animations end.
    /// - Parameters:
    ///   - snapshot: The new snapshot.
    ///   - animatingDifferences: Whether the differences are animated. Defaults to `true`.
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await FrameLoop.awaitCall { done in
            apply(snapshot, animatingDifferences: animatingDifferences, completion: { done() })
        }
    }

    /// Applies a snapshot to a single section, and returns at the end of the animations.
    ///
    /// - Parameters:
    ///   - snapshot: The new snapshot of the section.
    ///   - section: The section, which is appended if it does not exist.
    ///   - animatingDifferences: Whether the differences are animated. Defaults to `true`.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await FrameLoop.awaitCall { done in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: { done() })
        }
    }

    /// Applies a snapshot without computing differences, as a reload of all data.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await FrameLoop.awaitCall { done in applySnapshotUsingReloadData(snapshot, completion: { done() }) }
    }
}
