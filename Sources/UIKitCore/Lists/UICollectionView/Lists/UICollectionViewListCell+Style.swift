extension UICollectionViewListCell {
    func standardContent() -> UIListContentConfiguration {
        guard let position = parts.position else { return .cell() }
        switch (position.role, position.appearance) {
        case (.header, .plain): return .plainHeader()
        case (.header, .grouped), (.header, .insetGrouped): return .groupedHeader()
        case (.header, .sidebar), (.header, .sidebarPlain): return .sidebarHeader()
        case (.footer, .plain): return .plainFooter()
        case (.footer, _): return .groupedFooter()
        case (.row, .sidebar), (.row, .sidebarPlain): return .sidebarCell()
        case (.row, _): return .cell()
        }
    }

    var listBackground: UIBackgroundConfiguration? {
        guard let position = parts.position else { return nil }
        switch (position.role, position.appearance) {
        case (.header, .plain), (.footer, .plain):
            var background = UIBackgroundConfiguration.listPlainHeaderFooter()
            background.backgroundColor = .systemBackground
            return background
        case (.header, _), (.footer, _): return .clear()
        case (.row, .plain): return .listPlainCell()
        case (.row, .grouped), (.row, .insetGrouped): return .listGroupedCell()
        case (.row, .sidebar), (.row, .sidebarPlain): return .listSidebarCell()
        }
    }

    // MARK: - Outlines

    private var outline: (any OutlineSource)? { list?.dataSource as? any OutlineSource }

    var isExpandedInOutline: Bool {
        guard let path = representedElement?.indexPath, representedElement?.kind == .cell else { return false }
        return outline?.isExpanded(at: path) ?? false
    }

    /// Whether a tap anywhere on the cell expands or collapses its item.
    var togglesOutlineOnTap: Bool {
        accessories.contains { accessory in
            guard case .outline(let style) = accessory.kind, accessory.isDisplayed(whileEditing: showsEditingState) else { return false }
            return style == .header || (style == .automatic && parts.position?.role == .header)
        }
    }

    /// Calls the handler of the outline accessory. Without a handler, expands or collapses the cell's item in its
    /// outline.
    func toggleOutline() {
        for accessory in accessories {
            guard case .outline = accessory.kind, let handler = accessory.handler else { continue }
            return handler()
        }
        guard let path = representedElement?.indexPath, representedElement?.kind == .cell else { return }
        outline?.toggle(at: path)
    }
}

/// A data source with hierarchical items.
@MainActor protocol OutlineSource: AnyObject {
    func isExpanded(at indexPath: IndexPath) -> Bool
    func toggle(at indexPath: IndexPath)
    /// Returns the nesting level of an item; `nil` outside of outlines.
    func level(at indexPath: IndexPath) -> Int?
}
