/// Manages a view: creates it, is notified of its appearance, and contains other controllers.
///
/// Calls in order: `loadView`, `viewDidLoad`, `viewWillAppear`, `viewIsAppearing`, `viewWillLayoutSubviews`,
/// `viewDidLayoutSubviews`, `viewDidAppear`, and later `viewWillDisappear`, `viewDidDisappear`.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller
@preconcurrency @MainActor open class UIViewController: FocusResponder, TraitRegistrar {
    package var traitRegistrations = TraitRegistrations()
    /// The name of the nib with which the controller was created, if any.
    public let nibName: String?
    /// The bundle of the nib; `nil` for the main bundle.
    public let nibBundle: Bundle?
    var loaded: UIView?
    var (isLoadingView, needsProperties) = (false, false)
    var appearance = ControllerAppearance()
    /// The child controllers, in the order of their addition.
    public internal(set) final var children: [UIViewController] = []
    /// The parent controller, held weakly.
    public internal(set) final weak var parent: UIViewController?
    var navigationItemIfMade: UINavigationItem?
    /// The insets of the areas that a container's bars cover, in points.
    var barInsets = UIEdgeInsets.zero { didSet { if barInsets != oldValue { loaded?.superviewSafeAreaDidChange() } } }
    var overrides = UITraitOverrides()
    var modal = ModalState()
    var bars = ControllerBars()
    var nib = ControllerNib()
    /// The edges at which the view extends under a container's bars; all by default.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { if edgesForExtendedLayout != oldValue { parent?.childLayoutDidChange() } } }
    /// Whether a scroll view that is the view, or its first subview, keeps clear of bars if it scrolls in no direction.
    open var automaticallyAdjustsScrollViewInsets = true { didSet { scrollViewAdjustmentDidChange() } }
    /// Insets added to the inherited safe area, in points; none by default.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { addedSafeAreaDidChange(from: oldValue) } }
    /// The light or dark style of the view and its descendants; `.unspecified`, the inherited style, by default.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { styleDidChange(from: oldValue) } }

    /// Creates a controller whose view comes from the nib with the given name, or without a name, from `loadView()`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }
    /// Creates a controller whose view comes from `loadView()`.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    /// Creates a controller from a nib or storyboard.
    public required init?(coder: NSCoder) {
        (nibName, nibBundle) = (nil, nil)
        super.init()
        NibCoder.read(coder, into: self, at: UIViewController.self)
    }

    // MARK: - The view
    /// The view, loaded on first access.
    open var view: UIView! {
        get { loadedView() }
        set { adoptView(newValue) }
    }
    /// Loads the view from the nib, or else creates a plain view. An override that sets `view` does not call `super`.
    open func loadView() { makeView() }
    /// Called once after the view was loaded.
    open func viewDidLoad() {}
    /// Loads the view if it is not loaded yet.
    open func loadViewIfNeeded() { _ = loadedView() }
    /// The title of the screen, shown by containers such as the navigation bar; `nil` by default.
    open var title: String? { didSet { titleDidChange(from: oldValue) } }

