/// Looks after one screenful: it makes a view, hears of its coming and going, and holds other controllers.
///
/// A controller hears, in this order: `loadView`, `viewDidLoad`, `viewWillAppear`, `viewIsAppearing`, `viewWillLayoutSubviews`,
/// `viewDidLayoutSubviews`, `viewDidAppear`, and when it goes `viewWillDisappear`, `viewDidDisappear`.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller
@preconcurrency @MainActor open class UIViewController: FocusResponder, TraitRegistrar {
    package var traitRegistrations = TraitRegistrations()
    /// The nib's name that the controller was made with, if any.
    public let nibName: String?
    /// Where the nib is looked for; `nil` stands for the main bundle.
    public let nibBundle: Bundle?
    var loaded: UIView?
    var (isLoadingView, needsProperties) = (false, false)
    var appearance = ControllerAppearance()
    /// The controllers in this one, in the order in which they were added.
    public internal(set) final var children: [UIViewController] = []
    /// The controller that holds this one. Held weakly.
    public internal(set) final weak var parent: UIViewController?
    var itemForBar: UINavigationItem?
    /// What a container's bars cover, in points.
    var coveredByBar = UIEdgeInsets.zero { didSet { if coveredByBar != oldValue { loaded?.superviewSafeAreaDidChange() } } }
    var overrides = UITraitOverrides()
    var modal = ModalState()
    var bars = ControllerBars()
    var nib = ControllerNib()
    /// The edges at which the view goes on under a container's bars, which then cover a part of it; all by default.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { if edgesForExtendedLayout != oldValue { parent?.childLayoutDidChange() } } }
    /// Covered edges on top of what the surroundings cover, in points; none by default.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { addedSafeAreaDidChange(from: oldValue) } }
    /// Light or dark for this controller's view and all in it, whatever the system has; unspecified by default.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { styleDidChange(from: oldValue) } }

    /// Makes a controller whose view comes from a nib of that name, which is there when it is loaded, or from `loadView()` for `nil`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }
    /// Makes a controller whose view comes from `loadView()`.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    /// Makes a controller from a nib or storyboard.
    public required init?(coder: NSCoder) {
        (nibName, nibBundle) = (nil, nil)
        super.init()
        NibCoder.read(coder, into: self, at: UIViewController.self)
    }

    // MARK: - The view
    /// The view; made when it is first asked for.
    open var view: UIView! {
        get { loadedView() }
        set { takeView(newValue) }
    }
    /// Makes the view and sets `view`; a plain one of the screen's size by default. Do not call `super` if you make your own.
    open func loadView() { makeView() }
    /// Called once after the view was made.
    open func viewDidLoad() {}
    /// Makes the view if it was not made yet.
    open func loadViewIfNeeded() { _ = loadedView() }
    /// What the navigation bar and other containers call this screen; `nil` by default.
    open var title: String? { didSet { titleDidChange(from: oldValue) } }

