// The content in place of the rows while the list has none.
extension SectionList {
    func statusDidChange() { updatePlaceholder() }

    /// Shows, changes or removes the content in place of the rows.
    func updatePlaceholder() {
        guard storage != nil, let source else { return }
        guard let configuration = placeholderConfiguration else { return removePlaceholder() }
        if let view = placeholderView, source.backgroundView === view {
            view.configuration = configuration
        } else {
            let view = ListPlaceholderView(configuration)
            appBackground = source.backgroundView
            source.backgroundView = view
            placeholderView = view
        }
    }

    func removePlaceholder() {
        // The app may have set another background view in the meantime, which stays.
        if let view = placeholderView, let source, source.backgroundView === view { source.backgroundView = appBackground }
        appBackground = nil
        placeholderView = nil
    }

    /// The content in place of the rows; `nil` for none.
    private var placeholderConfiguration: UIContentUnavailableConfiguration? {
        guard plan.isEmpty else { return nil }
        switch status {
        case .loading: return loadingConfiguration
        case .failed(let error): return failureConfiguration(for: error)
        case .ready: return currentEmptyConfiguration
        }
    }

    private var currentEmptyConfiguration: UIContentUnavailableConfiguration? {
        let state = controller?.contentUnavailableConfigurationState
        guard let state, state.searchText?.isEmpty == false else { return emptyConfiguration }
        followSearchText()
        return (emptyConfiguration ?? .search()).updated(for: state)
    }

    /// Updates the text for the search while the user types.
    private func followSearchText() {
        guard searchSubscription?.isActive != true, let bar = controller?.navigationItem.searchController?.searchBar else { return }
        searchSubscription = bar.on(.textDidChange, self) { list, _ in list.updatePlaceholder() }
    }

    private func failureConfiguration(for error: any Error) -> UIContentUnavailableConfiguration {
        var result = failureConfiguration
        if result.text == nil, result.attributedText == nil { result.text = "Cannot Load" }
        if result.secondaryText == nil, result.secondaryAttributedText == nil { result.secondaryText = error.localizedDescription }
        guard loader != nil || pager != nil, (result.button.title ?? "").isEmpty, result.button.image == nil else { return result }
        result.button.title = "Try Again"
        result.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.retry() }
        return result
    }

    /// Loads the contents again after an error, or only the page that failed.
    private func retry() {
        if let pager, pager.hasFailed { pager.retry() } else { loader?.start() }
    }

    /// The controller that contains the list.
    private var controller: UIViewController? {
        var responder: UIResponder? = source?.scrollView
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}