    // MARK: - Appearance
    /// Called before the view is added to a window.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called once before layout when the view is in its window, with its size and traits.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view was shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view is removed from its window or covered.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view was removed from its window or covered.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Called before layout if `setNeedsUpdateConstraints()` was called, to update the constraints; call `super`.
    open func updateViewConstraints() { loaded?.updateConstraints() }
    /// Called before the view's `updateProperties()`: after the view entered a window, after
    /// ``setNeedsUpdateProperties()``, and when an `@Observable` value that it read changed. Does nothing by default.
    open func updateProperties() {}
    /// Requests ``updateProperties()`` in the next frame in which the view is in a window.
    open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }
    /// Calls ``updateProperties()`` now, if an update is pending.
    open func updatePropertiesIfNeeded() { updatePropertiesIfMarked() }
    /// Called before layout to set ``contentUnavailableConfiguration``. Updates the current configuration by default.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) { updateDefaultUnavailable(state) }
    /// Called after the safe area of the view changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called after the margins of the view changed. Does nothing by default.
    open func viewLayoutMarginsDidChange() {}
    /// Called before the size of the view changes, as in a rotation. Call `super`, which notifies the children whose
    /// ``size(forChildContentContainer:withParentContainerSize:)`` changes.
    ///
    /// > Difference from Apple: The display does not rotate. The window and its autoresized views have the new size
    /// > at once; views placed by layout move with the coordinator's animation.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        resizeChildren(within: size, coordinator)
    }
    /// Called before size classes change, as in a rotation. Call `super`, which notifies the children.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        notifyChildrenOfTraits(to: newCollection, coordinator)
    }
    /// Returns a child's size for a view of the size `parentSize`. By default, a child that fills the view still does.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        defaultSize(of: container, within: parentSize)
    }
    /// Called when a child's preferred size changed. Only navigation and tab bar controllers forward the call.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called when the fitting size of a child's view may have changed. Does nothing by default.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Replaces a child's view by another's with an animation or transition. Then calls `completion` with whether the
    /// animation finished. Both children receive appearance calls.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        transitionBetweenChildren(fromViewController, toViewController, ChildTransition(duration, options, animations, completion))
    }
    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``; `true` by default.
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { loaded?.marginsDidChange() } }

    // MARK: - Containment
    /// Called before the parent changes; `parent` is `nil` if the controller will be removed.
    open func willMove(toParent parent: UIViewController?) { appearance.willMove(toParent: parent != nil) }
    /// Called after the parent changed; `parent` is `nil` if the controller was removed.
    open func didMove(toParent parent: UIViewController?) {}
    /// Adds a child controller, and calls its `willMove(toParent:)`. Call `didMove(toParent:)` after adding its view.
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    /// Removes the controller from its parent. Call `willMove(toParent: nil)` before; `didMove(toParent:)` is called.
    open func removeFromParent() { detachFromParent() }
    /// Whether the controller appears because it was pushed, added or presented. Valid in the appearance calls.
    open var isMovingToParent: Bool { appearance.isVisibleOrAppearing && appearance.isEntering }
    /// Whether the controller disappears because it was popped or removed. Valid in the appearance calls.
    open var isMovingFromParent: Bool { appearance.isHiddenOrDisappearing && appearance.isLeaving }
    /// The nearest navigation controller that contains this controller.
    open var navigationController: UINavigationController? { nearest(UINavigationController.self) }
    /// The nearest tab bar controller that contains this controller.
    open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
    /// The nearest split view controller that contains this controller.
    open var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }
    /// Whether appearance calls are forwarded to the children; `true` by default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Begins the appearance or disappearance of a child; ``endAppearanceTransition()`` must follow.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginTransition(isAppearing, animated) }
    /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` began.
    open func endAppearanceTransition() { endTransition() }

    // MARK: - Presentation
    /// Presents a controller, which must have no parent, over this one's outermost ancestor. Calls `completion` after
    /// the controller's `viewDidAppear(_:)`. Reports a diagnostic if the ancestor already presents, or has no window.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        presentModally(viewControllerToPresent, animated: flag, completion: completion)
    }
    /// Dismisses the presented controller and all above it, or this controller if it presents none. Only the topmost
    /// dismissal is animated. Calls `completion` after `viewDidDisappear(_:)`, or at once if nothing is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { dismissModally(animated: flag, completion: completion) }
    /// The controller that this controller or an ancestor presents.
    open var presentedViewController: UIViewController? { modal.presentation?.presented ?? parent?.presentedViewController }
    /// The controller that presents this controller or an ancestor.
    open var presentingViewController: UIViewController? { modal.presentedBy?.presenter ?? parent?.presentingViewController }
    /// Whether the controller appears because it is being presented. Valid in the appearance calls.
    open var isBeingPresented: Bool { modal.presentedBy?.phase == .presenting }
    /// Whether the controller disappears because it is being dismissed. Valid in the appearance calls.
    open var isBeingDismissed: Bool { modal.presentedBy?.phase == .dismissing }
    /// The presentation controller of the current presentation, or else of the next presentation.
    open var presentationController: UIPresentationController? { presentationControllerForApp() }
    /// The coordinator of the current transition with this controller; `nil` without a transition.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentCoordinator }
    /// Whether only the app can end the presentation of this controller or an ancestor; `false` by default.
    open var isModalInPresentation = false
    /// Whether presentations in the current context cover this controller's area; `false` by default.
    open var definesPresentationContext = false
    /// The object that provides the animation and placement of the presentation, held weakly.
    open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { modal.transitioningDelegates.delegate }
        set { modal.transitioningDelegates.delegate = newValue }
    }
    /// The transition of a presentation; by default the view covers the screen from below.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The presentation style. `.automatic`, the default, reads as the style that it resolves to.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { reportedModalStyle }
        set { applyModalStyle(newValue) }
    }
    /// The preferred size of the content, in points, for containers that adapt to their content; zero by default.
    open var preferredContentSize: CGSize {
        get { modal.contentSize }
        set { adoptPreferredSize(newValue) }
    }
    /// Returns the style to which a presentation style, such as `.automatic`, resolves for this controller.
    func concreteStyle(of style: UIModalPresentationStyle) -> UIModalPresentationStyle { style == .automatic ? .pageSheet : style }
    /// Whether the controller may be shown in a popover although it has another style.
    var adaptsToPopover: Bool { false }
    /// Returns the size for a popover; `nil` for the preferred size.
    func sizeInPopover() -> CGSize? { nil }
    /// Creates the presentation controller for the style.
    func makePresentationController() -> UIPresentationController { defaultPresentationController() }

    // MARK: - Storyboards
    /// Returns whether a control may perform a segue; `true` by default. Not called for programmatic segues.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Called before a segue with a new destination, whose view is not loaded yet. Does nothing by default.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Performs the segue with an identifier, which must exist in the controller's scene.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { performNamedSegue(identifier, sender: sender) }
    /// Returns whether an unwind segue may end here; by default, if the action exists and the source is not `self`.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        fromViewController !== self && action.canPerform(self, with: [])
    }
    /// Returns the children to search for an unwind target; by default, those without the source, the last first.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { unwindChildren(source) }
    /// Returns the child that contains or presents the source of an unwind segue; `nil` if there is none.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { childToUnwind(from: source) }
    /// Called on each container of an unwind target, to show the child with the target. Does nothing by default.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: - Editing
    /// Whether the screen is in editing mode; `false` by default. Setting the property does not animate.
    open var isEditing: Bool {
        get { bars.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Begins or ends editing, and updates ``editButtonItem``. Overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { applyEditing(editing) }
    /// A button with the title "Edit" or "Done", which toggles ``isEditing`` with animation; created on first access.
    open var editButtonItem: UIBarButtonItem { makeEditButtonItemIfNeeded() }

    // MARK: - The device and its bars
    /// The style of the status bar over this screen; `.default` by default.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden; `false` by default, but `true` on a phone in landscape.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
    /// The animation of the status bar when it is shown or hidden; `.fade` by default.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that determines the status bar's style instead of this controller; `nil` by default.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines whether the status bar is hidden; `nil` by default.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Whether this controller determines the status bar without filling the screen; `false` by default.
    open var modalPresentationCapturesStatusBarAppearance = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
    /// Updates the status bar after the preferences of this controller, or its choice of a child, changed.
    open func setNeedsStatusBarAppearanceUpdate() { setNeedsChrome() }
    /// Whether the home indicator is hidden automatically; `false` by default.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that determines whether the home indicator is hidden; `nil` by default.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The supported orientations: all on tablets, all but upside down on phones by default.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { defaultSupportedOrientations }
    /// The orientation to use if the current orientation is not supported; by default portrait, if supported.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { firstSupportedOrientation }
    /// Whether the interface rotates with the device; `true` by default.
    open var shouldAutorotate: Bool { true }

    // MARK: - Containers and traits
    /// The content of the navigation bar for this screen, created on first access.
    open var navigationItem: UINavigationItem { makeNavigationItemIfNeeded() }
    /// The content of the tab bar for this screen, created with the title on first access.
    open var tabBarItem: UITabBarItem! {
        get { resolvedTabBarItem() }
        set { adoptTabBarItem(newValue) }
    }
    /// The items of a navigation controller's toolbar for this screen; `nil` by default.
    open var toolbarItems: [UIBarButtonItem]? {
        get { bars.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    /// Sets ``toolbarItems``, with a cross-fade if `animated`.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { applyToolbarItems(toolbarItems, animated) }
    /// Whether the bottom bar is hidden while this controller is on a navigation stack; `false` by default.
    open var hidesBottomBarWhenPushed = false
    /// Returns the scroll view that bars at an edge observe: the app's, or else the first that reaches under the bars.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { scrollViewForBars(edge) }
    /// Shows a controller: pushed by the navigation controller that contains this controller, or else presented.
    open func show(_ vc: UIViewController, sender: Any?) { showThroughAncestor(vc, sender) }
    /// Shows a controller as detail: in the last column of a split view controller, otherwise like `show(_:sender:)`.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailThroughAncestor(vc, sender) }
    /// The traits of the view, or the traits that it will have when it is loaded.
    open var traitCollection: UITraitCollection { loaded?.traitCollection ?? traitsBeforeLoading }
    /// Called after a trait of the view changed. Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The next responder: the visible presenter, or else the superview of the view, or else the parent.
    open override var next: UIResponder? { presenterOnScreen ?? loaded?.superview ?? parent }
    package override var deepestActionResponder: UIResponder {
        children.last { $0.isViewLoaded && $0.view.window != nil }?.deepestActionResponder ?? self
    }
    /// Called for all controllers of the windows when memory is low; call `super`. Does nothing by default.
    open func didReceiveMemoryWarning() {}
    /// Called on a container when other code removed a child.
    func childDidDetach(_ child: UIViewController) {}
    /// Called on a container to lay out a child's view again.
    func childLayoutDidChange() {}

    /// Dismisses the controller if the user could dismiss it by touch, such as a popover, a sheet or an alert.
    open override func accessibilityPerformEscape() -> Bool { modal.presentedBy?.presentationController.dismissByUser() ?? false }
}