    // MARK: - Coming and going
    /// The view is about to be put into a window.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in its window, with its size and traits; called once before it is laid out.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view has been shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to be taken out of its window, or covered.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has been taken away.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to place its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has placed its subviews.
    open func viewDidLayoutSubviews() {}
    /// The view's constraints are about to be used, after `setNeedsUpdateConstraints()`; call `super`.
    open func updateViewConstraints() { loaded?.updateConstraints() }
    /// Called before the view's own `updateProperties()`, constraints and layout when the view came into a window, after
    /// ``setNeedsUpdateProperties()``, and when an `@Observable` value that it read has changed. Does nothing by default.
    open func updateProperties() {}
    /// Asks for ``updateProperties()`` in the next frame in which the view is in a window.
    open func setNeedsUpdateProperties() { markProperties() }
    /// Calls ``updateProperties()`` now, if it is asked for.
    open func updatePropertiesIfNeeded() { runUpdateProperties() }
    /// Called before layout where ``contentUnavailableConfiguration`` may have to be another: set it here. Sets the usual one by default.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) { updateUsualUnavailable(state) }
    /// The covered edges of the view changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// The margins of the view changed. Does nothing by default.
    open func viewLayoutMarginsDidChange() {}
    /// The view is about to have another size, as when the device is turned; call `super`, which tells the children that will have another
    /// one by ``size(forChildContentContainer:withParentContainerSize:)``.
    ///
    /// > Difference from Apple: the display does not turn. The window and what fills it by autoresizing have their new size at once; what is
    /// > placed by layout moves in the coordinator's time, along with what is asked for alongside.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        resizeChildren(within: size, coordinator)
    }
    /// The view's size classes are about to change, as when the device is turned; call `super`, which tells the children.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        retraitChildren(to: newCollection, coordinator)
    }
    /// How large a child is going to be when the view has a size; by default what fills the view goes on doing so.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        usualSize(of: container, within: parentSize)
    }
    /// A child would like another size. Does nothing by default; navigation and tab bar controllers hand it on for the child on show.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The view of a child may fit another size, as its intrinsic size is another one. Does nothing by default.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Adds the view of one child beside that of another, which is removed at the end, and runs `animations` for `duration` seconds, with the
    /// transition that `options` name. Both hear of it; `completion` is called once, with whether the animations ran to their end.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        moveBetween(fromViewController, toViewController, ChildMove(duration, options, animations, completion))
    }
    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``; `true` by default.
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { loaded?.marginsDidChange() } }

    // MARK: - Containment
    /// Called before the controller gets another parent; `nil` if it leaves.
    open func willMove(toParent parent: UIViewController?) { appearance.willMove(toParent: parent != nil) }
    /// Called after the controller got another parent; `nil` if it left.
    open func didMove(toParent parent: UIViewController?) {}
    /// Makes a controller a child of this one; calls its `willMove(toParent:)`. Call `didMove(toParent:)` when its view is in place.
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    /// Leaves the parent; calls `didMove(toParent: nil)`. Call `willMove(toParent: nil)` before.
    open func removeFromParent() { leaveParent() }
    /// Whether the controller is coming because it was pushed, added or presented; right in the calls of its coming.
    open var isMovingToParent: Bool { appearance.isComing && appearance.isEntering }
    /// Whether the controller is going because it was popped or removed; right in the calls of its going.
    open var isMovingFromParent: Bool { appearance.isGoing && appearance.isLeaving }
    /// The nearest navigation controller that this one is in.
    open var navigationController: UINavigationController? { nearest(UINavigationController.self) }
    /// The nearest tab bar controller that this one is in.
    open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
    /// The nearest split view controller that this one is in.
    open var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }
    /// Whether children hear of coming and going when this controller does; `true` by default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Starts a child's coming or going; to be followed by ``endAppearanceTransition()``.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginTransition(isAppearing, animated) }
    /// Ends what ``beginAppearanceTransition(_:animated:)`` started.
    open func endAppearanceTransition() { endTransition() }

    // MARK: - Presentation
    /// Shows a controller, which has no parent and is not presented, over the outermost one around this one; `completion` is called after
    /// its `viewDidAppear(_:)`. Where that one presents already, or has no window, nothing happens but a diagnostic.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        presentModally(viewControllerToPresent, animated: flag, completion: completion)
    }
    /// Ends what this controller presents, and all that is presented over that; without such, its own presentation. Only what is on top is
    /// seen moving; `completion` is called after `viewDidDisappear(_:)`, at once where nothing is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { dismissModally(animated: flag, completion: completion) }
    /// The controller that this one, or one that it is in, presents.
    open var presentedViewController: UIViewController? { modal.presentation?.presented ?? parent?.presentedViewController }
    /// The controller that presents this one, or one that it is in.
    open var presentingViewController: UIViewController? { modal.presentedBy?.presenter ?? parent?.presentingViewController }
    /// Whether it is on its way onto the screen by a presentation; right in the calls of its coming.
    open var isBeingPresented: Bool { modal.presentedBy?.phase == .coming }
    /// Whether it is on its way off the screen by the end of a presentation; right in the calls of its going.
    open var isBeingDismissed: Bool { modal.presentedBy?.phase == .going }
    /// What places the view where the controller is, or would be, presented.
    open var presentationController: UIPresentationController? { placementForAuthor() }
    /// What moves the views of a transition that goes on with this controller; `nil` without one.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentCoordinator }
    /// Whether nobody but the app may end the presentation that this controller, or one around it, is shown in; `false` by default.
    open var isModalInPresentation = false
    /// Whether what is presented in a context takes this controller's area; `false` by default.
    open var definesPresentationContext = false
    /// What animates and places the view where the controller is presented. Held weakly.
    open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { modal.directors.delegate }
        set { modal.directors.delegate = newValue }
    }
    /// How the view comes and goes if it is presented; by default it covers the screen from below.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// How the view stands if the controller is presented. `.automatic`, the default, reads as the style that it stands for.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { readModalStyle }
        set { takeModalStyle(newValue) }
    }
    /// How large the content would like to be where a container leaves it the choice, in points; zero by default.
    open var preferredContentSize: CGSize {
        get { modal.contentSize }
        set { takePreferredSize(newValue) }
    }
    /// What a style stands for with this controller.
    func concreteStyle(of style: UIModalPresentationStyle) -> UIModalPresentationStyle { style == .automatic ? .pageSheet : style }
    /// Whether the controller may stand in a popover though its style does not say so.
    var mayStandInPopover: Bool { false }
    /// How large it is in a popover; `nil` for its preferred size.
    func sizeInPopover() -> CGSize? { nil }
    /// Makes what places the view by the style.
    func makePlacement() -> UIPresentationController { usualPlacement() }

    // MARK: - Storyboards
    /// Whether a segue that something on the screen began is performed; `true` by default. Not asked for ``performSegue(withIdentifier:sender:)``.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// A segue is about to be performed: its destination has been made, its view has not. Does nothing by default.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Performs the segue of a name, which the controller's scene must have.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { performNamed(identifier, sender: sender) }
    /// Whether an unwind segue may end here; by default whether the controller has the method, and the segue does not begin here.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        fromViewController !== self && action.answers(self, with: [])
    }
    /// The children in which an unwind segue looks for its end before this controller itself; by default all but its own, the last first.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { unwindChildren(source) }
    /// The child that an unwind segue begins in, or in what it holds or presents; `nil` if it begins elsewhere.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { childToUnwind(from: source) }
    /// Brings a child to the front: called for each container around the end of an unwind segue, the outermost first. Does nothing by default.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: - Editing
    /// Whether the screen is there for editing; `false` by default. Setting it calls ``setEditing(_:animated:)`` without animation.
    open var isEditing: Bool {
        get { bars.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Begins or ends editing; ``editButtonItem`` follows. Overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { takeEditing(editing) }
    /// A button that reads "Edit" or "Done", and turns ``isEditing`` over with animation; made when it is first asked for.
    open var editButtonItem: UIBarButtonItem { itemForEditing() }

    // MARK: - The device and its bars
    /// Whether the status bar is drawn dark or bright over this screen; `.default` by default.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether there is no status bar; `false` by default, but `true` on a phone that lies on its side.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
    /// How the status bar comes and goes; `.fade` by default.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child whose style counts in place of this controller's; `nil` by default.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that says in this controller's place whether there is a status bar; `nil` by default.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Whether the status bar follows this controller where it is presented without filling the screen; `false` by default.
    open var modalPresentationCapturesStatusBarAppearance = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
    /// Says that what this controller wants of the status bar, or the child that it names, is another now.
    open func setNeedsStatusBarAppearanceUpdate() { setNeedsChrome() }
    /// Whether the bar at the screen's lower edge goes; `false` by default.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that says so in this controller's place; `nil` by default.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// How this screen can stand; all on tablets, all but upside down on phones by default.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { usualOrientations }
    /// How this screen stands best where it cannot stay as it is; upright, if it can, by default.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { firstSupportedOrientation }
    /// Whether the screen follows the device when that is turned; `true` by default.
    open var shouldAutorotate: Bool { true }

    // MARK: - Surroundings
    /// What the bar says of this screen; made when it is first asked for.
    open var navigationItem: UINavigationItem { itemForNavigation() }
    /// What a tab bar says of this screen; made with the title when it is first asked for.
    open var tabBarItem: UITabBarItem! {
        get { itemForTabBar() }
        set { take(newValue) }
    }
    /// What a navigation controller's toolbar shows for this screen; `nil` by default.
    open var toolbarItems: [UIBarButtonItem]? {
        get { bars.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    /// Sets ``toolbarItems``; they fade into each other if `animated`.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { takeToolbarItems(toolbarItems, animated) }
    /// Whether the bar at the lower edge goes while this screen is on a navigation controller's row; `false` by default.
    open var hidesBottomBarWhenPushed = false
    /// The list that bars at an edge follow: the one that was named, else the one that fills the view.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { listForBars(edge) }
    /// Shows a controller as suits the surroundings: a navigation controller pushes it, elsewhere it is presented.
    open func show(_ vc: UIViewController, sender: Any?) { showInSurroundings(vc, sender) }
    /// Shows a controller in the place for details: a split view controller's last column, elsewhere as `show(_:sender:)` does.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailInSurroundings(vc, sender) }
    /// The traits of the view, or those that it would have.
    open var traitCollection: UITraitCollection { loaded?.traitCollection ?? traitsBeforeLoading }
    /// Called after a trait of the view changed. Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The controller that presents this one and is on screen, else the superview of the view, or the parent where there is none.
    open override var next: UIResponder? { presenterOnScreen ?? loaded?.superview ?? parent }
    package override var deepestActionResponder: UIResponder {
        children.last { $0.isViewLoaded && $0.view.window != nil }?.deepestActionResponder ?? self
    }
    /// Called when memory is scarce, for all controllers in the windows' rows; call `super`. Does nothing by default.
    open func didReceiveMemoryWarning() {}

    // MARK: - What containers hear
    /// Lets containers forget a child that went without their doing.
    func childDidLeave(_ child: UIViewController) {}
    /// Lets containers place a child's view anew.
    func childLayoutDidChange() {}

    /// Dismisses the controller where a person could do so by touch: a popover, a sheet that may be pulled down, an alert to cancel.
    open override func accessibilityPerformEscape() -> Bool { modal.presentedBy?.placement.leave() ?? false }
}
