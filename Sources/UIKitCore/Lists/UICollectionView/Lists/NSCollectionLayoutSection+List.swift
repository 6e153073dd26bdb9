extension NSCollectionLayoutSection {
    /// Creates a section with the appearance and behaviour of a list. Its cells should be instances of
    /// `UICollectionViewListCell`.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableMetrics.rowHeight))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let width = layoutEnvironment.container.contentSize.width
        section.list = ListSection(configuration, margin: ListMetrics.cellMargin(configuration.appearance, width: width))
        section.contentInsets = ListMetrics.insets(configuration, width: width)
        section.supplementariesFollowContentInsets = configuration.appearance == .insetGrouped || configuration.appearance == .sidebar
        section.boundarySupplementaryItems = boundaries(configuration)
        return section
    }

    private static func boundaries(
        _ configuration: UICollectionLayoutListConfiguration
    ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableMetrics.plainHeaderHeight))
        var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            items.append(header)
        }
        if configuration.footerMode == .supplementary {
            let footer = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
            items.append(footer)
        }
        return items
    }
}

extension UICollectionViewCompositionalLayout {
    /// Creates a layout whose sections are all lists.
    public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
        layout.listBackgroundColor = configuration.resolvedBackgroundColor
        return layout
    }

    /// The background colour of the first section if all sections are lists; otherwise `nil`.
    var firstListBackgroundColor: UIColor? {
        guard state.definitions.allSatisfy({ $0.list != nil }) else { return nil }
        return state.definitions.first?.list?.configuration.resolvedBackgroundColor
    }
}

/// The metrics of lists, in points, which equal the metrics of tables.
enum ListMetrics {
    /// The distance of a sidebar's cells from the left and right edges.
    private static let sidebarInset: CGFloat = 8

    static func cellMargin(_ appearance: UICollectionLayoutListConfiguration.Appearance, width: CGFloat) -> CGFloat {
        appearance == .insetGrouped || appearance == .sidebar ? TableMetrics.margin : TableMetrics.margin(forWidth: width)
    }

    static func insets(_ configuration: UICollectionLayoutListConfiguration, width: CGFloat) -> NSDirectionalEdgeInsets {
        // The padding above a supplementary header belongs to the section.
        let headerPadding = configuration.headerMode == .firstItemInSection ? configuration.headerGap : nil
        let top = headerPadding ?? (configuration.headerMode == .none ? TableMetrics.groupGap : 0)
        let bottom = configuration.footerMode == .none ? TableMetrics.groupGap : 0
        switch configuration.appearance {
        case .plain: return .init(top: headerPadding ?? 0, leading: 0, bottom: 0, trailing: 0)
        case .grouped: return .init(top: top, leading: 0, bottom: bottom, trailing: 0)
        case .insetGrouped:
            let side = TableMetrics.groupInset(forWidth: width)
            return .init(top: top, leading: side, bottom: bottom, trailing: side)
        case .sidebar, .sidebarPlain:
            return .init(top: headerPadding ?? sidebarInset, leading: sidebarInset, bottom: sidebarInset, trailing: sidebarInset)
        }
    }
}
