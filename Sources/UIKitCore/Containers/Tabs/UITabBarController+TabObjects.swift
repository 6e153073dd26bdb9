extension UITabBarController {
    /// How the tabs are shown where there is room for more than a bar.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitabbarcontroller/mode-swift.enum
    public enum Mode: Int, Sendable {
        /// In a bar.
        case automatic = 0
        /// In a bar.
        case tabBar = 1
        /// In a bar or a sidebar, as a person wishes: at first in a sidebar where the screen is wider than high. Only in a bar where the
        /// width is compact.
        case tabSidebar = 2
    }

    /// The tab of an identifier, in the row or in a group; `nil` where there is none.
    public func tab(forIdentifier identifier: String) -> UITab? { tabs.lazy.flatMap(\.all).first { $0.identifier == identifier } }

    // MARK: - Tabs and controllers

    /// The tabs; where the app gave controllers, those that stand for them.
    var currentTabs: [UITab] {
        if let tabs = row.tabs { return tabs }
        let wrappers = row.controllers.map { controller in
            row.wrappers.first { $0.viewControllerIfMade === controller } ?? wrapper(controller)
        }
        row.wrappers = wrappers
        return wrappers
    }

    func wrapper(_ controller: UIViewController) -> UITab {
        row.wrapperCount += 1
        let tab = UITab(controller, "UITabBarController.\(row.wrapperCount)")
        tab.ownController = self
        return tab
    }

    func take(_ tabs: [UITab], _ animated: Bool) {
        var known: Set<String> = []
        for tab in tabs.flatMap(\.all) {
            precondition(
                known.insert(tab.identifier).inserted,
                "UITabBarController: two tabs are called \"\(tab.identifier)\". Give each an identifier of its own.")
        }
        for tab in row.tabs ?? row.wrappers where !tabs.contains(tab) { tab.ownController = nil }
        row.wrappers = []
        for tab in tabs { tab.ownController = self }
        row.tabs = tabs
        take(tabs.map(\.host), animated)
        sidebarIfMade?.reload()
    }

    /// Controllers take the place of tabs.
    func forgetTabs() {
        for tab in row.tabs ?? [] { tab.ownController = nil }
        exchange(&row.tabs, with: nil)
    }

    /// Tabs were hidden, shown, or moved.
    func tabsMoved() {
        updateItems(animated: false)
        sidebarIfMade?.reload()
    }

    /// The controllers that the bar is for, in its order.
    var barControllers: [UIViewController] {
        guard let tabs = row.tabs else { return row.controllers }
        let seen = tabs.filter { tab in tab.isInBar && row.controllers.contains { $0 === tab.host } }
        return (seen.filter { $0.placement != .pinned } + seen.filter { $0.placement == .pinned }).map(\.host)
    }

    // MARK: - Choosing

    var chosenTab: UITab? { rootTab(row.selected)?.leaf }

    func rootTab(_ controller: UIViewController?) -> UITab? {
        guard let controller else { return nil }
        return currentTabs.first { ($0 as? UITabGroup)?.host === controller || $0.viewControllerIfMade === controller }
            ?? row.tabs?.first { $0.host === controller }
    }

    func select(_ tab: UITab) {
        precondition(
            tab.tabBarController === self,
            "UITabBarController: the tab \"\(tab.identifier)\" was selected, but it is none of tabs. Add it first.")
        open(tab)
        select(tab.root.host, animatorAllowed: true)
        sidebarIfMade?.showChosen()
    }

    /// Has the groups around a tab show it, and a group itself what it shows first.
    private func open(_ tab: UITab) {
        (tab as? UITabGroup)?.selectedChild = nil
        var inner = tab
        while let group = inner.parent {
            group.selectedChild = inner
            inner = group
        }
    }

    /// As a person does, who is told of and asked for.
    ///
    /// - Parameter isInBar: whether the bar was tapped, in which a group stands for what was chosen in it.
    @discardableResult func choose(_ tab: UITab, isInBar: Bool) -> Bool {
        let target = isInBar && tab !== chosenTab?.root ? tab.leaf : tab
        let previous = chosenTab
        let isAgain = isInBar ? previous?.root === tab : previous === tab
        let asked = isAgain ? previous ?? target : target
        guard asked.isEnabled, hub.should({ $0.tabBarController(self, shouldSelectTab: asked) }) else { return false }
        if isAgain {
            goToStart(of: asked.viewController ?? tab.root.host)
        } else {
            select(asked)
        }
        hub.tell { $0.tabBarController(self, didSelectTab: asked, previousTab: previous) }
        return true
    }
}
