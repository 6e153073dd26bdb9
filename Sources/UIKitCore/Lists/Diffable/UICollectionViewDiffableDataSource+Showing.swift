import UIKitEngines

extension UICollectionViewDiffableDataSource {
    /// Applies the differences between the current snapshot and a new one to the list.
    func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animated: Bool, completion: (() -> Void)?
    ) {
        guard let list else {
            shown = snapshot.store
            completion?()
            return
        }
        let changes = snapshot.changes(from: shown)
        let update = {
            list.performBatchUpdates({
                let reconfigured = self.shown.paths(of: snapshot.reconfiguredItemIdentifiers)
                self.shown = snapshot.store
                if !changes.isEmpty { list.change { $0 = changes } }
                if !reconfigured.isEmpty { list.reconfigureItems(at: reconfigured) }
            }) { _ in completion?() }
        }
        if animated { update() } else { ViewAnimations.unanimated(update) }
    }
}
