/// A controller that shows one page at a time, or two pages like an open book. The user turns pages with gestures.
///
/// Pages scroll, or curl like paper. The pages before and after the current one are requested when a drag begins. The
/// scroll style caches them until another page is set. With the curl style, a tap near an edge also turns the page.
/// Wheels, arrow keys and assistive technology turn pages in both styles.
/// - Source: https://developer.apple.com/documentation/uikit/uipageviewcontroller
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// Creates a controller without pages.
    ///
    /// - Parameters:
    ///   - transitionStyle: The style of page transitions.
    ///   - navigationOrientation: The axis along which pages are arranged.
    ///   - options: `.interPageSpacing` for the scroll style, a number of points; `.spineLocation` for the curl
    ///     style. Other options are ignored.
    public init(
        transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        self.transitionStyle = transitionStyle
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
        pages.spacing = Self.spacing(options?[.interPageSpacing])
        if transitionStyle == .pageCurl { book = PageBook(self, Self.spine(options?[.spineLocation])) }
    }

    /// Creates a controller with the curl style, a horizontal axis and the spine at the left.
    public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }

    /// Creates a controller from a nib. From other archives, creates a controller with the scroll style and a
    /// horizontal axis.
    public required init?(coder: NSCoder) {
        transitionStyle = NibCoder.pageStyle(coder)
        navigationOrientation = NibCoder.pageOrientation(coder)
        super.init(coder: coder)
        if let spacing = NibCoder.pageSpacing(coder) { pages.spacing = spacing }
        if transitionStyle == .pageCurl { book = PageBook(self, NibCoder.pageSpine(coder)) }
        NibCoder.read(coder, into: self, at: UIPageViewController.self)
    }

    /// The style of page transitions.
    public let transitionStyle: TransitionStyle
    /// The axis along which pages are arranged.
    public let navigationOrientation: NavigationOrientation
    /// The location of the spine; `.none` for the scroll style. The delegate can change the location when the
    /// interface orientation changes.
    open var spineLocation: SpineLocation { book?.spine ?? .none }

    /// Whether the back of a page that curls is another page, which the data source returns as the next page. If
    /// `false`, the back shows the front through the paper. Always `true` while the spine is in the middle. Defaults
    /// to `false`.
    ///
    /// - Precondition: The value is not set to `false` while the spine is in the middle, except while the delegate is
    ///   asked for the location.
    open var isDoubleSided: Bool {
        get { pages.isDoubleSided }
        set {
            precondition(
                newValue || spineLocation != .mid || book?.isAskingDelegate == true,
                "UIPageViewController: isDoubleSided was set to false with the spine in the middle, where pages have two sides. Return another "
                    + "spine location first.")
            pages.isDoubleSided = newValue
        }
    }

    /// The data source of the previous and next pages, referenced weakly. Defaults to `nil`: the user cannot turn
    /// pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        get { pageSource.delegate }
        set {
            pageSource.delegate = newValue
            pageSourceDidChange()
        }
    }

    /// The delegate, which is notified of page turns, referenced weakly. Defaults to `nil`.
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        get { pageHub.delegate }
        set { pageHub.delegate = newValue }
    }

    /// The visible page or pages, from left to right or top to bottom; `nil` before the first page is set.
    open var viewControllers: [UIViewController]? { visiblePages.isEmpty ? nil : visiblePages }

    /// The recognizers of the pans and taps that turn pages with the curl style; empty for the scroll style. The
    /// recognizers can be moved to another view.
    open var gestureRecognizers: [UIGestureRecognizer] { book?.recognizers ?? [] }

    package final let pageHub = DelegateHub<any UIPageViewControllerDelegate>()
    package final let pageSource = DelegateHub<any UIPageViewControllerDataSource>()
    final var pages = PageViewControllerState()
    /// The state of the curl style; `nil` for the scroll style.
    final var book: PageBook?

    /// Sets the visible pages.
    ///
    /// - Parameters:
    ///   - viewControllers: One page, or two if the spine is in the middle. With another spine location, a second
    ///     page is the back of the turning page if the turn is animated and pages are double-sided.
    ///   - direction: The direction of the transition if `animated`.
    ///   - animated: Whether the transition is animated, in 0.3 s, or in 0.6 s with the curl style.
    ///   - completion: Called when the pages are shown. The argument is `true` if the transition was completed. The
    ///     delegate is not notified.
    /// - Precondition: The number of pages is correct for the style and the spine location.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let controllers = viewControllers ?? []
        if let book { return book.setPages(controllers, direction, animated: animated, completion) }
        Self.check(controllers.count, isCorrect: controllers.count == 1, required: 1)
        if let page = controllers.first { turn(to: page, direction, animated: animated, completion: completion) }
    }

    /// Stops the program if the number of pages is wrong.
    static func check(_ count: Int, isCorrect: Bool, required: Int) {
        precondition(
            isCorrect,
            "UIPageViewController: The number of view controllers provided (\(count)) doesn't match the number required (\(required)) for "
                + "the requested transition. Set \(required).")
    }

    // MARK: - Overrides

    open override func viewDidLoad() {
        super.viewDidLoad()
        if let book { book.setUp() } else { setUpPages() }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if let book { book.layOut() } else { layOutPages() }
    }

    /// If the interface orientation has changed, asks the delegate for the spine location before the pages are
    /// notified.
    open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        book?.orientationMayChange()
        super.viewWillTransition(to: size, with: coordinator)
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        book?.pageSize(within: parentSize)
            ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }

    /// The orientations that the delegate returns, or else the default ones. The pages do not affect them.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        pageHub.value(defaultSupportedOrientations) { $0.pageViewControllerSupportedInterfaceOrientations(self) }
    }
    /// The orientation that the delegate returns, or else the default one.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        pageHub.value(firstSupportedOrientation) { $0.pageViewControllerPreferredInterfaceOrientationForPresentation(self) }
    }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    private var visiblePages: [UIViewController] { book?.visiblePages ?? pages.current.map { [$0] } ?? [] }
    /// Whether a turn is in progress. The appearance transitions of all pages end with the turn.
    private var isTurning: Bool { pages.pending != nil || book?.turn != nil }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for page in visiblePages { page.beginAppearanceTransition(true, animated: animated) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !isTurning { for page in visiblePages { page.endAppearanceTransition() } }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        pages.isMoving = false
        if let book { book.finish() } else { finishTurn() }
        for page in visiblePages { page.beginAppearanceTransition(false, animated: animated) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for page in visiblePages { page.endAppearanceTransition() }
    }
}
