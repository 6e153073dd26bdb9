/// What a controller has to say to the bars of the controllers around it.
@MainActor struct ControllerBars {
    var tabItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
    /// The lists that were named for edges.
    var lists: [(edges: NSDirectionalRectEdge, list: WeakList)] = []
    /// A transition between this controller's children that goes on.
    var coordinator: TransitionCoordinator?
    var includesOpaqueBars = false
    var isEditing = false
    var editItem: UIBarButtonItem?
    var unavailable = UnavailableContent()
    /// What the controller around says of this one's traits.
    var givenTraits: UITraitCollection?

    /// A list that is held weakly.
    struct WeakList {
        weak var list: UIScrollView?
    }
}

extension UIViewController {
    /// Names the list that bars at some edges follow; `nil` leaves it to them to find one.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        bars.lists = bars.lists.compactMap { entry in
            let rest = entry.edges.subtracting(edge)
            return rest.isEmpty ? nil : (rest, entry.list)
        }
        if let scrollView { bars.lists.append((edge, ControllerBars.WeakList(list: scrollView))) }
        parent?.childLayoutDidChange()
    }

    /// Names the list that bars at all edges follow.
    public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    /// Whether the view goes on under bars that nothing shines through, too; `false` by default.
    public var extendedLayoutIncludesOpaqueBars: Bool {
        get { bars.includesOpaqueBars }
        set {
            bars.includesOpaqueBars = newValue
            parent?.childLayoutDidChange()
        }
    }

    func listForBars(_ edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let named = bars.lists.first(where: { $0.edges.contains(edge) })?.list.list { return named }
        return viewIfLoaded?.listBelowBars
    }

    func itemForTabBar() -> UITabBarItem {
        if let item = bars.tabItem { return item }
        if title == nil, let root = controllerForTabItem { return root.tabBarItem }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        bars.tabItem = item
        return item
    }

    func take(_ item: UITabBarItem?) {
        guard bars.tabItem !== item else { return }
        bars.tabItem = item
        tabItemDidChange()
    }

    /// A navigation controller has its root's item, until it gets one of its own.
    private var controllerForTabItem: UIViewController? { (self as? UINavigationController)?.viewControllers.first }

    /// The tab bar that this controller, or the one around it, is a tab of shows another item.
    func tabItemDidChange() {
        if let tabs = parent as? UITabBarController { return tabs.updateItems(animated: false) }
        if let around = parent, around.bars.tabItem == nil, around.controllerForTabItem === self { around.tabItemDidChange() }
    }

    /// The transition that the controller's children are in.
    var containerCoordinator: TransitionCoordinator? {
        get { bars.coordinator }
        set { bars.coordinator = newValue }
    }
}
