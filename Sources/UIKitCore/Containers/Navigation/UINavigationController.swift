/// A container that shows the top controller of a navigation stack, with a navigation bar whose back button pops that
/// controller.
///
/// - Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    package final let hub = DelegateHub<any UINavigationControllerDelegate>()
    var stack = NavigationStack()
    /// The navigation bar at the top.
    public let navigationBar: UINavigationBar
    /// The toolbar at the lower edge, hidden by default. The bar shows the `toolbarItems` of the top screen; do not
    /// set its items directly.
    public let toolbar: UIToolbar
    final let contentView = UIView()
    final let scrollObserver = BarScrollObserver()
    final private(set) lazy var gestures = NavigationGestures(self)

    /// Creates a controller with a root controller, which cannot be popped.
    public init(rootViewController: UIViewController) {
        navigationBar = UINavigationBar()
        toolbar = UIToolbar()
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a controller without screens, with bars of custom classes; `nil` uses the default class.
    ///
    /// - Precondition: The classes are subclasses of `UINavigationBar` and `UIToolbar`.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        navigationBar = Self.make(navigationBarClass) ?? UINavigationBar()
        toolbar = Self.make(toolbarClass) ?? UIToolbar()
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller without screens.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar()
        toolbar = UIToolbar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from a nib, with bars of the classes that the nib specifies. Any other coder creates a
    /// controller without screens.
    public required init?(coder: NSCoder) {
        navigationBar = NibCoder.bar("navigationBar", of: coder, as: UINavigationBar.self) ?? UINavigationBar()
        toolbar = NibCoder.bar("toolbar", of: coder, as: UIToolbar.self) ?? UIToolbar()
        super.init(coder: coder)
        NibCoder.read(coder, into: self, at: UINavigationController.self)
    }

    /// The delegate, which is notified of the screens that are shown and provides their transitions. Held weakly.
    open weak var delegate: (any UINavigationControllerDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// The controllers on the stack, the root first. Setting the property shows the last controller without
    /// animation.
    open var viewControllers: [UIViewController] {
        get { stack.controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller at the top of the stack.
    open var topViewController: UIViewController? { stack.controllers.last }
    /// The visible controller: the presented controller, or else the top controller.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// The orientations that the delegate returns, or else the default orientations. The screens' orientations are
    /// ignored.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        hub.value(defaultSupportedOrientations) { $0.navigationControllerSupportedInterfaceOrientations(self) }
    }
    /// The orientation that the delegate returns, or else the first supported orientation.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        hub.value(firstSupportedOrientation) { $0.navigationControllerPreferredInterfaceOrientationForPresentation(self) }
    }

    /// The top screen if the navigation bar is hidden. Otherwise `nil`, because the navigation bar determines the
    /// style.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    /// The top screen.
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    /// The top screen.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    /// `.lightContent` if the navigation bar's style is black, else `.default`.
    open override var preferredStatusBarStyle: UIStatusBarStyle { navigationBar.barStyle == .black ? .lightContent : .default }

    /// Whether the navigation bar is hidden; `false` by default.
    open var isNavigationBarHidden: Bool {
        get { stack.isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// The duration of the animation that shows or hides bars: 0.2 seconds.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller/hideshowbarduration
    public nonisolated static let hideShowBarDuration: CGFloat = 0.2

    /// Shows or hides the navigation bar, within ``hideShowBarDuration`` if animated.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated) }

    /// Whether the toolbar is hidden; `true` by default. A screen with `hidesBottomBarWhenPushed` also hides the
    /// toolbar.
    open var isToolbarHidden: Bool {
        get { stack.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Shows or hides the toolbar, within ``hideShowBarDuration`` if animated.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated) }

    /// Whether dragging content up hides the bars, and dragging it down shows them; `false` by default.
    open var hidesBarsOnSwipe: Bool {
        get { stack.options.hidesOnSwipe }
        set {
            stack.options.hidesOnSwipe = newValue
            gestures.update()
        }
    }
    /// Whether a tap on content hides and shows the bars; `false` by default.
    open var hidesBarsOnTap: Bool {
        get { stack.options.hidesOnTap }
        set {
            stack.options.hidesOnTap = newValue
            gestures.update()
        }
    }
    /// Whether the bars are hidden in a vertically compact environment; `false` by default. A tap in the area of a
    /// hidden bar shows the bars.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { stack.options.hidesWhenCompact }
        set {
            stack.options.hidesWhenCompact = newValue
            gestures.update()
            updateBarsForSizeClass()
        }
    }
    /// Whether the bars are hidden when a keyboard appears; `false` by default. The bars stay hidden when the
    /// keyboard disappears; a tap on content shows the bars.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { stack.options.hidesWhenKeyboardAppears }
        set {
            stack.options.hidesWhenKeyboardAppears = newValue
            gestures.update()
        }
    }
    /// The gesture recognizer for ``hidesBarsOnSwipe``.
    public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { gestures.swipe }
    /// The gesture recognizer for ``hidesBarsOnTap``.
    public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { gestures.tap }
    /// The gesture recognizer for drags from the leading edge, which pop the top screen.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { gestures.pop }

    /// Pushes a controller on top of the stack.
    ///
    /// > Difference from Apple: the screen's view is loaded before the method returns, not in the next layout pass.
    /// > Before the push, set the properties that `viewDidLoad()` reads.
    /// - Precondition: The controller is not on the stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { push(viewController, animated) }

    /// Pushes the controller without animation. A controller that is already on the stack only becomes a child.
    open override func addChild(_ childController: UIViewController) {
        // A search controller is shown over a screen and is not on the stack.
        let isExpected = childController is UISearchController || stack.controllers.contains { $0 === childController }
        if isExpected { super.addChild(childController) } else { pushViewController(childController, animated: false) }
    }

    /// Pops the top screen, unless it is the root.
    ///
    /// - Returns: The popped controller; `nil` if only the root is on the stack.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        pop(animated)
    }

    /// Pops screens until a controller is at the top.
    ///
    /// - Returns: The popped controllers, lowest first, or `nil` if there were none.
    /// - Precondition: The controller is on the stack.
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        popTo(viewController, animated)
    }

    /// Pops all screens but the root.
    ///
    /// - Returns: The popped controllers, lowest first, or `nil` if there were none.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let removedControllers = change(animated) { Array($0.prefix(1)) }
        return removedControllers.isEmpty ? nil : removedControllers
    }

    /// Replaces the stack. Uses the push animation if the new last controller is not on the current stack, else the
    /// pop animation.
    ///
    /// - Precondition: No controller is in the array twice, and none is a navigation controller.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(animated) { _ in viewControllers }
    }

    /// Pops to `subsequentVC`.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if topViewController !== subsequentVC, viewControllers.contains(subsequentVC) { popToViewController(subsequentVC, animated: true) }
    }
    /// The controllers of the stack, the top first, without the controller that contains the segue's source.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let sourceChild = childContaining(source)
        return viewControllers.reversed().filter { $0 !== sourceChild }
    }
    /// Pushes the controller.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        stack.displayedController?.contentScrollView(for: edge)
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass else { return }
        updateBarsForSizeClass()
        layOut()
    }
    /// The size that was set, or else the top screen's preferred size plus the height of the navigation bar, in
    /// points.
    open override var preferredContentSize: CGSize {
        get { preferredSize(or: topViewController, bars: isNavigationBarHidden ? 0 : BarMetrics.height) }
        set { super.preferredContentSize = newValue }
    }
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        forwardPreferredSizeChange(of: container, visibleChild: topViewController)
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
    /// Returns `false`: this controller forwards appearance callbacks to its screens itself.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        beginScreenTransition(stack.displayedController, isAppearing: true, animated)
        notifyWillShow(animated: animated)
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        endScreenTransition(stack.displayedController)
        notifyDidShow(animated: animated)
    }
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        beginScreenTransition(stack.displayedController, isAppearing: false, animated)
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        endScreenTransition(stack.displayedController)
        endCurrentTransition()
    }
    override func childDidDetach(_ child: UIViewController) { detach(child) }
    override func childLayoutDidChange() { layOut() }
    private static func make<Bar: UIView>(_ type: AnyClass?) -> Bar? {
        guard let type else { return nil }
        guard let type = type as? Bar.Type else {
            preconditionFailure("UINavigationController: \(type) is no subclass of \(Bar.self). Pass a class of bars, or nil.")
        }
        return DynamicInit.make(type, frame: .zero)
    }
    package override var deepestActionResponder: UIResponder { topViewController?.deepestActionResponder ?? self }

    /// Pops the top screen. If only the root is on the stack, behaves as the superclass does.
    open override func accessibilityPerformEscape() -> Bool {
        viewControllers.count > 1 ? popViewController(animated: true) != nil : super.accessibilityPerformEscape()
    }
}
