/// A container that shows one of several screens. The user selects the screen with a tab bar at the lower edge.
///
/// > Difference from Apple: users cannot rearrange the More list, and the bar is at the lower edge of tablets too.
/// - Source: https://developer.apple.com/documentation/uikit/uitabbarcontroller
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    package final let hub = DelegateHub<any UITabBarControllerDelegate>()
    final var tabState = TabBarControllerState()
    /// The tab bar. The bar shows the `tabBarItem`s of the controllers; do not set its items directly.
    public let tabBar: UITabBar
    final let contentView = UIView()
    final let scrollObserver = BarScrollObserver()
    final private(set) lazy var moreList = MoreListController(self)
    /// The navigation controller of the More list, which lists the tabs that do not fit into the bar.
    public final private(set) lazy var moreNavigationController: UINavigationController = makeMoreController()

    /// Creates a controller without tabs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        tabBar = UITabBar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUpTabs()
    }

    /// Creates a controller with tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// Creates a controller from a storyboard.
    public required init?(coder: NSCoder) {
        tabBar = NibCoder.bar("tabBar", of: coder, as: UITabBar.self) ?? UITabBar()
        super.init(coder: coder)
        setUpTabs()
        NibCoder.read(coder, into: self, at: UITabBarController.self)
    }

    /// The delegate, which allows or prevents selections by the user. Held weakly.
    open weak var delegate: (any UITabBarControllerDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// The controllers of the tabs, from the leading edge; `nil` without tabs.
    ///
    /// Setting the property keeps the selected controller if the new array contains it. Otherwise the controller at
    /// the same index is selected, or else the first.
    open var viewControllers: [UIViewController]? {
        get { tabState.controllers.isEmpty ? nil : tabState.controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers of the tabs. Crossfades the bar's items if `animated`.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        removeTabs()
        replaceControllers(viewControllers ?? [], animated)
        sidebarIfLoaded?.reload()
    }

    /// The tabs, including groups. If the app set ``viewControllers``, one tab for each controller.
    ///
    /// - Precondition: No two tabs have the same identifier.
    open var tabs: [UITab] {
        get { currentTabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Sets the tabs. Crossfades the bar's items if `animated`.
    open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(tabs, animated) }

    /// The selected tab, or if it is a group, the innermost selected tab in the group; `nil` without tabs. Setting the
    /// property does not notify the delegate. Setting a group shows the group's initial content.
    ///
    /// - Precondition: The value is one of ``tabs`` or their descendants, or `nil`. Setting `nil` changes nothing.
    open var selectedTab: UITab? {
        get { selectedLeafTab }
        set { if let newValue { select(newValue) } }
    }

    /// How the tabs are displayed in a regular width; `.automatic` by default.
    open var mode = Mode.automatic { didSet { if mode != oldValue { sidebarDidChange() } } }
    /// The sidebar that lists the tabs.
    public final private(set) lazy var sidebar = Sidebar(self)

    /// The selected controller, or ``moreNavigationController`` while its list is shown; `nil` without tabs. Setting
    /// the property does not notify the delegate.
    ///
    /// - Precondition: The value is one of ``viewControllers``, ``moreNavigationController``, or `nil`. Setting `nil`
    ///   changes nothing.
    open weak var selectedViewController: UIViewController? {
        get { tabState.selectedController }
        set { if let newValue { select(newValue, animatorAllowed: true) } }
    }

    /// The size that was set, or else the selected controller's preferred size plus the height of the bar, in points.
    open override var preferredContentSize: CGSize {
        get { preferredSize(or: selectedViewController, bars: TabBarMetrics.height) }
        set { super.preferredContentSize = newValue }
    }
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        forwardPreferredSizeChange(of: container, visibleChild: selectedViewController)
    }

    /// The selected controller.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    /// The selected controller.
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    /// The selected controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

    /// The orientations that the delegate returns, or else the default orientations. The tabs' orientations are
    /// ignored.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        hub.value(defaultSupportedOrientations) { $0.tabBarControllerSupportedInterfaceOrientations(self) }
    }
    /// The orientation that the delegate returns, or else the first supported orientation.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        hub.value(firstSupportedOrientation) { $0.tabBarControllerPreferredInterfaceOrientationForPresentation(self) }
    }

    /// The index of the selected controller; `NSNotFound` without tabs and while the More list is shown.
    ///
    /// Setting an index out of range changes nothing.
    open var selectedIndex: Int {
        get { tabState.controllers.firstIndex { $0 === tabState.selectedController } ?? NSNotFound }
        set { if tabState.controllers.indices.contains(newValue) { select(tabState.controllers[newValue], animatorAllowed: true) } }
    }

    /// The controllers that the user may rearrange; all by default.
    ///
    /// > Difference from Apple: the property is only stored, since there is no screen for rearranging tabs.
    open var customizableViewControllers: [UIViewController]? {
        get { tabState.customizableControllers ?? viewControllers }
        set { tabState.customizableControllers = newValue }
    }

    /// Whether the bar is hidden; `false` by default.
    open var isTabBarHidden: Bool {
        get { tabState.isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar, within 0.3 seconds if `animated`.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        tabState.isBarHidden = hidden
        moveBar(animated: animated)
    }

    /// Adds the controller as the last tab. If the controller already has a tab, no tab is added.
    open override func addChild(_ childController: UIViewController) {
        if needsNoNewTab(childController) { super.addChild(childController) } else { append(childController) }
    }
    /// Called for each tap on an item of the bar, before the selection changes. The default implementation does
    /// nothing, so overrides need not call `super`.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// Selects the tab of `subsequentVC`.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if tabState.selectedController !== subsequentVC, tabState.controllers.contains(where: { $0 === subsequentVC }) {
            selectedViewController = subsequentVC
        }
    }
    open override func loadView() { makeTabView() }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOut()
    }
    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOut()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass { updateItems(animated: false) }
    }
    /// Returns `false`: this controller forwards appearance callbacks to its screens itself.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tabState.displayedController?.beginAppearanceTransition(true, animated: animated)
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tabState.displayedController?.endAppearanceTransition()
    }
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        tabState.currentTransition?.end()
        tabState.displayedController?.beginAppearanceTransition(false, animated: animated)
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        tabState.displayedController?.endAppearanceTransition()
    }
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        super.contentScrollView(for: edge) ?? tabState.displayedController?.contentScrollView(for: edge)
    }
    override func childDidDetach(_ child: UIViewController) { detach(child) }
    override func childLayoutDidChange() { layOut() }
    package override var deepestActionResponder: UIResponder { tabState.displayedController?.deepestActionResponder ?? self }
}
