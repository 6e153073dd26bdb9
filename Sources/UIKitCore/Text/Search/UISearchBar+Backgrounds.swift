/// The background images of the bar, its field and its scope bar.
extension UISearchBar {
    /// Sets the background image of the bar.
    ///
    /// - Parameters:
    ///   - backgroundImage: The image, which is stretched; an empty image for no background, `nil` for the default
    ///     background.
    ///   - barPosition: The ``barPosition`` to which the image applies; `.any` for the positions without an image.
    ///   - barMetrics: The height to which the image applies. A height without an image uses the image for `.default`.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        parts.style.backgrounds[SearchBarStyle.Background(position: barPosition, metrics: barMetrics)] = backgroundImage
        setNeedsLayout()
    }

    /// Returns the background image that was set for a position and height; `nil` by default.
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        parts.style.backgrounds[SearchBarStyle.Background(position: barPosition, metrics: barMetrics)]
    }

    /// Sets the background image of the field for a state; `nil` for the default background.
    ///
    /// The image is stretched over the field, and its height becomes the field's height. An empty image removes the
    /// background. Only images for `.normal` and `.disabled` are shown.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        parts.style.fieldBackgrounds[state.rawValue] = backgroundImage
        parts.field.show(
            backgrounds: parts.style.fieldBackgrounds[UIControl.State.normal.rawValue],
            parts.style.fieldBackgrounds[UIControl.State.disabled.rawValue])
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Returns the background image of the field that was set for a state; `nil` by default.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { parts.style.fieldBackgrounds[state.rawValue] }

    /// The background image of the scope bar, which is stretched; `nil` by default.
    public var scopeBarBackgroundImage: UIImage? {
        get { parts.style.scopes.background }
        set {
            parts.style.scopes.background = newValue
            setNeedsLayout()
        }
    }

    /// Sets the background image of a scope button for a state; see
    /// ``UISegmentedControl/setBackgroundImage(_:for:barMetrics:)``.
    public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        parts.style.scopes.buttons[state.rawValue] = backgroundImage
        parts.scopesDidChange()
    }

    /// Returns the background image of a scope button that was set for a state; `nil` by default.
    public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { parts.style.scopes.buttons[state.rawValue] }

    /// Sets the image between two scope buttons for their states.
    public func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        parts.style.scopes.dividers[[leftState.rawValue, rightState.rawValue]] = dividerImage
        parts.scopesDidChange()
    }

    /// Returns the image between two scope buttons that was set for their states; `nil` by default.
    public func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { parts.style.scopes.dividers[[leftState.rawValue, rightState.rawValue]] }

    /// Sets the text attributes of the scope buttons' titles for a state; `nil` for the default attributes.
    public func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        parts.style.scopes.titles[state.rawValue] = attributes
        parts.scopesDidChange()
    }

    /// Returns the text attributes of the scope buttons' titles that were set for a state; `nil` by default.
    public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        parts.style.scopes.titles[state.rawValue]
    }
}

/// The appearance of the scope bar as set by the app.
struct ScopeAppearance {
    var background: UIImage?
    var buttons: [UIControl.State.RawValue: UIImage] = [:]
    /// The divider images by the states of the left and the right button.
    var dividers: [[UIControl.State.RawValue]: UIImage] = [:]
    var titles: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    @MainActor func configure(_ control: UISegmentedControl) {
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
    /// Sets the background images of the field; without an image for the normal state the default background is
    /// shown.
    func show(backgrounds normal: UIImage?, _ disabled: UIImage?) {
        let hadNoBackground = background == nil
        background = normal
        disabledBackground = disabled
        guard hadNoBackground != (normal == nil) else { return }
        backgroundColor = normal == nil ? .tertiarySystemFill : nil
        layer.cornerRadius = normal == nil ? Self.radius : 0
        invalidateIntrinsicContentSize()
    }
}
