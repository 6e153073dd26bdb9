/// The item groups on both sides of a navigation bar.
@MainActor struct BarItemGroups {
    var leading: [UIBarButtonItemGroup] = []
    var trailing: [UIBarButtonItemGroup] = []
    /// Whether items are being set because groups were set.
    var isAdopting = false
}

extension UINavigationItem {
    /// Sets the groups of one side, and derives that side's items from them.
    func adopt(_ new: [UIBarButtonItemGroup], _ side: WritableKeyPath<BarItemGroups, [UIBarButtonItemGroup]>) {
        for group in groups[keyPath: side] { group.whenChanged = nil }
        groups[keyPath: side] = new
        for group in new { group.whenChanged = { [weak self] in self?.showItems(of: side) } }
        showItems(of: side)
    }

    private func showItems(of side: WritableKeyPath<BarItemGroups, [UIBarButtonItemGroup]>) {
        groups.isAdopting = true
        defer { groups.isAdopting = false }
        let items = groups[keyPath: side].filter { !$0.isHidden }.flatMap(\.barButtonItems)
        if side == \.leading { leftBarButtonItems = items } else { rightBarButtonItems = items.reversed() }
    }

    /// Updates the groups after items were set: items that were not set from groups form one group.
    func itemsDidChange(_ side: WritableKeyPath<BarItemGroups, [UIBarButtonItemGroup]>) {
        if !groups.isAdopting {
            for group in groups[keyPath: side] { group.whenChanged = nil }
            let items = (side == \.leading ? leftBarButtonItems : rightBarButtonItems?.reversed()) ?? []
            groups[keyPath: side] = items.isEmpty ? [] : [UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)]
        }
        changed()
    }
}
