/// Shows one controller at a time, and goes to the one before or after it by a finger.
///
/// Controllers beside the present one are asked for when a finger is about to move, and kept until another page is set.
/// > Difference from Apple: there is no page curl, so that there is one style, and no spine.
/// - Source: https://developer.apple.com/documentation/uikit/uipageviewcontroller
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// Makes a controller without pages.
    ///
    /// - Parameters:
    ///   - transitionStyle: how pages follow each other.
    ///   - navigationOrientation: the axis along which they do.
    ///   - options: `.interPageSpacing`, in points, as a number. Others are passed over.
    public init(
        transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        self.transitionStyle = transitionStyle
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
        pages.spacing = Self.spacing(options?[.interPageSpacing])
    }

    /// Makes a controller from a nib, or one that scrolls horizontally from another archive.
    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation = NibCoder.pageOrientation(coder)
        super.init(coder: coder)
        if let spacing = NibCoder.pageSpacing(coder) { pages.spacing = spacing }
        NibCoder.read(coder, into: self, at: UIPageViewController.self)
    }

    /// How pages follow each other.
    public let transitionStyle: TransitionStyle
    /// The axis along which pages follow each other.
    public let navigationOrientation: NavigationOrientation
    /// Where the pages are bound: nowhere.
    open var spineLocation: SpineLocation { .none }

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

    /// The page that shows; `nil` before the first one was set.
    open var viewControllers: [UIViewController]? { pages.current.map { [$0] } }

    /// The recognizers of drags that turn pages.
    open var gestureRecognizers: [UIGestureRecognizer] { [pages.scroller.panGestureRecognizer] }

    package final let pageHub = DelegateHub<any UIPageViewControllerDelegate>()
    package final let pageSource = DelegateHub<any UIPageViewControllerDataSource>()
    final var pages = PageRecord()

    /// Shows a page in place of the present one.
    ///
    /// - Parameters:
    ///   - viewControllers: one controller.
    ///   - direction: where it comes from if `animated`.
    ///   - animated: whether it is seen to come, in 0.3 s.
    ///   - completion: called when it shows, with whether it came all the way. The delegate is not told.
    /// - Precondition: there is one controller.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        precondition(
            viewControllers?.count ?? 0 == 1,
            "UIPageViewController: The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the number "
                + "required (1) for the requested transition. Set one.")
        guard let page = viewControllers?.first else { return }
        turn(to: page, direction, animated: animated, completion: completion)
    }

    // MARK: - Overrides

    open override func viewDidLoad() {
        super.viewDidLoad()
        setUpPages()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutPages()
    }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        pages.current?.beginAppearanceTransition(true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // While another page comes, both hear of the end of that.
        if pages.pending == nil { pages.current?.endAppearanceTransition() }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        pages.isMoving = false
        finish()
        pages.current?.beginAppearanceTransition(false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        pages.current?.endAppearanceTransition()
    }
}
