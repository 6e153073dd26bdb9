/// Shows the last of a row of screens, with a bar on top that goes back.
///
/// - Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    package final let hub = DelegateHub<any UINavigationControllerDelegate>()
    var stack = NavigationStack()
    /// The bar on top.
    public let navigationBar = UINavigationBar()
    let contentView = UIView()

    /// Makes a controller that shows `rootViewController`, which cannot be popped.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Makes a controller without screens.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller without screens.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Who hears which screen is shown. Held weakly.
    open var delegate: (any UINavigationControllerDelegate)? {
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
    /// The screen that is seen.
    open var visibleViewController: UIViewController? { topViewController }

    /// Whether there is no bar; `false` by default.
    open var isNavigationBarHidden: Bool {
        get { stack.isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the bar, in 0.2 s if animated.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated) }

    /// Shows a screen above the present one.
    ///
    /// - Precondition: the screen is not in the row already.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { push(viewController, animated) }

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
        stack.shown?.beginAppearanceTransition(true, animated: animated)
        tellWillShow(animated: animated)
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        stack.shown?.endAppearanceTransition()
        tellDidShow(animated: animated)
    }
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stack.shown?.beginAppearanceTransition(false, animated: animated)
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stack.shown?.endAppearanceTransition()
        endRunningChange()
    }
    override func childDidLeave(_ child: UIViewController) { forget(child) }
    override func childLayoutDidChange() { layOut() }
    package override var deepestActionResponder: UIResponder { topViewController?.deepestActionResponder ?? self }
}

extension UIViewController {
    /// The nearest navigation controller that this one is in.
    public var navigationController: UINavigationController? { nearest(UINavigationController.self) }
}
