extension UISearchController {
    func setUpSearch() {
        let observer = SearchObserver(self)
        searchState.observer = observer
        _ = searchBar.hub.add(observer)
        searchBar.placeholder = "Search"
        searchBar.searchTextField.suggestions.onSelection = { [weak self] item in
            guard let self else { return }
            updaters.notify { $0.updateSearchResults(for: self, selecting: item) }
        }
    }

    func makeSearchView() {
        let view = SearchView()
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
        dimmingView.backgroundColor = UIColor { UIColor.black.withAlphaComponent($0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
        dimmingView.addGestureRecognizer(dimmingTap)
        dimmingView.accessibilityIdentifier = "SearchDimming"
        view.addSubview(dimmingView)
    }

    var hasText: Bool { !(searchBar.text ?? "").isEmpty }
    var showsResults: Bool { searchResultsController != nil && showsSearchResultsController }

    // MARK: - The bar that contains the field

    func attachToItem(_ item: UINavigationItem) {
        searchState.item = item
        searchState.isInNavigationBar = true
        searchBar.searchBarStyle = .minimal
    }

    func detachFromItem(_ item: UINavigationItem) {
        guard searchState.item === item else { return }
        endSearch(animated: false)
        searchState.item = nil
        searchState.isInNavigationBar = false
        searchBar.removeFromSuperview()
    }

    /// The search bar if a navigation bar shows it; `nil` otherwise.
    var searchBarInNavigationBar: UISearchBar? { searchState.isInNavigationBar ? searchBar : nil }

    var heightInNavigationBar: CGFloat {
        BarMetrics.searchHeight + (searchBar.showsScopeBar && !(searchBar.scopeButtonTitles ?? []).isEmpty ? BarMetrics.scopeBarHeight : 0)
    }

    // MARK: - Beginning

    func activate() {
        guard !searchState.isActive else { return }
        if searchBar.window != nil, searchBar.becomeFirstResponder() { return }
        beginSearch()
        updateResults()
    }

    func beginSearch() {
        guard !searchState.isActive else { return }
        searchState.isActive = true
        findSearchedController()
        hub.notify { $0.willPresentSearchController(self) }
        hub.notify { $0.presentSearchController(self) }
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        if automaticallyShowsScopeBar, !(searchBar.scopeButtonTitles ?? []).isEmpty { searchBar.setShowsScope(true, animated: true) }
        attach()
        performWithBarLayout { [self] in
            dimmingView.alpha = 1
        } completion: { [self] in
            if searchState.isActive { hub.notify { $0.didPresentSearchController(self) } }
        }
    }

    /// Finds the searched screen: the controller whose view or navigation bar contains the search bar.
    private func findSearchedController() {
        let container = searchBar.firstInChain { $0 is UIViewController } as? UIViewController
        let navigation = container as? UINavigationController ?? container?.navigationController
        searchState.navigationController = navigation
        searchState.searchedController = container is UINavigationController ? navigation?.topViewController : container
    }

    /// Adds the search controller's view over the searched screen.
    private func attach() {
        guard let host = searchState.searchedController else { return }
        let container = searchState.navigationController?.contentView ?? host.viewIfLoaded
        guard let container else { return }
        let parent = searchState.navigationController ?? host
        if searchState.navigationController != nil { searchState.navigationController?.stack.searchController = self }
        parent.addChild(self)
        loadViewIfNeeded()
        view.frame = container.bounds
        dimmingView.alpha = 0
        // If the parent is not visible, the view appears later together with the searched screen.
        let isParentVisible = [.appeared, .appearing].contains(parent.appearance.phase)
        if isParentVisible { beginAppearanceTransition(true, animated: true) }
        container.addSubview(view)
        updateResultsVisibility()
        if isParentVisible { endAppearanceTransition() }
        didMove(toParent: parent)
    }

    /// Shows the results or the dimming view, depending on the text.
    func updateResultsVisibility() {
        guard isViewLoaded, searchState.isActive else { return }
        let isShowingResults = showsResults
        dimmingView.isHidden = isShowingResults || !obscuresBackgroundDuringPresentation
        guard let results = searchResultsController else { return }
        if isShowingResults, results.parent !== self {
            addChild(results)
            results.loadViewIfNeeded()
            results.view.frame = view.bounds
            results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(results.view)
            results.didMove(toParent: self)
        }
        results.viewIfLoaded?.isHidden = !isShowingResults
        searchState.navigationController?.layOut()
    }

    func updateResults() {
        updaters.notify { $0.updateSearchResults(for: self) }
        searchState.searchedController?.setNeedsUnavailableUpdateIfUsed()
    }

    // MARK: - Ending

    /// - Parameter completion: Called when the search has ended; at once if no search is active.
    func endSearch(animated: Bool = true, completion: (() -> Void)? = nil) {
        guard searchState.isActive else {
            completion?()
            return
        }
        hub.notify { $0.willDismissSearchController(self) }
        searchState.isActive = false
        searchBar.text = ""
        if automaticallyShowsScopeBar { searchBar.setShowsScope(false, animated: animated) }
        searchBar.setShowsCancelButton(false, animated: animated)
        searchBar.resignFirstResponder()
        updateResults()
        let resultsView = searchResultsController?.viewIfLoaded
        performWithBarLayout(animated: animated) { [self] in
            dimmingView.alpha = 0
            resultsView?.alpha = 0
        } completion: { [self] in
            resultsView?.alpha = 1
            if !searchState.isActive {
                detach()
                hub.notify { $0.didDismissSearchController(self) }
            }
            completion?()
        }
    }

    private func detach() {
        guard parent != nil else { return }
        let navigation = searchState.navigationController
        willMove(toParent: nil)
        beginAppearanceTransition(false, animated: true)
        viewIfLoaded?.removeFromSuperview()
        endAppearanceTransition()
        if let results = searchResultsController, results.parent === self {
            results.willMove(toParent: nil)
            results.viewIfLoaded?.removeFromSuperview()
            results.removeFromParent()
        }
        removeFromParent()
        navigation?.stack.searchController = nil
        navigation?.layOut()
    }

    /// Performs changes together with the navigation bar's layout, within 0.3 seconds if `animated`.
    private func performWithBarLayout(
        animated: Bool = true, _ changes: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void
    ) {
        let navigation = searchState.isInNavigationBar ? searchState.navigationController : nil
        let bar = navigation?.navigationBar
        guard animated, searchBar.window != nil else {
            changes()
            bar?.searchDidChange()
            navigation?.layOut()
            return completion()
        }
        UIView.animate(withDuration: 0.3) {
            changes()
            bar?.searchDidChange()
            navigation?.layOut()
            bar?.layoutIfNeeded()
        } completion: { _ in
            completion()
        }
    }
}

/// The view over a searched screen. Touches beside the results and the dimming pass through to the screen.
@MainActor private final class SearchView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
