extension UITabBarController {
    /// How the tabs are displayed in a regular width.
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
    public func tab(forIdentifier identifier: String) -> UITab? {
        tabs.lazy.flatMap(\.selfAndDescendants).first { $0.identifier == identifier }
    }

    // MARK: - Tabs and controllers

    /// The tabs that the app set. If the app set controllers, the tabs that were created for the controllers.
    var currentTabs: [UITab] {
        if let tabs = tabState.tabs { return tabs }
        let createdTabs = tabState.controllers.map { controller in
            tabState.createdTabs.first { $0.viewControllerIfLoaded === controller } ?? makeTab(controller)
        }
        tabState.createdTabs = createdTabs
        return createdTabs
    }

    func makeTab(_ controller: UIViewController) -> UITab {
        tabState.lastTabNumber += 1
        let tab = UITab(controller, "UITabBarController.\(tabState.lastTabNumber)")
        tab.owningController = self
        return tab
    }

    func replaceTabs(_ tabs: [UITab], _ animated: Bool) {
        var identifiers: Set<String> = []
        for tab in tabs.flatMap(\.selfAndDescendants) {
            precondition(
                identifiers.insert(tab.identifier).inserted,
                "UITabBarController: two tabs have the identifier \"\(tab.identifier)\". Give each its own identifier.")
        }
        for tab in tabState.tabs ?? tabState.createdTabs where !tabs.contains(tab) { tab.owningController = nil }
        tabState.createdTabs = []
        for tab in tabs { tab.owningController = self }
        tabState.tabs = tabs
        replaceControllers(tabs.map(\.containerController), animated)
        sidebarIfLoaded?.reload()
    }

    /// Detaches the tabs, because the app set controllers instead.
    func removeTabs() {
        for tab in tabState.tabs ?? [] { tab.owningController = nil }
        exchange(&tabState.tabs, with: nil)
    }

    /// Updates bar and sidebar after a tab was hidden or shown, or its placement changed.
    func tabPlacementsDidChange() {
        updateItems(animated: false)
        sidebarIfLoaded?.reload()
    }

    /// The controllers that the bar shows, in the bar's order.
    var barControllers: [UIViewController] {
        guard let tabs = tabState.tabs else { return tabState.controllers }
        let visibleTabs = tabs.filter { tab in tab.isInBar && tabState.controllers.contains { $0 === tab.containerController } }
        return (visibleTabs.filter { $0.placement != .pinned } + visibleTabs.filter { $0.placement == .pinned }).map(\.containerController)
    }

    // MARK: - Selection

    var selectedLeafTab: UITab? { rootTab(tabState.selectedController)?.selectedLeaf }

    func rootTab(_ controller: UIViewController?) -> UITab? {
        guard let controller else { return nil }
        return currentTabs.first { ($0 as? UITabGroup)?.containerController === controller || $0.viewControllerIfLoaded === controller }
            ?? tabState.tabs?.first { $0.containerController === controller }
    }

    func select(_ tab: UITab) {
        precondition(
            tab.tabBarController === self,
            "UITabBarController: the tab \"\(tab.identifier)\" was selected, but tabs does not contain it. Add it first.")
        selectInGroups(tab)
        select(tab.root.containerController, animatorAllowed: true)
        sidebarIfLoaded?.selectCurrentRow()
    }

    /// Selects a tab in all groups that contain it. If the tab is a group, resets the group to its initial content.
    private func selectInGroups(_ tab: UITab) {
        (tab as? UITabGroup)?.selectedChild = nil
        var child = tab
        while let group = child.parent {
            group.selectedChild = child
            child = group
        }
    }

    /// Selects a tab that the user chose, if the delegate allows the selection, and notifies the delegate.
    ///
    /// - Parameter isInBar: Whether the user tapped the bar, in which a group represents its selected tab.
    @discardableResult func selectIfAllowed(_ tab: UITab, isInBar: Bool) -> Bool {
        let target = isInBar && tab !== selectedLeafTab?.root ? tab.selectedLeaf : tab
        let previous = selectedLeafTab
        let isReselection = isInBar ? previous?.root === tab : previous === tab
        let requestedTab = isReselection ? previous ?? target : target
        guard requestedTab.isEnabled, hub.allAgree({ $0.tabBarController(self, shouldSelectTab: requestedTab) }) else { return false }
        if isReselection {
            popToRootOrScrollToTop(of: requestedTab.viewController ?? tab.root.containerController)
        } else {
            select(requestedTab)
        }
        hub.notify { $0.tabBarController(self, didSelectTab: requestedTab, previousTab: previous) }
        return true
    }
}
