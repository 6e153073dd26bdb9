import UIKitEngines

extension UICollectionViewDiffableDataSource {
    /// Applies the differences between the current snapshot and a new one to the list.
    func applyDifferences(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animated: Bool, completion: (() -> Void)?
    ) {
        guard let list else {
            currentStore = snapshot.store
            completion?()
            return
        }
        let changes = snapshot.changes(from: currentStore)
        let update = {
            list.performBatchUpdates({
                let reconfiguredPaths = self.currentStore.paths(of: snapshot.reconfiguredItemIdentifiers)
                self.currentStore = snapshot.store
                if !changes.isEmpty { list.change { $0 = changes } }
                if !reconfiguredPaths.isEmpty { list.reconfigureItems(at: reconfiguredPaths) }
            }) { _ in completion?() }
        }
        if animated { update() } else { ViewAnimations.unanimated(update) }
    }
}
