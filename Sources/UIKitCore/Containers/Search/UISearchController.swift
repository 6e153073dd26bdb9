/// A controller for searching a screen: a search bar, and results that replace the screen's content.
///
/// > Difference from Apple: its view is added over the searched screen, and not presented, so
/// > `presentingViewController` is `nil`.
/// - Source: https://developer.apple.com/documentation/uikit/uisearchcontroller
@preconcurrency @MainActor open class UISearchController: UIViewController {
    package final let hub = DelegateHub<any UISearchControllerDelegate>()
    package final let updaters = DelegateHub<any UISearchResultsUpdating>()
    final var searchState = SearchState()
    /// The controller that shows the results; `nil` if the searched screen shows them.
    public let searchResultsController: UIViewController?
    /// The search bar. Its placeholder is "Search" by default.
    public let searchBar = UISearchBar()
    final let dimmingView = UIView()
    final private(set) lazy var dimmingTap = UITapGestureRecognizer(
        target: self, action: Selector("dimmingTapped:", UISearchController.dimmingTapped))

    /// Creates a search controller.
    ///
    /// - Parameter searchResultsController: The controller that shows the results; `nil` if the searched screen shows
    ///   them.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUpSearch()
    }

    /// Creates a search controller without a results controller. The searched screen shows the results.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUpSearch()
    }

    /// Creates a search controller without a results controller. The searched screen shows the results.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        setUpSearch()
    }

    /// The object that updates the results. Held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
        get { updaters.delegate }
        set { updaters.delegate = newValue }
    }
    /// The delegate, which is notified when a search begins and ends. Held weakly.
    open weak var delegate: (any UISearchControllerDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }
    /// Whether a search is active. Setting the property begins or ends a search.
    open var isActive: Bool {
        get { searchState.isActive }
        set { newValue ? activate() : endSearch() }
    }
    /// Whether the searched screen is dimmed while no results are shown over it; `true` by default. Set `false` if
    /// the searched screen shows the results.
    open var obscuresBackgroundDuringPresentation = true { didSet { updateResultsVisibility() } }
    /// The former name of ``obscuresBackgroundDuringPresentation``.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether title and items of the navigation bar are hidden during a search; `true` by default.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the cancel button is shown during a search; `true` by default.
    open var automaticallyShowsCancelButton = true
    /// Whether the scope bar is shown during a search; `true` by default.
    open var automaticallyShowsScopeBar = true
    /// Whether the results are shown as soon as the search bar has text; `true` by default.
    open var automaticallyShowsSearchResultsController = true
    /// Whether the results are shown. Setting the property sets ``automaticallyShowsSearchResultsController`` to
    /// `false`.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? hasText : searchState.showsResultsSetting }
        set {
            automaticallyShowsSearchResultsController = false
            searchState.showsResultsSetting = newValue
            updateResultsVisibility()
        }
    }

    open override func loadView() { makeSearchView() }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        dimmingView.frame = view.bounds
        searchResultsController?.viewIfLoaded?.frame = view.bounds
    }
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        showsResults ? searchResultsController?.contentScrollView(for: edge) : nil
    }

    private func dimmingTapped(_ tap: UITapGestureRecognizer) { endSearch() }
}
