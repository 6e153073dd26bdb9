/// Provides the context menus of table rows, through the table's delegate.
@MainActor final class TableMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var table: UITableView?
    private var row: IndexPath?

    init(_ table: UITableView) { self.table = table }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let table, !table.isEditing, let presentedPath = table.rowPath(at: location) else { return nil }
        row = presentedPath
        let path = table.dataIndexPath(forPresented: presentedPath)
        return table.tableHub.value(nil) { $0.tableView(table, contextMenuConfigurationForRowAt: path, point: location) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let table else { return nil }
        let preview = table.tableHub.value(nil) { $0.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration) }
        if let preview { return preview }
        guard let row, let cell = table.cellForRow(at: row) else { return nil }
        return cell.highlightPreview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let table else { return nil }
        return table.tableHub.value(nil) { $0.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let table else { return }
        table.tableHub.notify { $0.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        table.tableHub.notify { $0.tableView(table, willDisplayContextMenu: configuration, animator: animator) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        table.tableHub.notify { $0.tableView(table, willEndContextMenuInteraction: configuration, animator: animator) }
    }
}

/// Provides the context menus of collection view items, through the collection view's delegate.
@MainActor final class CollectionMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var collection: UICollectionView?
    private var item: IndexPath?

    init(_ collection: UICollectionView) { self.collection = collection }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let collection else { return nil }
        item = collection.rowPath(at: location)
        // A placeholder item, which is not in the data, has no menu.
        if item == nil, collection.indexPathForItem(at: location) != nil { return nil }
        // The menu of one of several selected items applies to all of them.
        let selectedPaths = collection.indexPathsForSelectedItems ?? []
        let paths = item.map { selectedPaths.contains($0) ? selectedPaths.sorted() : [$0] } ?? []
        let configuration = collection.collectionHub.value(nil) {
            $0.collectionView(
                collection, contextMenuConfigurationForItemsAt: paths.map(collection.dataIndexPath(forPresented:)), point: location)
        }
        guard configuration == nil, let item else { return configuration }
        return collection.collectionHub.value(nil) {
            $0.collectionView(collection, contextMenuConfigurationForItemAt: collection.dataIndexPath(forPresented: item), point: location)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let collection else { return nil }
        let itemPreview = item.flatMap { item in
            collection.collectionHub.value(nil) {
                $0.collectionView(
                    collection, contextMenuConfiguration: configuration,
                    highlightPreviewForItemAt: collection.dataIndexPath(forPresented: item))
            }
        }
        let preview =
            itemPreview
            ?? collection.collectionHub.value(nil) {
                $0.collectionView(collection, previewForHighlightingContextMenuWithConfiguration: configuration)
            }
        if let preview { return preview }
        guard let item, let cell = collection.cellForItem(at: item) else { return nil }
        return cell.highlightPreview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let collection else { return nil }
        // The item may have been deleted while the menu was open.
        let itemPreview = item.flatMap { item in
            guard collection.exists(item) else { return nil as UITargetedPreview? }
            return collection.collectionHub.value(nil) {
                $0.collectionView(
                    collection, contextMenuConfiguration: configuration,
                    dismissalPreviewForItemAt: collection.dataIndexPath(forPresented: item))
            }
        }
        return itemPreview
            ?? collection.collectionHub.value(nil) {
                $0.collectionView(collection, previewForDismissingContextMenuWithConfiguration: configuration)
            }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let collection else { return }
        collection.collectionHub.notify {
            $0.collectionView(collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let collection else { return }
        collection.collectionHub.notify { $0.collectionView(collection, willDisplayContextMenu: configuration, animator: animator) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let collection else { return }
        collection.collectionHub.notify { $0.collectionView(collection, willEndContextMenuInteraction: configuration, animator: animator) }
    }
}

extension UITableViewCell {
    /// The preview that is lifted with a menu: the row without its highlight, with rounded corners.
    fileprivate var highlightPreview: UITargetedPreview {
        isHighlighted = false
        return UITargetedPreview(view: self, parameters: .card(of: self))
    }
}

extension UICollectionViewCell {
    /// The preview that is lifted with a menu: the item without its highlight. List cells have rounded corners.
    fileprivate var highlightPreview: UITargetedPreview {
        isHighlighted = false
        return UITargetedPreview(view: self, parameters: self is UICollectionViewListCell ? .card(of: self) : UIPreviewParameters())
    }
}

extension UIPreviewParameters {
    /// Returns parameters with rounded corners. The radius is at least that of the view.
    fileprivate static func card(of view: UIView) -> UIPreviewParameters {
        view.layoutIfNeeded()
        let result = UIPreviewParameters()
        let radius = max(view.layer.cornerRadius, MenuMetrics.liftedRowRadius)
        result.visiblePath = UIBezierPath(roundedRect: view.bounds, cornerRadius: radius)
        return result
    }
}
