/// The position and the appearance of a cell in a list.
struct ListCellPosition: Equatable {
    enum Role: Equatable {
        case row, header, footer
    }

    var appearance: UICollectionLayoutListConfiguration.Appearance
    var role = Role.row
    var isFirst = false
    var isLast = false
    /// The distance of the content from the left and right edges of the cell, in points.
    var margin: CGFloat = TableMetrics.margin
    /// The separators; `nil` for none.
    var separators: UIListSeparatorConfiguration?
    /// The nesting level of the item in its outline; `nil` outside of outlines.
    var level: Int?

    var cornerRadius: CGFloat { appearance == .insetGrouped && role == .row ? TableMetrics.cornerRadius : 0 }

    var showsTopSeparator: Bool {
        guard let separators, role == .row else { return false }
        return switch separators.topSeparatorVisibility {
        case .visible: true
        case .hidden: false
        case .automatic: appearance == .grouped && isFirst
        }
    }

    var showsBottomSeparator: Bool {
        guard let separators, role == .row else { return false }
        return switch separators.bottomSeparatorVisibility {
        case .visible: true
        case .hidden: false
        case .automatic: !(isLast && appearance == .insetGrouped)
        }
    }
}

/// The list properties of a section in a compositional layout.
@MainActor final class ListSection {
    let configuration: UICollectionLayoutListConfiguration
    private let margin: CGFloat

    init(_ configuration: UICollectionLayoutListConfiguration, margin: CGFloat) {
        self.configuration = configuration
        self.margin = margin
    }

    /// The space above a supplementary header, in points.
    var gap: CGFloat { configuration.headerMode == .supplementary ? configuration.headerGap ?? 0 : 0 }

    func position(of item: Int, count: Int, section: Int) -> ListCellPosition {
        var position = ListCellPosition(appearance: configuration.appearance)
        position.margin = margin
        let hasHeader = configuration.headerMode == .firstItemInSection
        if hasHeader, item == 0 { position.role = .header }
        position.isFirst = item == (hasHeader ? 1 : 0)
        position.isLast = item == count - 1
        guard configuration.showsSeparators else { return position }
        let path = IndexPath(item: item, section: section)
        position.separators =
            configuration.itemSeparatorHandler.map { $0(path, configuration.separatorConfiguration) }
            ?? configuration.separatorConfiguration
        return position
    }

    var hasSwipeActions: Bool {
        configuration.leadingSwipeActionsConfigurationProvider != nil || configuration.trailingSwipeActionsConfigurationProvider != nil
    }

    func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        if isLeading { return configuration.leadingSwipeActionsConfigurationProvider?(indexPath) }
        return configuration.trailingSwipeActionsConfigurationProvider?(indexPath)
    }

    func position(ofBoundary kind: String) -> ListCellPosition {
        var position = ListCellPosition(appearance: configuration.appearance)
        position.margin = margin
        position.role = kind == UICollectionView.elementKindSectionFooter ? .footer : .header
        return position
    }
}
