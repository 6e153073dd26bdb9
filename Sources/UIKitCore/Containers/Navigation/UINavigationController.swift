/// Shows the last of a row of screens, with a bar on top that goes back.
///
/// - Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    package final let hub = DelegateHub<any UINavigationControllerDelegate>()
    var stack = NavigationStack()
    /// The bar on top.
    public let navigationBar: UINavigationBar
    /// The bar at the lower edge, which is hidden at first. Its items are the screens' `toolbarItems`; set those.
    public let toolbar: UIToolbar
    final let contentView = UIView()
    final let follower = BarScrollFollower()
    final private(set) lazy var gestures = NavigationGestures(self)

    /// Makes a controller that shows `rootViewController`, which cannot be popped.
    public init(rootViewController: UIViewController) {
        (navigationBar, toolbar) = (UINavigationBar(), UIToolbar())
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Makes a controller without screens, with bars of one's own classes; `nil` takes the usual ones.
    ///
    /// - Precondition: the classes are subclasses of `UINavigationBar` and `UIToolbar`.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        navigationBar = Self.make(navigationBarClass) ?? UINavigationBar()
        toolbar = Self.make(toolbarClass) ?? UIToolbar()
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller without screens.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (navigationBar, toolbar) = (UINavigationBar(), UIToolbar())
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller from a nib, with bars of the classes that it names; without screens by other coders.
    public required init?(coder: NSCoder) {
        navigationBar = NibCoder.bar("navigationBar", of: coder, as: UINavigationBar.self) ?? UINavigationBar()
        toolbar = NibCoder.bar("toolbar", of: coder, as: UIToolbar.self) ?? UIToolbar()
        super.init(coder: coder)
        NibCoder.read(coder, into: self, at: UINavigationController.self)
    }

    /// Who hears which screen is shown. Held weakly.
    open weak var delegate: (any UINavigationControllerDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// The screens, the root first. Setting them shows the last without animation.
    open var viewControllers: [UIViewController] {
        get { stack.controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The last screen.
    open var topViewController: UIViewController? { stack.controllers.last }
    /// The screen that is seen: the top one, or what is presented over it.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// The delegate's answer, or else what controllers usually support; the screens are not asked.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        hub.value(usualOrientations) { $0.navigationControllerSupportedInterfaceOrientations(self) }
    }
    /// The delegate's answer, or else what controllers usually prefer.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        hub.value(firstSupportedOrientation) { $0.navigationControllerPreferredInterfaceOrientationForPresentation(self) }
    }

    /// The screen on top where no bar is in between; with one, what suits the bar counts.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    /// The screen on top.
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    /// The screen on top.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    /// Bright over a black bar, else `.default`.
    open override var preferredStatusBarStyle: UIStatusBarStyle { navigationBar.barStyle == .black ? .lightContent : .default }

    /// Whether there is no bar; `false` by default.
    open var isNavigationBarHidden: Bool {
        get { stack.isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// The time in which bars come and go if that is animated: 0.2 s.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller/hideshowbarduration
    public nonisolated static let hideShowBarDuration: CGFloat = 0.2

    /// Shows or hides the bar, in ``hideShowBarDuration`` if animated.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated) }

    /// Whether there is no toolbar; `true` by default. A pushed screen's `hidesBottomBarWhenPushed` hides it as well.
    open var isToolbarHidden: Bool {
        get { stack.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Shows or hides the toolbar, in ``hideShowBarDuration`` if animated.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated) }

    /// Whether the bars go when content is dragged up, and come back when it is dragged down; `false` by default.
    open var hidesBarsOnSwipe: Bool {
        get { stack.options.onSwipe }
        set {
            stack.options.onSwipe = newValue
            gestures.update()
        }
    }
    /// Whether the bars come and go with a tap on content; `false` by default.
    open var hidesBarsOnTap: Bool {
        get { stack.options.onTap }
        set {
            stack.options.onTap = newValue
            gestures.update()
        }
    }
    /// Whether there are no bars on a low screen; `false` by default. A tap where they would be shows them.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { stack.options.whenCompact }
        set {
            stack.options.whenCompact = newValue
            gestures.update()
            followCompactness()
        }
    }
    /// Whether the bars go when a keyboard comes; `false` by default. They stay away when it goes; a tap on content shows them.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { stack.options.whenTyping }
        set {
            stack.options.whenTyping = newValue
            gestures.update()
        }
    }
    /// Finds drags that ``hidesBarsOnSwipe`` is about.
    public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { gestures.swipe }
    /// Finds taps that ``hidesBarsOnTap`` is about.
    public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { gestures.tap }
    /// Finds drags from the leading edge, which go back.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { gestures.pop }

    /// Shows a screen above the present one.
    ///
    /// > Difference from Apple: the screen's view is loaded before this returns, not in the next layout. Set what `viewDidLoad()` reads before.
    /// - Precondition: the screen is not in the row already.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { push(viewController, animated) }

    /// Pushes the controller without animation; one that is in the row already becomes a child.
    open override func addChild(_ childController: UIViewController) {
        // A search lies over a screen, and is none.
        let hasPlace = childController is UISearchController || stack.controllers.contains { $0 === childController }
        if hasPlace { super.addChild(childController) } else { pushViewController(childController, animated: false) }
    }

    /// Goes back by one screen; the root stays.
    ///
    /// - Returns: the screen that went, or `nil`.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        pop(animated)
    }

    /// Goes back to a screen of the row.
    ///
    /// - Returns: the screens that went, lowest first, or `nil` if there were none.
    /// - Precondition: the screen is in the row.
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        popTo(viewController, animated)
    }

    /// Goes back to the root.
    ///
    /// - Returns: the screens that went, lowest first, or `nil` if there were none.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = change(animated) { Array($0.prefix(1)) }
        return gone.isEmpty ? nil : gone
    }

    /// Replaces the row of screens; pushes if the new last one is not in the present row, else pops.
    ///
    /// - Precondition: no screen is there twice, and none is a navigation controller.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(animated) { _ in viewControllers }
    }

    /// Pops to the screen.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if topViewController !== subsequentVC, viewControllers.contains(subsequentVC) { popToViewController(subsequentVC, animated: true) }
    }
    /// The screens of the row but for the one that the segue comes from, those on top first.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let own = childContaining(source)
        return viewControllers.reversed().filter { $0 !== own }
    }
    /// Pushes the controller.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        stack.shown?.contentScrollView(for: edge)
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass else { return }
        followCompactness()
        layOut()
    }
    /// What was set, or else what the top screen would like, with room for the bar.
    open override var preferredContentSize: CGSize {
        get { preferredSize(or: topViewController, bars: isNavigationBarHidden ? 0 : BarMetrics.height) }
        set { super.preferredContentSize = newValue }
    }
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        handOnPreferredSize(of: container, shown: topViewController)
    }
    open override func loadView() { makeNavigationView() }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOut()
    }
    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOut()
    }
    /// Screens hear of coming and going from here.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        begin(stack.shown, isComing: true, animated)
        tellWillShow(animated: animated)
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        end(stack.shown)
        tellDidShow(animated: animated)
    }
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        begin(stack.shown, isComing: false, animated)
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        end(stack.shown)
        endRunningChange()
    }
    override func childDidLeave(_ child: UIViewController) { forget(child) }
    override func childLayoutDidChange() { layOut() }
    private static func make<Bar: UIView>(_ type: AnyClass?) -> Bar? {
        guard let type else { return nil }
        guard let type = type as? Bar.Type else {
            preconditionFailure("UINavigationController: \(type) is no subclass of \(Bar.self). Pass a class of bars, or nil.")
        }
        return DynamicInit.make(type, frame: .zero)
    }
    package override var deepestActionResponder: UIResponder { topViewController?.deepestActionResponder ?? self }

    /// Goes back by a screen, or does what other controllers do where there is none.
    open override func accessibilityPerformEscape() -> Bool {
        viewControllers.count > 1 ? popViewController(animated: true) != nil : super.accessibilityPerformEscape()
    }
}
