/// Custom icons and positions.
extension UISearchBar {
    /// The icons of a search bar.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisearchbar/icon
    public enum Icon: Int, Sendable {
        /// The magnifying glass before the text.
        case search = 0
        /// The clear button after the text.
        case clear = 1
        /// The bookmark button.
        case bookmark = 2
        /// The results list button.
        case resultsList = 3
    }

    /// Sets the image of an icon for a state; `nil` for the default image, an empty image for none.
    ///
    /// A state without an image uses the image for `.normal`.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        parts.style.images[icon, default: [:]][state.rawValue] = iconImage
        parts.iconsDidChange()
    }

    /// Returns the image that was set for an icon and state, or for `.normal`; `nil` for the default image.
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? { parts.style.image(icon, state) }

    /// Sets the offset of an icon from its default position, in points.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        parts.style.offsets[icon] = adjustment
        parts.iconsDidChange()
    }

    /// Returns the offset of an icon, in points; zero by default.
    public func positionAdjustment(for icon: Icon) -> UIOffset { parts.style.offsets[icon] ?? .zero }

    /// The background image of the bar, which is stretched; an empty image for no background. `nil` by default.
    public var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }

    /// The offset of the field in the bar, in points; zero by default.
    public var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { parts.style.fieldOffset }
        set {
            NumberCheck.finite(newValue, "UISearchBar.searchFieldBackgroundPositionAdjustment")
            parts.style.fieldOffset = newValue
            setNeedsLayout()
        }
    }

    /// The offset of the text in the field, in points; zero by default.
    public var searchTextPositionAdjustment: UIOffset {
        get { parts.field.textOffset }
        set {
            NumberCheck.finite(newValue, "UISearchBar.searchTextPositionAdjustment")
            parts.field.textOffset = newValue
        }
    }
}

/// The appearance of a search bar as set by the app.
struct SearchBarStyle {
    /// The bar position and height to which a background image applies.
    struct Background: Hashable {
        let position: UIBarPosition
        let metrics: UIBarMetrics
    }

    var images: [UISearchBar.Icon: [UIControl.State.RawValue: UIImage]] = [:]
    var offsets: [UISearchBar.Icon: UIOffset] = [:]
    var backgrounds: [Background: UIImage] = [:]
    var fieldOffset = UIOffset.zero
    var fieldBackgrounds: [UIControl.State.RawValue: UIImage] = [:]
    var scopes = ScopeAppearance()

    /// Returns the background image for a position and height. The fallbacks are the default height, then any
    /// position.
    func background(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
        let heights = [metrics, metrics == .compactPrompt ? .defaultPrompt : .default, .default]
        let candidates = [position, .any].flatMap { position in heights.map { Background(position: position, metrics: $0) } }
        return candidates.lazy.compactMap { backgrounds[$0] }.first
    }

    func image(_ icon: UISearchBar.Icon, _ state: UIControl.State) -> UIImage? {
        images[icon]?[state.rawValue] ?? images[icon]?[UIControl.State.normal.rawValue]
    }
}

extension SearchBarParts {
    func iconsDidChange() {
        (field.leftView as? UIImageView)?.image = style.image(.search, .normal) ?? UIImage(systemName: "magnifyingglass")
        field.parts.clearImages = style.images[.clear] ?? [:]
        field.iconOffsets = style.offsets
        updateExtra()
    }

    func layOutBackground(_ bounds: CGRect) {
        background.frame = bounds
        let isCompact = owner?.traitCollection.verticalSizeClass == .compact
        let hasPrompt = owner?.prompt != nil
        let metrics: UIBarMetrics =
            switch (isCompact, hasPrompt) {
            case (false, false): .default
            case (false, true): .defaultPrompt
            case (true, false): .compact
            case (true, true): .compactPrompt
            }
        let image = style.background(owner?.barPosition ?? .any, metrics)
        background.isHidden = owner?.searchBarStyle == .minimal && image == nil
        background.image = image
        background.backgroundColor = image == nil ? owner?.barTintColor ?? .secondarySystemBackground : nil
    }
}
