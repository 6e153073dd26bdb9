/// The list of the tabs that do not fit into the bar.
@MainActor final class MoreListController: UITableViewController {
    private weak var owner: UITabBarController?

    init(_ owner: UITabBarController) {
        self.owner = owner
        super.init(style: .plain)
        title = "More"
    }

    required init?(coder: NSCoder) { nil }

    func reload() { if isViewLoaded { tableView.reloadData() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tab")
    }

    /// Selects the More list when the user returns to the list.
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        owner?.moreListDidReappear()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { owner?.moreTabs.count ?? 0 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tab", for: indexPath)
        let item = owner?.moreTabs[indexPath.row].tabBarItem
        var content = UIListContentConfiguration.cell()
        content.text = item?.title
        content.image = item?.image
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let owner, owner.moreTabs.indices.contains(indexPath.row) else { return }
        owner.selectMoreTab(owner.moreTabs[indexPath.row])
    }
}

/// A container for a tab on the stack of the More list. It is needed because the tab may be a navigation controller,
/// which cannot be on a navigation stack.
@MainActor final class MoreTabContainer: UIViewController {
    let content: UIViewController
    private weak var owner: UITabBarController?

    init(_ tab: UIViewController, of owner: UITabBarController) {
        content = tab
        self.owner = owner
        super.init(nibName: nil, bundle: nil)
        title = tab.tabBarItem.title ?? tab.title
    }

    required init?(coder: NSCoder) { nil }

    override var navigationItem: UINavigationItem { content is UINavigationController ? super.navigationItem : content.navigationItem }

    override func viewDidLoad() {
        super.viewDidLoad()
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
    }

    /// Gives the tab back to the tab bar controller when the screen is popped.
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        guard parent == nil, content.parent === self else { return }
        content.viewIfLoaded?.removeFromSuperview()
        (content as? UINavigationController)?.parentBackAction = nil
        owner?.reparentToTabBarController(content)
    }

    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { content.contentScrollView(for: edge) }
}

extension UITabBarController {
    /// Shows a tab on the stack of the More list, above the list.
    func openInMore(_ controller: UIViewController, animated: Bool = false) {
        let navigation = moreNavigationController
        if (navigation.viewControllers.last as? MoreTabContainer)?.content === controller { return }
        let screen = MoreTabContainer(controller, of: self)
        moveTab(controller, into: screen)
        if let tabNavigation = controller as? UINavigationController {
            tabNavigation.parentBackAction = ParentBackAction(title: moreList.title ?? "More") { [weak navigation] in
                navigation?.popToRootViewController(animated: true)
            }
        }
        navigation.setNavigationBarHidden(controller is UINavigationController, animated: false)
        navigation.setViewControllers([moreList, screen], animated: animated)
    }

    /// Makes the screen on the stack the parent of a tab. The tab remains in the tab bar controller's array.
    private func moveTab(_ controller: UIViewController, into screen: MoreTabContainer) {
        tabState.isReparentingTab = true
        screen.addChild(controller)
        controller.didMove(toParent: screen)
        tabState.isReparentingTab = false
    }

    /// Selects a tab that the user chose from the More list.
    func selectMoreTab(_ controller: UIViewController) {
        guard hub.allAgree({ $0.tabBarController(self, shouldSelect: controller) }) else { return }
        tabState.selectedController = controller
        openInMore(controller, animated: true)
        hub.notify { $0.tabBarController(self, didSelect: controller) }
    }

    func moreListDidReappear() {
        moreNavigationController.setNavigationBarHidden(false, animated: false)
        if hasMore, tabState.displayedController === moreNavigationController { tabState.selectedController = moreNavigationController }
    }

    /// Removes a tab from the stack of the More list, because the tab is being removed from the tab bar controller.
    func removeFromMoreList(_ controller: UIViewController) {
        guard let screen = controller.parent as? MoreTabContainer else { return }
        controller.viewIfLoaded?.removeFromSuperview()
        if moreNavigationController.viewControllers.contains(where: { $0 === screen }) {
            moreNavigationController.setViewControllers([moreList], animated: false)
        }
        tabState.isReparentingTab = true
        addChild(controller)
        tabState.isReparentingTab = false
    }
}
