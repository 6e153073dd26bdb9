/// Pictures in place of the toolkit's.
extension UISearchBar {
    /// What of the bar is a small picture.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisearchbar/icon
    public enum Icon: Int, Sendable {
        /// Before the text: a magnifier.
        case search = 0
        /// Behind it, what takes it away.
        case clear = 1
        /// The button with a book.
        case bookmark = 2
        /// The button for a list of results.
        case resultsList = 3
    }

    /// Sets the picture of an icon in a state; `nil` for the toolkit's, an empty one for none. States that have none take that of `.normal`.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        parts.looks.images[icon, default: [:]][state.rawValue] = iconImage
        parts.iconsDidChange()
    }

    /// The picture that was set for an icon in a state, or for `.normal`; `nil` for the toolkit's.
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? { parts.looks.image(icon, state) }

    /// Moves an icon from where it stands, in points.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        parts.looks.offsets[icon] = adjustment
        parts.iconsDidChange()
    }

    /// How far an icon was moved, in points; zero by default.
    public func positionAdjustment(for icon: Icon) -> UIOffset { parts.looks.offsets[icon] ?? .zero }

    /// What stands behind the field in the ground's place, stretched; an empty picture for nothing. `nil` by default.
    public var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }

    /// How far the field is moved in the bar, in points; zero by default.
    public var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { parts.looks.field }
        set {
            NumberCheck.finite(newValue, "UISearchBar.searchFieldBackgroundPositionAdjustment")
            parts.looks.field = newValue
            setNeedsLayout()
        }
    }

    /// How far the text is moved in the field, in points; zero by default.
    public var searchTextPositionAdjustment: UIOffset {
        get { parts.field.textOffset }
        set {
            NumberCheck.finite(newValue, "UISearchBar.searchTextPositionAdjustment")
            parts.field.textOffset = newValue
        }
    }
}

/// What an app wants a search bar to look like.
struct SearchBarLooks {
    /// Where and how high a bar is whose ground a picture is for.
    struct Ground: Hashable {
        let position: UIBarPosition
        let metrics: UIBarMetrics
    }

    var images: [UISearchBar.Icon: [UIControl.State.RawValue: UIImage]] = [:]
    var offsets: [UISearchBar.Icon: UIOffset] = [:]
    var grounds: [Ground: UIImage] = [:]
    var field = UIOffset.zero
    var fieldGrounds: [UIControl.State.RawValue: UIImage] = [:]
    var scopes = ScopeLooks()

    /// The picture for a bar that stands there and has that height: for any place, and for the usual height, where it has none.
    func ground(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
        let heights = [metrics, metrics == .compactPrompt ? .defaultPrompt : .default, .default]
        let places = [position, .any].flatMap { place in heights.map { Ground(position: place, metrics: $0) } }
        return places.lazy.compactMap { grounds[$0] }.first
    }

    func image(_ icon: UISearchBar.Icon, _ state: UIControl.State) -> UIImage? {
        images[icon]?[state.rawValue] ?? images[icon]?[UIControl.State.normal.rawValue]
    }
}

extension SearchBarParts {
    func iconsDidChange() {
        (field.leftView as? UIImageView)?.image = looks.image(.search, .normal) ?? UIImage(systemName: "magnifyingglass")
        field.parts.clearImages = looks.images[.clear] ?? [:]
        field.iconOffsets = looks.offsets
        updateExtra()
    }

    func placeGround(_ bounds: CGRect) {
        ground.frame = bounds
        let isCompact = owner?.traitCollection.verticalSizeClass == .compact
        let hasPrompt = owner?.prompt != nil
        let metrics: UIBarMetrics = hasPrompt ? (isCompact ? .compactPrompt : .defaultPrompt) : isCompact ? .compact : .default
        let image = looks.ground(owner?.barPosition ?? .any, metrics)
        ground.isHidden = owner?.searchBarStyle == .minimal && image == nil
        ground.image = image
        ground.backgroundColor = image == nil ? owner?.barTintColor ?? .secondarySystemBackground : nil
    }
}
