extension UITabBarController {
    /// The display of the tabs if the width is regular.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitabbarcontroller/mode-swift.enum
    public enum Mode: Int, Sendable {
        /// A bar.
        case automatic = 0
        /// A bar.
        case tabBar = 1
        /// A bar or a sidebar; the user can switch between them. Initially a sidebar if the view is wider than high.
        /// Always a bar in a compact width.
        case tabSidebar = 2
    }

    /// Returns the tab with an identifier, at the top level or in a group; `nil` if there is none.
    public func tab(forIdentifier identifier: String) -> UITab? { tabs.lazy.flatMap(\.all).first { $0.identifier == identifier } }

    // MARK: - Tabs and controllers

    /// The tabs that the app set. If the app set controllers, the tabs that were created for the controllers.
    var currentTabs: [UITab] {
        if let tabs = row.tabs { return tabs }
        let createdTabs = row.controllers.map { controller in
            row.wrappers.first { $0.viewControllerIfMade === controller } ?? wrapper(controller)
        }
        row.wrappers = createdTabs
        return createdTabs
    }

    func wrapper(_ controller: UIViewController) -> UITab {
        row.wrapperCount += 1
        let tab = UITab(controller, "UITabBarController.\(row.wrapperCount)")
        tab.ownController = self
        return tab
    }

    func replaceTabs(_ tabs: [UITab], _ animated: Bool) {
        var identifiers: Set<String> = []
        for tab in tabs.flatMap(\.all) {
            precondition(
                identifiers.insert(tab.identifier).inserted,
                "UITabBarController: two tabs have the identifier \"\(tab.identifier)\". Give each its own identifier.")
        }
        for tab in row.tabs ?? row.wrappers where !tabs.contains(tab) { tab.ownController = nil }
        row.wrappers = []
        for tab in tabs { tab.ownController = self }
        row.tabs = tabs
        replaceControllers(tabs.map(\.host), animated)
        sidebarIfMade?.reload()
    }

    /// Detaches the tabs, because the app set controllers instead.
    func removeTabs() {
        for tab in row.tabs ?? [] { tab.ownController = nil }
        exchange(&row.tabs, with: nil)
    }

    /// Updates bar and sidebar after a tab was hidden or shown, or its placement changed.
    func tabsMoved() {
        updateItems(animated: false)
        sidebarIfMade?.reload()
    }

    /// The controllers that the bar shows, in the bar's order.
    var barControllers: [UIViewController] {
        guard let tabs = row.tabs else { return row.controllers }
        let visible = tabs.filter { tab in tab.isInBar && row.controllers.contains { $0 === tab.host } }
        return (visible.filter { $0.placement != .pinned } + visible.filter { $0.placement == .pinned }).map(\.host)
    }

    // MARK: - Selection

    var chosenTab: UITab? { rootTab(row.selected)?.leaf }

    func rootTab(_ controller: UIViewController?) -> UITab? {
        guard let controller else { return nil }
        return currentTabs.first { ($0 as? UITabGroup)?.host === controller || $0.viewControllerIfMade === controller }
            ?? row.tabs?.first { $0.host === controller }
    }

    func select(_ tab: UITab) {
        precondition(
            tab.tabBarController === self,
            "UITabBarController: the tab \"\(tab.identifier)\" was selected, but tabs does not contain it. Add it first.")
        selectInGroups(tab)
        select(tab.root.host, animatorAllowed: true)
        sidebarIfMade?.showChosen()
    }

    /// Selects a tab in all groups that contain it. A group that is selected itself shows its initial content.
    private func selectInGroups(_ tab: UITab) {
        (tab as? UITabGroup)?.selectedChild = nil
        var child = tab
        while let group = child.parent {
            group.selectedChild = child
            child = group
        }
    }

    /// Selects a tab that the user chose, if the delegate allows it, and notifies the delegate.
    ///
    /// - Parameter isInBar: Whether the user tapped the bar, in which a group represents its selected tab.
    @discardableResult func choose(_ tab: UITab, isInBar: Bool) -> Bool {
        let target = isInBar && tab !== chosenTab?.root ? tab.leaf : tab
        let previous = chosenTab
        let isReselection = isInBar ? previous?.root === tab : previous === tab
        let requested = isReselection ? previous ?? target : target
        guard requested.isEnabled, hub.should({ $0.tabBarController(self, shouldSelectTab: requested) }) else { return false }
        if isReselection {
            goToStart(of: requested.viewController ?? tab.root.host)
        } else {
            select(requested)
        }
        hub.notify { $0.tabBarController(self, didSelectTab: requested, previousTab: previous) }
        return true
    }
}
