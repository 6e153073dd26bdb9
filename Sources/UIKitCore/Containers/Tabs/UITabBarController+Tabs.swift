extension UITabBarController {
    func setUpTabs() {
        tabBar.isManaged = true
        tabBar.content.selectItem = { [weak self] in self?.handleTap($0) ?? false }
        tabBar.content.onTranslucencyChange = { [weak self] in self?.layOutScreens() }
        scrollObserver.onScroll = { [weak self] scrollView in self?.tabBar.setBackgroundProgress(scrollView.bottomScrollEdgeProgress) }
    }

    func makeMoreController() -> UINavigationController {
        let controller = UINavigationController(rootViewController: moreList)
        controller.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        return controller
    }

    // MARK: - Tabs

    func replaceControllers(_ new: [UIViewController], _ animated: Bool) {
        checkControllers(new)
        tabState.currentTransition?.end()
        let old = tabState.controllers
        let oldIndex = old.firstIndex { $0 === tabState.selectedController }
        exchange(&tabState.controllers, with: new)
        let removedControllers = old.filter { !tabState.contains($0) }
        let addedControllers = new.filter { controller in !old.contains { $0 === controller } }
        for controller in removedControllers { removeFromMoreList(controller) }
        for controller in removedControllers { controller.willMove(toParent: nil) }
        for controller in addedControllers { addChild(controller) }
        if let selectedScreen = tabState.selectedController, !tabState.contains(selectedScreen),
            !hasMore || selectedScreen !== moreNavigationController
        {
            tabState.selectedController = nil
        }
        updateItems(animated: animated)
        // If the selected tab was removed, the tab at its index is selected, or else the first tab.
        let fallback = oldIndex.flatMap { new.indices.contains($0) ? new[$0] : nil } ?? new.first
        if let newSelection = tabState.selectedController ?? fallback {
            select(newSelection, animatorAllowed: false)
        } else {
            show(nil, animatorAllowed: false)
        }
        tabState.currentTransition?.end()
        for controller in removedControllers where controller.parent === self { controller.removeFromParent() }
        for controller in addedControllers where controller.parent === self { controller.didMove(toParent: self) }
    }

    /// Returns whether a new child needs no tab of its own, because it is a tab already, a search controller or the
    /// More controller.
    func needsNoNewTab(_ controller: UIViewController) -> Bool {
        // The expression reads the More controller last, because reading creates it.
        tabState.isReparentingTab || tabState.contains(controller) || controller is UISearchController
            || (hasMore && controller === moreNavigationController)
    }

    /// Appends a tab for a controller.
    func append(_ controller: UIViewController) {
        guard let tabs = tabState.tabs else { return setViewControllers(tabState.controllers + [controller], animated: false) }
        setTabs(tabs + [makeTab(controller)], animated: false)
    }

    private func checkControllers(_ controllers: [UIViewController]) {
        for (index, controller) in controllers.enumerated() {
            precondition(
                !controllers[..<index].contains { $0 === controller },
                "UITabBarController: viewControllers contains \(controller) twice. Create a second controller.")
        }
    }

    /// Removes a tab after the app moved it to another parent or removed it from its parent.
    func detach(_ controller: UIViewController) {
        guard !tabState.isReparentingTab, tabState.contains(controller) else { return }
        exchange(&tabState.controllers, with: tabState.controllers.filter { $0 !== controller })
        if tabState.selectedController === controller { tabState.selectedController = tabState.controllers.first }
        updateItems(animated: false)
        if tabState.displayedController === controller { show(displayedController(tabState.selectedController), animatorAllowed: false) }
    }

    // MARK: - Bar items

    /// Whether some of the tabs do not fit into the bar.
    var hasMore: Bool { barControllers.count > TabBarControllerState.maximumVisibleTabs && traitCollection.horizontalSizeClass != .regular }

    /// The tabs that do not fit into the bar.
    var moreTabs: [UIViewController] { hasMore ? Array(barControllers.dropFirst(TabBarControllerState.maximumVisibleTabs - 1)) : [] }

    func updateItems(animated: Bool) {
        let overflow = moreTabs
        let barTabs = hasMore ? Array(barControllers.prefix(TabBarControllerState.maximumVisibleTabs - 1)) : barControllers
        for controller in tabState.controllers where !overflow.contains(where: { $0 === controller }) {
            reparentToTabBarController(controller)
        }
        var items = barTabs.map(\.tabBarItem)
        if hasMore {
            addMoreController()
            items.append(moreNavigationController.tabBarItem)
        }
        let barItems = items.compactMap { $0 }
        if !(tabBar.items ?? []).elementsEqual(barItems, by: ===) { tabBar.setItems(barItems, animated: animated) }
        if hasMore { moreList.reload() }
        selectBarItem()
    }

    /// Moves a tab from the More list back to this controller as a child.
    func reparentToTabBarController(_ controller: UIViewController) {
        guard controller.parent !== self, tabState.contains(controller) else { return }
        tabState.isReparentingTab = true
        addChild(controller)
        tabState.isReparentingTab = false
        controller.didMove(toParent: self)
    }

    private func addMoreController() {
        guard moreNavigationController.parent !== self else { return }
        addChild(moreNavigationController)
        moreNavigationController.didMove(toParent: self)
    }

    /// Selects the tab bar item of the selected tab.
    func selectBarItem() {
        guard let selectedScreen = tabState.selectedController else { return tabBar.selectItem(nil) }
        let isInMoreList = moreTabs.contains { $0 === selectedScreen }
        let item = isInMoreList ? moreNavigationController.tabBarItem : selectedScreen.tabBarItem
        guard let item, tabBar.items?.contains(where: { $0 === item }) == true else { return tabBar.selectItem(nil) }
        tabBar.selectItem(item)
    }

    // MARK: - Selection

    func select(_ controller: UIViewController, animatorAllowed: Bool) {
        let isMore = hasMore && controller === moreNavigationController
        precondition(
            tabState.contains(controller) || isMore,
            "UITabBarController: \(controller) was selected, but viewControllers does not contain it. Add it first.")
        tabState.selectedController = controller
        selectBarItem()
        if moreTabs.contains(where: { $0 === controller }) { openInMore(controller) }
        show(displayedController(controller), animatorAllowed: animatorAllowed)
        sidebarIfLoaded?.selectCurrentRow()
    }

    /// Returns the controller that is shown for a selected tab: the tab itself, or the More controller.
    func displayedController(_ controller: UIViewController?) -> UIViewController? {
        guard let controller, moreTabs.contains(where: { $0 === controller }) else { return controller }
        return moreNavigationController
    }

    /// - Returns: Whether the item was selected.
    private func handleTap(_ item: UITabBarItem) -> Bool {
        tabBar(tabBar, didSelect: item)
        if let tab = currentTabs.first(where: { $0.item === item }), !(hasMore && moreTabs.contains { $0 === tab.containerController }) {
            return selectIfAllowed(tab, isInBar: true)
        }
        let selectableControllers = tabState.controllers + (hasMore ? [moreNavigationController] : [])
        guard let controller = selectableControllers.first(where: { $0.tabBarItem === item }) else { return false }
        return selectIfAllowed(controller)
    }

    /// Selects a tab that the user chose, if the delegate allows the selection, and notifies the delegate.
    @discardableResult func selectIfAllowed(_ controller: UIViewController) -> Bool {
        guard hub.allAgree({ $0.tabBarController(self, shouldSelect: controller) }) else { return false }
        let isReselection = displayedController(tabState.selectedController) === controller
        if isReselection {
            popToRootOrScrollToTop(of: controller)
        } else {
            select(controller, animatorAllowed: true)
        }
        hub.notify { $0.tabBarController(self, didSelect: controller) }
        return true
    }

    /// Handles a tap on the selected tab: pops to the root, or scrolls the root's content to the top.
    func popToRootOrScrollToTop(of controller: UIViewController) {
        if let navigation = controller as? UINavigationController, navigation.viewControllers.count > 1 {
            if controller === moreNavigationController { tabState.selectedController = controller }
            navigation.popToRootViewController(animated: true)
            return
        }
        guard let scrollView = controller.contentScrollView(for: .top), scrollView.isScrollEnabled else { return }
        scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: -scrollView.extent.insetTop), animated: true)
    }
}
