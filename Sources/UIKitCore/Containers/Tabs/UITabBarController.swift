/// Shows one of several screens, which a bar at the lower edge chooses between.
///
/// > Difference from Apple: the list of further tabs cannot be rearranged by a person, and the bar stands at the lower edge of tablets, too.
/// - Source: https://developer.apple.com/documentation/uikit/uitabbarcontroller
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    package final let hub = DelegateHub<any UITabBarControllerDelegate>()
    final var row = TabRow()
    /// The bar. Its items are the controllers' `tabBarItem`s; change those.
    public let tabBar: UITabBar
    final let contentView = UIView()
    final let follower = BarScrollFollower()
    final private(set) lazy var moreList = MoreListController(self)
    /// Shows the tabs that have no place in the bar.
    public final private(set) lazy var moreNavigationController: UINavigationController = makeMoreController()

    /// Makes a controller without tabs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        tabBar = UITabBar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        finishMakingTabs()
    }

    /// Makes a controller with tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// Makes a controller from a storyboard.
    public required init?(coder: NSCoder) {
        tabBar = NibCoder.bar("tabBar", of: coder, as: UITabBar.self) ?? UITabBar()
        super.init(coder: coder)
        finishMakingTabs()
        NibCoder.read(coder, into: self, at: UITabBarController.self)
    }

    /// Decides over the tabs that a person chooses. Held weakly.
    open weak var delegate: (any UITabBarControllerDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// The tabs, from the leading edge; `nil` without any.
    ///
    /// Where one of the new ones was chosen it stays so, else the first is.
    open var viewControllers: [UIViewController]? {
        get { row.controllers.isEmpty ? nil : row.controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the tabs; the bar's items fade into each other if `animated`.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        forgetTabs()
        take(viewControllers ?? [], animated)
        sidebarIfMade?.reload()
    }

    /// The tabs as objects, groups among them; where the app gave ``viewControllers``, one for each.
    ///
    /// - Precondition: no two are called the same.
    open var tabs: [UITab] {
        get { currentTabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Sets the tabs; the bar's items fade into each other if `animated`.
    open func setTabs(_ tabs: [UITab], animated: Bool) { take(tabs, animated) }

    /// The chosen tab, the innermost of groups; `nil` without tabs. Setting it asks nobody; a group chooses what it shows first.
    ///
    /// - Precondition: it is one of ``tabs`` or in one of them, or `nil`, which changes nothing.
    open var selectedTab: UITab? {
        get { chosenTab }
        set { if let newValue { select(newValue) } }
    }

    /// How the tabs are shown where there is room for more than a bar; `.automatic` by default.
    open var mode = Mode.automatic { didSet { if mode != oldValue { sidebarDidChange() } } }
    /// The column with the tabs.
    public final private(set) lazy var sidebar = Sidebar(self)

    /// The chosen tab, or ``moreNavigationController`` while its list is seen; `nil` without tabs. Setting it asks nobody.
    ///
    /// - Precondition: it is one of ``viewControllers``, or ``moreNavigationController``, or `nil`, which changes nothing.
    open weak var selectedViewController: UIViewController? {
        get { row.selected }
        set { if let newValue { select(newValue, animatorAllowed: true) } }
    }

    /// What was set, or else what the chosen tab would like, with room for the bar.
    open override var preferredContentSize: CGSize {
        get { preferredSize(or: selectedViewController, bars: TabBarMetrics.height) }
        set { super.preferredContentSize = newValue }
    }
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        handOnPreferredSize(of: container, shown: selectedViewController)
    }

    /// The chosen tab.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    /// The chosen tab.
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    /// The chosen tab.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

    /// The delegate's answer, or else what controllers usually support; the tabs are not asked.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        hub.value(usualOrientations) { $0.tabBarControllerSupportedInterfaceOrientations(self) }
    }
    /// The delegate's answer, or else what controllers usually prefer.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        hub.value(firstSupportedOrientation) { $0.tabBarControllerPreferredInterfaceOrientationForPresentation(self) }
    }

    /// The chosen tab's place; `NSNotFound` without tabs and while the list of further tabs is seen.
    ///
    /// A place beyond the last one changes nothing.
    open var selectedIndex: Int {
        get { row.controllers.firstIndex { $0 === row.selected } ?? NSNotFound }
        set { if row.controllers.indices.contains(newValue) { select(row.controllers[newValue], animatorAllowed: true) } }
    }

    /// The tabs that a person may rearrange; all by default.
    ///
    /// > Difference from Apple: kept only, since there is no screen to rearrange them.
    open var customizableViewControllers: [UIViewController]? {
        get { row.customizable ?? viewControllers }
        set { row.customizable = newValue }
    }

    /// Whether there is no bar; `false` by default.
    open var isTabBarHidden: Bool {
        get { row.isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar, in 0.3 s if `animated`.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        row.isBarHidden = hidden
        moveBar(animated: animated)
    }

    /// Adds the controller as the last tab; one that is a tab already becomes a child.
    open override func addChild(_ childController: UIViewController) {
        if isChildOfRow(childController) { super.addChild(childController) } else { append(childController) }
    }
    /// Called for each tap on an item of the bar, while the tab that was chosen before still is. Does nothing by default: tabs change without
    /// `super`.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// Chooses the tab.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if row.selected !== subsequentVC, row.controllers.contains(where: { $0 === subsequentVC }) { selectedViewController = subsequentVC }
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
    /// Screens hear of coming and going from here.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        row.shown?.beginAppearanceTransition(true, animated: animated)
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        row.shown?.endAppearanceTransition()
    }
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        row.running?.end()
        row.shown?.beginAppearanceTransition(false, animated: animated)
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        row.shown?.endAppearanceTransition()
    }
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        super.contentScrollView(for: edge) ?? row.shown?.contentScrollView(for: edge)
    }
    override func childDidLeave(_ child: UIViewController) { forget(child) }
    override func childLayoutDidChange() { layOut() }
    package override var deepestActionResponder: UIResponder { row.shown?.deepestActionResponder ?? self }
}
