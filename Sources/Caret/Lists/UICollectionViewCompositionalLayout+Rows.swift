extension UICollectionViewCompositionalLayout {
    /// Returns a layout that shows items as the rows of a list, with the headers, footers and swipe actions of the
    /// sections that ``UICollectionView/sections(file:line:describedBy:)`` describes.
    ///
    /// ```swift
    /// let layout = UICollectionViewCompositionalLayout.rows(.insetGrouped)
    /// let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    /// view.sections(self) { screen in
    ///     Section("fruit", header: "Fruit") { Row("apple", configuration: apple).onDelete(screen) { $0.eat() } }
    /// }
    /// ```
    ///
    /// - Parameter appearance: The appearance of the list.
    public static func rows(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UICollectionViewCompositionalLayout {
        let link = LayoutLink()
        let layout = UICollectionViewCompositionalLayout { section, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            let part = link.source?.part(at: section)
            if part?.header.isEmpty == false { configuration.headerMode = .supplementary }
            if part?.footer.isEmpty == false { configuration.footerMode = .supplementary }
            configuration.leadingSwipeActionsConfigurationProvider = { link.source?.leadingActions(at: $0) }
            configuration.trailingSwipeActionsConfigurationProvider = { link.source?.trailingActions(at: $0) }
            return .list(using: configuration, layoutEnvironment: environment)
        }
        link.layout = layout
        return layout
    }
}

/// A weak reference to a layout, for the closures that the layout retains.
@MainActor private final class LayoutLink {
    weak var layout: UICollectionViewLayout?

    var source: CollectionSource? { layout?.collectionView?.dataSource as? CollectionSource }
}

extension CollectionSource {
    func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        row(at: path)?.actions.leading.map { UISwipeActionsConfiguration(actions: $0()) }
    }

    /// Returns the trailing actions of an item, or else its delete action.
    func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let actions = row(at: path)?.actions else { return nil }
        if let trailing = actions.trailing { return UISwipeActionsConfiguration(actions: trailing()) }
        guard let delete = actions.delete else { return nil }
        let action = UIContextualAction(style: .destructive, title: actions.deleteTitle ?? "Delete") { [weak list] _, _, complete in
            delete()
            list?.setNeedsUpdate()
            complete(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }
}
