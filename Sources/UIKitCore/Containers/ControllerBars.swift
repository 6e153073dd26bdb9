/// A view controller's settings for the bars of its container controllers.
@MainActor struct ControllerBars {
    var tabItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
    /// The scroll views that the app set with `setContentScrollView(_:for:)`, each with its edges.
    var contentScrollViews: [(edges: NSDirectionalRectEdge, reference: WeakScrollView)] = []
    /// The coordinator of the transition in progress between this controller's children.
    var coordinator: TransitionCoordinator?
    var includesOpaqueBars = false
    var isEditing = false
    var editItem: UIBarButtonItem?
    var unavailableContent = UnavailableContent()
    /// The traits that the container controller overrides for this controller.
    var overrideTraits: UITraitCollection?

    /// A weak reference to a scroll view.
    struct WeakScrollView {
        weak var scrollView: UIScrollView?
    }
}

extension UIViewController {
    /// Sets the scroll view that bars at the given edges observe; `nil` lets the bars search the view for a scroll
    /// view.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        bars.contentScrollViews = bars.contentScrollViews.compactMap { entry in
            let remainingEdges = entry.edges.subtracting(edge)
            return remainingEdges.isEmpty ? nil : (remainingEdges, entry.reference)
        }
        if let scrollView { bars.contentScrollViews.append((edge, ControllerBars.WeakScrollView(scrollView: scrollView))) }
        parent?.childLayoutDidChange()
    }

    /// Sets the scroll view that bars at all edges observe.
    public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    /// Whether the view also extends under opaque bars; `false` by default.
    public var extendedLayoutIncludesOpaqueBars: Bool {
        get { bars.includesOpaqueBars }
        set {
            bars.includesOpaqueBars = newValue
            parent?.childLayoutDidChange()
        }
    }

    func scrollViewForBars(_ edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let scrollView = bars.contentScrollViews.first(where: { $0.edges.contains(edge) })?.reference.scrollView { return scrollView }
        return viewIfLoaded?.scrollViewUnderBars
    }

    func resolvedTabBarItem() -> UITabBarItem {
        if let item = bars.tabItem { return item }
        if title == nil, let root = controllerForTabItem { return root.tabBarItem }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        bars.tabItem = item
        return item
    }

    func adoptTabBarItem(_ item: UITabBarItem?) {
        guard bars.tabItem !== item else { return }
        bars.tabItem = item
        tabItemDidChange()
    }

    /// The root controller of a navigation controller. Its tab bar item is used while the navigation controller has
    /// no title and no item.
    private var controllerForTabItem: UIViewController? { (self as? UINavigationController)?.viewControllers.first }

    /// Updates the tab bar that shows this controller or its container as a tab.
    func tabItemDidChange() {
        if let tabs = parent as? UITabBarController { return tabs.updateItems(animated: false) }
        if let container = parent, container.bars.tabItem == nil, container.controllerForTabItem === self { container.tabItemDidChange() }
    }

    /// The coordinator of the transition between the controller's children.
    var containerCoordinator: TransitionCoordinator? {
        get { bars.coordinator }
        set { bars.coordinator = newValue }
    }
}
