/// Pictures behind the bar, its field and its scopes.
extension UISearchBar {
    /// Sets what stands in the ground's place.
    ///
    /// - Parameters:
    ///   - backgroundImage: stretched; an empty picture for nothing, `nil` for the toolkit's.
    ///   - barPosition: for which ``barPosition``; `.any` for all that have no picture of their own.
    ///   - barMetrics: for which height. Where a height has no picture, that of `.default` is shown.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        parts.looks.grounds[SearchBarLooks.Ground(position: barPosition, metrics: barMetrics)] = backgroundImage
        setNeedsLayout()
    }

    /// What was set for a position and a height; `nil` by default.
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        parts.looks.grounds[SearchBarLooks.Ground(position: barPosition, metrics: barMetrics)]
    }

    /// Sets what stands behind the field's text, stretched over the field, which becomes as high as it; `nil` for the toolkit's.
    ///
    /// An empty picture takes the ground away. Pictures for `.normal` and `.disabled` are shown.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        parts.looks.fieldGrounds[state.rawValue] = backgroundImage
        parts.field.show(
            grounds: parts.looks.fieldGrounds[UIControl.State.normal.rawValue], parts.looks.fieldGrounds[UIControl.State.disabled.rawValue])
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// What was set behind the field's text in a state; `nil` by default.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { parts.looks.fieldGrounds[state.rawValue] }

    /// What stands behind the scopes, stretched; `nil` by default.
    public var scopeBarBackgroundImage: UIImage? {
        get { parts.looks.scopes.ground }
        set {
            parts.looks.scopes.ground = newValue
            setNeedsLayout()
        }
    }

    /// Sets what stands behind a scope in a state; see ``UISegmentedControl/setBackgroundImage(_:for:barMetrics:)``.
    public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        parts.looks.scopes.buttons[state.rawValue] = backgroundImage
        parts.scopesDidChange()
    }

    /// What was set behind a scope in a state; `nil` by default.
    public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { parts.looks.scopes.buttons[state.rawValue] }

    /// Sets what stands between two scopes in their states.
    public func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        parts.looks.scopes.dividers[[leftState.rawValue, rightState.rawValue]] = dividerImage
        parts.scopesDidChange()
    }

    /// What was set between two scopes in their states; `nil` by default.
    public func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { parts.looks.scopes.dividers[[leftState.rawValue, rightState.rawValue]] }

    /// Sets the looks of the scopes' titles in a state; `nil` for the toolkit's.
    public func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        parts.looks.scopes.titles[state.rawValue] = attributes
        parts.scopesDidChange()
    }

    /// The looks that were set for the scopes' titles in a state; `nil` by default.
    public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        parts.looks.scopes.titles[state.rawValue]
    }
}

/// What an app wants scopes to look like.
struct ScopeLooks {
    var ground: UIImage?
    var buttons: [UIControl.State.RawValue: UIImage] = [:]
    /// By the states of the scopes at the left and at the right.
    var dividers: [[UIControl.State.RawValue]: UIImage] = [:]
    var titles: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    @MainActor func dress(_ control: UISegmentedControl) {
        for (state, image) in buttons { control.setBackgroundImage(image, for: UIControl.State(rawValue: state), barMetrics: .default) }
        for (states, image) in dividers {
            control.setDividerImage(
                image, forLeftSegmentState: UIControl.State(rawValue: states[0]), rightSegmentState: UIControl.State(rawValue: states[1]),
                barMetrics: .default)
        }
        for (state, attributes) in titles { control.setTitleTextAttributes(attributes, for: UIControl.State(rawValue: state)) }
    }
}

extension UISearchTextField {
    /// Shows pictures in the soft ground's place; the ground again if there is none for the usual state.
    func show(grounds normal: UIImage?, _ disabled: UIImage?) {
        let hadNone = background == nil
        (background, disabledBackground) = (normal, disabled)
        guard hadNone != (normal == nil) else { return }
        backgroundColor = normal == nil ? .tertiarySystemFill : nil
        layer.cornerRadius = normal == nil ? Self.radius : 0
        invalidateIntrinsicContentSize()
    }
}
