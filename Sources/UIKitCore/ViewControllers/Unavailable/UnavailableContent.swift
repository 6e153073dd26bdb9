/// What a controller shows in place of content that it does not have.
@MainActor struct UnavailableContent {
    var configuration: (any UIContentConfiguration)?
    var view: (UIView & UIContentView)?
    /// Whether the controller has to be asked.
    var isDue = false
    /// Whether it is being asked, and what it sets is the answer.
    var isAsking = false
}

extension UIViewController {
    /// What is shown over the view, within what bars leave of it, in place of content that is not there; `nil`, nothing, by default.
    ///
    /// Set it in ``updateContentUnavailableConfiguration(using:)``, or at any time.
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/contentunavailableconfiguration
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { bars.unavailable.configuration }
        set {
            bars.unavailable.configuration = newValue
            showUnavailable()
            if !bars.unavailable.isAsking, newValue != nil { setNeedsUpdateContentUnavailableConfiguration() }
        }
    }

    /// What the configuration is made for: the traits, and what stands in the field of the search in the navigation item.
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = itemForBar?.searchController?.searchBar.text
        return state
    }

    /// Has ``updateContentUnavailableConfiguration(using:)`` called before the view is laid out next.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        guard !bars.unavailable.isDue else { return }
        bars.unavailable.isDue = true
        loaded?.setNeedsLayout()
    }

    func updateUnavailable() {
        guard bars.unavailable.isDue, loaded?.window != nil else { return }
        bars.unavailable.isDue = false
        bars.unavailable.isAsking = true
        ObservedReads.track {
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        } onChange: { [weak self] in
            self?.setNeedsUpdateContentUnavailableConfiguration()
        }
        bars.unavailable.isAsking = false
    }

    /// Who says what is not there is asked when the view comes into a window, when traits change and when something else is looked for.
    func markUnavailableIfUsed() {
        let isUsed = MethodOverride.updateUnavailable.isOverridden(in: type(of: self)) || contentUnavailableConfiguration != nil
        if isUsed { setNeedsUpdateContentUnavailableConfiguration() }
    }

    func updateUsualUnavailable(_ state: UIContentUnavailableConfigurationState) {
        if let present = contentUnavailableConfiguration { contentUnavailableConfiguration = present.updated(for: state) }
    }

    private func showUnavailable() {
        guard let host = loaded else { return }
        let view = ContentHosting.replace(bars.unavailable.view, with: bars.unavailable.configuration, in: host)
        bars.unavailable.view = view
        if let view { host.bringSubviewToFront(view) }
        host.setNeedsLayout()
    }

    /// Within what bars leave of the view; where that scrolls, it stays in place.
    func placeUnavailable() {
        guard bars.unavailable.configuration != nil, let host = loaded else { return }
        if bars.unavailable.view == nil { showUnavailable() }
        guard let view = bars.unavailable.view else { return }
        if host.subviews.last !== view { host.bringSubviewToFront(view) }
        let covered = (host as? UIScrollView)?.adjustedContentInset ?? host.safeAreaInsets
        view.frame = host.bounds.inset(by: covered)
    }
}
