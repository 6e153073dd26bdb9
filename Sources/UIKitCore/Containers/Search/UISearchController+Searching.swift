extension UISearchController {
    func finishMakingSearch() {
        let observer = SearchObserver(self)
        search.observer = observer
        _ = searchBar.hub.add(observer)
        searchBar.placeholder = "Search"
        searchBar.searchTextField.suggestions.whenChosen = { [weak self] item in
            guard let self else { return }
            updaters.notify { $0.updateSearchResults(for: self, selecting: item) }
        }
    }

    func makeSearchView() {
        let view = SearchView()
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
        dimming.backgroundColor = UIColor { UIColor.black.withAlphaComponent($0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
        dimming.addGestureRecognizer(dimmingTap)
        dimming.accessibilityIdentifier = "SearchDimming"
        view.addSubview(dimming)
    }

    var hasText: Bool { !(searchBar.text ?? "").isEmpty }
    var showsResults: Bool { searchResultsController != nil && showsSearchResultsController }

    // MARK: - The bar that contains the field

    func enter(_ item: UINavigationItem) {
        search.item = item
        search.isInBar = true
        searchBar.searchBarStyle = .minimal
    }

    func detach(_ item: UINavigationItem) {
        guard search.item === item else { return }
        end(animated: false)
        search.item = nil
        search.isInBar = false
        searchBar.removeFromSuperview()
    }

    /// The search bar if a navigation bar shows it; `nil` otherwise.
    var barInNavigation: UISearchBar? { search.isInBar ? searchBar : nil }

    var heightInNavigation: CGFloat {
        BarMetrics.search + (searchBar.showsScopeBar && !(searchBar.scopeButtonTitles ?? []).isEmpty ? BarMetrics.scopes : 0)
    }

    // MARK: - Beginning

    func beginByProgram() {
        guard !search.isActive else { return }
        if searchBar.window != nil, searchBar.becomeFirstResponder() { return }
        begin()
        update()
    }

    func begin() {
        guard !search.isActive else { return }
        search.isActive = true
        findSearchedController()
        hub.notify { $0.willPresentSearchController(self) }
        hub.notify { $0.presentSearchController(self) }
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        if automaticallyShowsScopeBar, !(searchBar.scopeButtonTitles ?? []).isEmpty { searchBar.setShowsScope(true, animated: true) }
        attach()
        performWithBarLayout { [self] in
            dimming.alpha = 1
        } completion: { [self] in
            if search.isActive { hub.notify { $0.didPresentSearchController(self) } }
        }
    }

    /// Finds the searched screen: the controller that contains the search bar.
    private func findSearchedController() {
        let container = searchBar.firstInChain { $0 is UIViewController } as? UIViewController
        let navigation = container as? UINavigationController ?? container?.navigationController
        search.navigation = navigation
        search.host = container is UINavigationController ? navigation?.topViewController : container
    }

    /// Adds the search controller's view over the searched screen.
    private func attach() {
        guard let host = search.host else { return }
        let container = search.navigation?.contentView ?? host.viewIfLoaded
        guard let container else { return }
        let parent = search.navigation ?? host
        if search.navigation != nil { search.navigation?.stack.search = self }
        parent.addChild(self)
        loadViewIfNeeded()
        view.frame = container.bounds
        dimming.alpha = 0
        // If the parent is not visible, the view appears later together with the searched screen.
        let isParentVisible = [.shown, .appearing].contains(parent.appearance.phase)
        if isParentVisible { beginAppearanceTransition(true, animated: true) }
        container.addSubview(view)
        showParts()
        if isParentVisible { endAppearanceTransition() }
        didMove(toParent: parent)
    }

    /// Shows the results or the dimming view, depending on the text.
    func showParts() {
        guard isViewLoaded, search.isActive else { return }
        let isShowingResults = showsResults
        dimming.isHidden = isShowingResults || !obscuresBackgroundDuringPresentation
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
        search.navigation?.layOut()
    }

    func update() {
        updaters.notify { $0.updateSearchResults(for: self) }
        search.host?.markUnavailableIfUsed()
    }

    // MARK: - Ending

    /// - Parameter completion: Called when the search has ended; at once if no search is active.
    func end(animated: Bool = true, completion: (() -> Void)? = nil) {
        guard search.isActive else {
            completion?()
            return
        }
        hub.notify { $0.willDismissSearchController(self) }
        search.isActive = false
        searchBar.text = ""
        if automaticallyShowsScopeBar { searchBar.setShowsScope(false, animated: animated) }
        searchBar.setShowsCancelButton(false, animated: animated)
        searchBar.resignFirstResponder()
        update()
        let results = searchResultsController?.viewIfLoaded
        performWithBarLayout(animated: animated) { [self] in
            dimming.alpha = 0
            results?.alpha = 0
        } completion: { [self] in
            results?.alpha = 1
            if !search.isActive {
                detach()
                hub.notify { $0.didDismissSearchController(self) }
            }
            completion?()
        }
    }

    private func detach() {
        guard parent != nil else { return }
        let navigation = search.navigation
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
        navigation?.stack.search = nil
        navigation?.layOut()
    }

    /// Performs changes together with the navigation bar's layout, within 0.3 seconds if `animated`.
    private func performWithBarLayout(
        animated: Bool = true, _ changes: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void
    ) {
        let navigation = search.isInBar ? search.navigation : nil
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

/// The view over a searched screen. Touches pass through to the screen where the view shows neither results nor
/// dimming.
@MainActor private final class SearchView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
