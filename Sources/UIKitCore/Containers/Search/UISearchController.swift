/// Searches a screen: a field, and what is found in place of the screen's own content.
///
/// > Difference from Apple: its view is laid over the searched screen, and not presented, so that `presentingViewController` is `nil`.
/// - Source: https://developer.apple.com/documentation/uikit/uisearchcontroller
@preconcurrency @MainActor open class UISearchController: UIViewController {
    package final let hub = DelegateHub<any UISearchControllerDelegate>()
    package final let updaters = DelegateHub<any UISearchResultsUpdating>()
    final var search = SearchState()
    /// Shows what is found; `nil` where the searched screen does.
    public let searchResultsController: UIViewController?
    /// The field. Its placeholder is "Search" by default.
    public let searchBar = UISearchBar()
    final let dimming = UIView()
    final private(set) lazy var dimmingTap = UITapGestureRecognizer(
        target: self, action: Selector("dimmingTapped:", UISearchController.dimmingTapped))

    /// Makes a controller.
    ///
    /// - Parameter searchResultsController: shows what is found; `nil` leaves that to the searched screen.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        finishMakingSearch()
    }

    /// Makes a controller that leaves it to the searched screen to show what is found.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        finishMakingSearch()
    }

    /// Makes a controller that leaves it to the searched screen to show what is found.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        finishMakingSearch()
    }

    /// Finds what is searched for. Held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
        get { updaters.delegate }
        set { updaters.delegate = newValue }
    }
    /// Hears of beginning and end. Held weakly.
    open weak var delegate: (any UISearchControllerDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }
    /// Whether a search goes on. Setting it begins or ends one.
    open var isActive: Bool {
        get { search.isActive }
        set { newValue ? beginByProgram() : end() }
    }
    /// Whether the searched screen is dimmed as long as no results are shown over it; `true` by default. Set `false` where the screen shows
    /// itself what is found.
    open var obscuresBackgroundDuringPresentation = true { didSet { showParts() } }
    /// The older name of ``obscuresBackgroundDuringPresentation``.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether title and items of the navigation bar go while a search goes on; `true` by default.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the button to stop is shown while a search goes on; `true` by default.
    open var automaticallyShowsCancelButton = true
    /// Whether scopes are shown while a search goes on; `true` by default.
    open var automaticallyShowsScopeBar = true
    /// Whether what is found is shown as soon as there is a text; `true` by default.
    open var automaticallyShowsSearchResultsController = true
    /// Whether what is found is shown. Setting it ends its being shown by itself.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? hasText : search.showsResultsByHand }
        set {
            automaticallyShowsSearchResultsController = false
            search.showsResultsByHand = newValue
            showParts()
        }
    }

    open override func loadView() { makeSearchView() }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        dimming.frame = view.bounds
        searchResultsController?.viewIfLoaded?.frame = view.bounds
    }
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        showsResults ? searchResultsController?.contentScrollView(for: edge) : nil
    }

    private func dimmingTapped(_ tap: UITapGestureRecognizer) { end() }
}
