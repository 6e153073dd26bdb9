/// The items of a bar by groups, on both sides.
@MainActor struct BarItemGroups {
    var leading: [UIBarButtonItemGroup] = []
    var trailing: [UIBarButtonItemGroup] = []
    /// While items are set because groups were.
    var isTaking = false
}

extension UINavigationItem {
    /// Groups were set: they say which items there are.
    func take(_ new: [UIBarButtonItemGroup], _ side: WritableKeyPath<BarItemGroups, [UIBarButtonItemGroup]>) {
        for group in groups[keyPath: side] { group.whenChanged = nil }
        groups[keyPath: side] = new
        for group in new { group.whenChanged = { [weak self] in self?.showItems(of: side) } }
        showItems(of: side)
    }

    private func showItems(of side: WritableKeyPath<BarItemGroups, [UIBarButtonItemGroup]>) {
        groups.isTaking = true
        defer { groups.isTaking = false }
        let items = groups[keyPath: side].filter { !$0.isHidden }.flatMap(\.barButtonItems)
        if side == \.leading { leftBarButtonItems = items } else { rightBarButtonItems = items.reversed() }
    }

    /// Items were set: those that no group said are one.
    func itemsDidChange(_ side: WritableKeyPath<BarItemGroups, [UIBarButtonItemGroup]>) {
        if !groups.isTaking {
            for group in groups[keyPath: side] { group.whenChanged = nil }
            let items = (side == \.leading ? leftBarButtonItems : rightBarButtonItems?.reversed()) ?? []
            groups[keyPath: side] = items.isEmpty ? [] : [UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)]
        }
        changed()
    }
}
