/// Shows one controller at a time, or two like an open book, and goes to those before or after by a finger.
///
/// Pages scroll, or curl like paper. Controllers beside the present ones are asked for when a finger is about to move; pages that scroll keep
/// them until another page is set. A tap near an edge, a wheel, arrow keys and assistive technology turn pages that curl, too.
/// - Source: https://developer.apple.com/documentation/uikit/uipageviewcontroller
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// Makes a controller without pages.
    ///
    /// - Parameters:
    ///   - transitionStyle: how pages follow each other.
    ///   - navigationOrientation: the axis along which they do.
    ///   - options: `.interPageSpacing` of pages that scroll, in points, as a number; `.spineLocation` of pages that curl. Others are passed
    ///     over.
    public init(
        transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        self.transitionStyle = transitionStyle
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
        pages.spacing = Self.spacing(options?[.interPageSpacing])
        if transitionStyle == .pageCurl { book = PageBook(self, Self.spine(options?[.spineLocation])) }
    }

    /// Makes a controller whose pages curl horizontally, bound at the left.
    public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }

    /// Makes a controller from a nib, or one that scrolls horizontally from another archive.
    public required init?(coder: NSCoder) {
        transitionStyle = NibCoder.pageStyle(coder)
        navigationOrientation = NibCoder.pageOrientation(coder)
        super.init(coder: coder)
        if let spacing = NibCoder.pageSpacing(coder) { pages.spacing = spacing }
        if transitionStyle == .pageCurl { book = PageBook(self, NibCoder.pageSpine(coder)) }
        NibCoder.read(coder, into: self, at: UIPageViewController.self)
    }

    /// How pages follow each other.
    public let transitionStyle: TransitionStyle
    /// The axis along which pages follow each other.
    public let navigationOrientation: NavigationOrientation
    /// Where pages that curl are bound; `.none` for pages that scroll. The delegate may say otherwise when the interface turns.
    open var spineLocation: SpineLocation { book?.spine ?? .none }

    /// Whether a page that curls has another controller on its back, which the data source gives after the page's own; else the page shines
    /// through. Always `true` while pages are bound in the middle. Defaults to `false`.
    ///
    /// - Precondition: it stays `true` while pages are bound in the middle, outside of the delegate's answer.
    open var isDoubleSided: Bool {
        get { pages.isDoubleSided }
        set {
            precondition(
                newValue || spineLocation != .mid || book?.isAsking == true,
                "UIPageViewController: isDoubleSided was set to false with the spine in the middle, where pages have two sides. Answer another "
                    + "spine location first.")
            pages.isDoubleSided = newValue
        }
    }

    /// Who gives the pages before and after, held weakly. Without one a finger moves nothing. Defaults to `nil`.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        get { pageSource.delegate }
        set {
            pageSource.delegate = newValue
            pageSourceDidChange()
        }
    }

    /// Who hears of pages that were turned, held weakly. Defaults to `nil`.
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        get { pageHub.delegate }
        set { pageHub.delegate = newValue }
    }

    /// The page that shows, or the two that do, from the left or the top; `nil` before the first one was set.
    open var viewControllers: [UIViewController]? { shownPages.isEmpty ? nil : shownPages }

    /// The recognizers of drags and taps that turn pages that curl; none for pages that scroll. They may be moved to another view, so that
    /// pages are turned from there.
    open var gestureRecognizers: [UIGestureRecognizer] { book?.recognizers ?? [] }

    package final let pageHub = DelegateHub<any UIPageViewControllerDelegate>()
    package final let pageSource = DelegateHub<any UIPageViewControllerDataSource>()
    final var pages = PageRecord()
    /// What there is of pages that curl.
    final var book: PageBook?

    /// Shows pages in place of the present ones.
    ///
    /// - Parameters:
    ///   - viewControllers: one controller; two where pages are bound in the middle. For pages with two sides that are bound elsewhere and
    ///     turned with `animated`, the second one is what is printed on the back.
    ///   - direction: where they come from if `animated`.
    ///   - animated: whether they are seen to come, in 0.3 s, or 0.6 s for pages that curl.
    ///   - completion: called when they show, with whether they came all the way. The delegate is not told.
    /// - Precondition: there are as many as that.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let given = viewControllers ?? []
        if let book { return book.set(given, direction, animated: animated, completion) }
        Self.check(given.count, isRight: given.count == 1, required: 1)
        if let page = given.first { turn(to: page, direction, animated: animated, completion: completion) }
    }

    /// Stops the program where somebody set too few or too many pages.
    static func check(_ count: Int, isRight: Bool, required: Int) {
        precondition(
            isRight,
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

    /// Has the delegate say where pages that curl are bound, if the interface has turned, before the pages hear of it.
    open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        book?.interfaceMayTurn()
        super.viewWillTransition(to: size, with: coordinator)
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        book?.pageSize(within: parentSize)
            ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }

    /// The delegate's answer, or else what controllers usually support; the pages are not asked.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        pageHub.value(usualOrientations) { $0.pageViewControllerSupportedInterfaceOrientations(self) }
    }
    /// The delegate's answer, or else what controllers usually prefer.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        pageHub.value(firstSupportedOrientation) { $0.pageViewControllerPreferredInterfaceOrientationForPresentation(self) }
    }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    private var shownPages: [UIViewController] { book?.shown ?? pages.current.map { [$0] } ?? [] }
    /// While other pages come, all of them hear of the end of that.
    private var isTurning: Bool { pages.pending != nil || book?.turn != nil }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for page in shownPages { page.beginAppearanceTransition(true, animated: animated) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !isTurning { for page in shownPages { page.endAppearanceTransition() } }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        pages.isMoving = false
        if let book { book.finish() } else { finish() }
        for page in shownPages { page.beginAppearanceTransition(false, animated: animated) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for page in shownPages { page.endAppearanceTransition() }
    }
}
