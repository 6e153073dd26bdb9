/// The item groups on both sides of a navigation bar.
@MainActor struct BarItemGroups {
    var leading: [UIBarButtonItemGroup] = []
    var trailing: [UIBarButtonItemGroup] = []
    /// Whether the items are currently being set from the groups.
    var isUpdatingItems = false
}

extension UINavigationItem {
    /// Sets the groups of one side, and sets that side's items to the items of the groups.
    func setGroups(_ new: [UIBarButtonItemGroup], _ side: WritableKeyPath<BarItemGroups, [UIBarButtonItemGroup]>) {
        for group in groups[keyPath: side] { group.onChange = nil }
        groups[keyPath: side] = new
        for group in new { group.onChange = { [weak self] in self?.updateItems(of: side) } }
        updateItems(of: side)
    }

    private func updateItems(of side: WritableKeyPath<BarItemGroups, [UIBarButtonItemGroup]>) {
        groups.isUpdatingItems = true
        defer { groups.isUpdatingItems = false }
        let items = groups[keyPath: side].filter { !$0.isHidden }.flatMap(\.barButtonItems)
        if side == \.leading { leftBarButtonItems = items } else { rightBarButtonItems = items.reversed() }
    }

    /// Updates the groups after items were set: items that the app set form one group.
    func itemsDidChange(_ side: WritableKeyPath<BarItemGroups, [UIBarButtonItemGroup]>) {
        if !groups.isUpdatingItems {
            for group in groups[keyPath: side] { group.onChange = nil }
            let items = (side == \.leading ? leftBarButtonItems : rightBarButtonItems?.reversed()) ?? []
            groups[keyPath: side] = items.isEmpty ? [] : [UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)]
        }
        changed()
    }
}
