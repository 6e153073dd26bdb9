/// The placeholder content that a controller shows while its content is unavailable.
@MainActor struct UnavailableContent {
    var configuration: (any UIContentConfiguration)?
    var view: (UIView & UIContentView)?
    /// Whether an update of the configuration is pending.
    var needsUpdate = false
    /// Whether the update method is running. A configuration that is set meanwhile is the result of the method.
    var isUpdating = false
}

extension UIViewController {
    /// The content shown over the view, within the area between bars, while the actual content is unavailable; `nil`
    /// by default.
    ///
    /// Set the value in ``updateContentUnavailableConfiguration(using:)``, or at any time.
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/contentunavailableconfiguration
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { bars.unavailableContent.configuration }
        set {
            bars.unavailableContent.configuration = newValue
            showUnavailable()
            if !bars.unavailableContent.isUpdating, newValue != nil { setNeedsUpdateContentUnavailableConfiguration() }
        }
    }

    /// The state for the configuration: the traits, and the search text of the navigation item's search controller.
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItemIfMade?.searchController?.searchBar.text
        return state
    }

    /// Requests ``updateContentUnavailableConfiguration(using:)`` before the next layout of the view.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        guard !bars.unavailableContent.needsUpdate else { return }
        bars.unavailableContent.needsUpdate = true
        loaded?.setNeedsLayout()
    }

    /// Calls the update method if an update is pending and the view is in a window.
    func updateUnavailable() {
        guard bars.unavailableContent.needsUpdate, loaded?.window != nil else { return }
        bars.unavailableContent.needsUpdate = false
        bars.unavailableContent.isUpdating = true
        ObservedReads.track {
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        } onChange: { [weak self] in
            self?.setNeedsUpdateContentUnavailableConfiguration()
        }
        bars.unavailableContent.isUpdating = false
    }

    /// Requests an update if the class overrides the update method, or the controller has a configuration. Called when
    /// the view enters a window, and when traits or the search text change.
    func setNeedsUnavailableUpdateIfUsed() {
        let isUsed = MethodOverride.updateUnavailable.isOverridden(in: type(of: self)) || contentUnavailableConfiguration != nil
        if isUsed { setNeedsUpdateContentUnavailableConfiguration() }
    }

    /// The default of the update method: updates the current configuration for a state.
    func updateDefaultUnavailable(_ state: UIContentUnavailableConfigurationState) {
        if let current = contentUnavailableConfiguration { contentUnavailableConfiguration = current.updated(for: state) }
    }

    /// Shows the configuration in its content view, in front of the other subviews.
    private func showUnavailable() {
        guard let host = loaded else { return }
        let view = ContentHosting.replace(bars.unavailableContent.view, with: bars.unavailableContent.configuration, in: host)
        bars.unavailableContent.view = view
        if let view { host.bringSubviewToFront(view) }
        host.setNeedsLayout()
    }

    /// Places the placeholder view in the area between bars. The view does not move when the controller's view
    /// scrolls.
    func layOutUnavailable() {
        guard bars.unavailableContent.configuration != nil, let host = loaded else { return }
        if bars.unavailableContent.view == nil { showUnavailable() }
        guard let view = bars.unavailableContent.view else { return }
        if host.subviews.last !== view { host.bringSubviewToFront(view) }
        let insets = (host as? UIScrollView)?.adjustedContentInset ?? host.safeAreaInsets
        view.frame = host.bounds.inset(by: insets)
    }
}
