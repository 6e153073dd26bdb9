extension UITabBarController {
    func finishMakingTabs() {
        tabBar.isManaged = true
        tabBar.content.mayChoose = { [weak self] in self?.tapped($0) ?? false }
        tabBar.content.whenTranslucencyChanges = { [weak self] in self?.layOutAboveBar() }
        follower.whenMoved = { [weak self] scrollView in self?.tabBar.setBackgroundProgress(scrollView.shareBelowBottom) }
    }

    func makeMoreController() -> UINavigationController {
        let controller = UINavigationController(rootViewController: moreList)
        controller.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        return controller
    }

    // MARK: - Tabs

    func replaceControllers(_ new: [UIViewController], _ animated: Bool) {
        checkControllers(new)
        row.running?.end()
        let old = row.controllers
        let oldIndex = old.firstIndex { $0 === row.selected }
        exchange(&row.controllers, with: new)
        let removed = old.filter { !row.contains($0) }
        let added = new.filter { controller in !old.contains { $0 === controller } }
        for controller in removed { removeFromMoreList(controller) }
        for controller in removed { controller.willMove(toParent: nil) }
        for controller in added { addChild(controller) }
        if let selected = row.selected, !row.contains(selected), !hasMore || selected !== moreNavigationController { row.selected = nil }
        updateItems(animated: animated)
        // If the selected tab was removed, the tab at its index is selected.
        let next = oldIndex.flatMap { new.indices.contains($0) ? new[$0] : nil } ?? new.first
        if let newSelection = row.selected ?? next {
            select(newSelection, animatorAllowed: false)
        } else {
            show(nil, animatorAllowed: false)
        }
        row.running?.end()
        for controller in removed where controller.parent === self { controller.removeFromParent() }
        for controller in added where controller.parent === self { controller.didMove(toParent: self) }
    }

    /// Returns whether no tab has to be created for a new child: it is a tab already, a search controller or the More
    /// controller.
    func isChildOfRow(_ controller: UIViewController) -> Bool {
        // The expression reads the More controller last, because reading creates it.
        row.isRehousing || row.contains(controller) || controller is UISearchController
            || (hasMore && controller === moreNavigationController)
    }

    /// Appends a tab for a controller.
    func append(_ controller: UIViewController) {
        guard let tabs = row.tabs else { return setViewControllers(row.controllers + [controller], animated: false) }
        setTabs(tabs + [wrapper(controller)], animated: false)
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
        guard !row.isRehousing, row.contains(controller) else { return }
        exchange(&row.controllers, with: row.controllers.filter { $0 !== controller })
        if row.selected === controller { row.selected = row.controllers.first }
        updateItems(animated: false)
        if row.shown === controller { show(shownFor(row.selected), animatorAllowed: false) }
    }

    // MARK: - Bar items

    /// Whether some of the tabs do not fit into the bar.
    var hasMore: Bool { barControllers.count > TabRow.places && traitCollection.horizontalSizeClass != .regular }

    /// The tabs that do not fit into the bar.
    var furtherTabs: [UIViewController] { hasMore ? Array(barControllers.dropFirst(TabRow.places - 1)) : [] }

    func updateItems(animated: Bool) {
        let overflow = furtherTabs
        let barTabs = hasMore ? Array(barControllers.prefix(TabRow.places - 1)) : barControllers
        for controller in row.controllers where !overflow.contains(where: { $0 === controller }) { bringHome(controller) }
        var items = barTabs.map(\.tabBarItem)
        if hasMore {
            addMoreController()
            items.append(moreNavigationController.tabBarItem)
        }
        let barItems = items.compactMap { $0 }
        if !(tabBar.items ?? []).elementsEqual(barItems, by: ===) { tabBar.setItems(barItems, animated: animated) }
        if hasMore { moreList.reload() }
        chooseItem()
    }

    /// Moves a tab from the More list back to this controller as a child.
    func bringHome(_ controller: UIViewController) {
        guard controller.parent !== self, row.contains(controller) else { return }
        row.isRehousing = true
        addChild(controller)
        row.isRehousing = false
        controller.didMove(toParent: self)
    }

    private func addMoreController() {
        guard moreNavigationController.parent !== self else { return }
        addChild(moreNavigationController)
        moreNavigationController.didMove(toParent: self)
    }

    /// Selects the tab bar item of the selected tab.
    func chooseItem() {
        guard let selected = row.selected else { return tabBar.choose(nil) }
        let isInMoreList = furtherTabs.contains { $0 === selected }
        let item = isInMoreList ? moreNavigationController.tabBarItem : selected.tabBarItem
        guard let item, tabBar.items?.contains(where: { $0 === item }) == true else { return tabBar.choose(nil) }
        tabBar.choose(item)
    }

    // MARK: - Selection

    func select(_ controller: UIViewController, animatorAllowed: Bool) {
        let isMore = hasMore && controller === moreNavigationController
        precondition(
            row.contains(controller) || isMore,
            "UITabBarController: \(controller) was selected, but viewControllers does not contain it. Add it first.")
        row.selected = controller
        chooseItem()
        if furtherTabs.contains(where: { $0 === controller }) { openInMore(controller) }
        show(shownFor(controller), animatorAllowed: animatorAllowed)
        sidebarIfMade?.showChosen()
    }

    /// Returns the controller that is shown for a selected tab: the tab itself, or the More controller.
    func shownFor(_ controller: UIViewController?) -> UIViewController? {
        guard let controller, furtherTabs.contains(where: { $0 === controller }) else { return controller }
        return moreNavigationController
    }

    /// - Returns: Whether the item was selected.
    private func tapped(_ item: UITabBarItem) -> Bool {
        tabBar(tabBar, didSelect: item)
        if let tab = currentTabs.first(where: { $0.item === item }), !(hasMore && furtherTabs.contains { $0 === tab.host }) {
            return choose(tab, isInBar: true)
        }
        let selectable = row.controllers + (hasMore ? [moreNavigationController] : [])
        guard let controller = selectable.first(where: { $0.tabBarItem === item }) else { return false }
        return choose(controller)
    }

    /// Selects a tab that the user chose, if the delegate allows it, and notifies the delegate.
    @discardableResult func choose(_ controller: UIViewController) -> Bool {
        guard hub.should({ $0.tabBarController(self, shouldSelect: controller) }) else { return false }
        let isReselection = shownFor(row.selected) === controller
        if isReselection {
            goToStart(of: controller)
        } else {
            select(controller, animatorAllowed: true)
        }
        hub.notify { $0.tabBarController(self, didSelect: controller) }
        return true
    }

    /// Handles a tap on the selected tab: pops to the root, or scrolls the root's content to the top.
    func goToStart(of controller: UIViewController) {
        if let navigation = controller as? UINavigationController, navigation.viewControllers.count > 1 {
            if controller === moreNavigationController { row.selected = controller }
            navigation.popToRootViewController(animated: true)
            return
        }
        guard let scrollView = controller.contentScrollView(for: .top), scrollView.isScrollEnabled else { return }
        scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: -scrollView.extent.insetTop), animated: true)
    }
}
