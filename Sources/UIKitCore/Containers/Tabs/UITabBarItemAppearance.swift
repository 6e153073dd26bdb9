/// The appearance of a tab bar's items, by state.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitabbaritemappearance
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The position of the title.
    public enum Style: Int, Sendable {
        /// Below the image.
        case stacked
        /// Beside the image.
        case inline
        /// Beside the image, in a compact bar.
        case compactInline
    }

    /// The normal state.
    public let normal = UITabBarItemStateAppearance()
    /// The selected state. Properties that are not set use the bar's defaults and tint colour, not the values of the
    /// normal state.
    public let selected = UITabBarItemStateAppearance()
    /// The disabled state; properties that are not set use the values of the normal state.
    public let disabled = UITabBarItemStateAppearance()
    /// The state with the keyboard focus; properties that are not set use the values of the normal state.
    ///
    /// > Difference from Apple: the appearance is only stored, since bar items do not change their appearance with
    /// > focus.
    public let focused = UITabBarItemStateAppearance()
    private(set) final var style: Style
    final var onChange: (@MainActor () -> Void)? { didSet { for state in states { state.onChange = onChange } } }

    /// Creates the default appearance of stacked items.
    public override convenience init() { self.init(style: .stacked) }

    /// Creates the default appearance of a style.
    public required init(style: Style) {
        self.style = style
        super.init()
    }

    /// Resets the appearance to the defaults of a style.
    open func configureWithDefault(for style: Style) {
        self.style = style
        for state in states { state.copyValues(from: UITabBarItemStateAppearance()) }
        onChange?()
    }

    /// Returns a copy of the same class.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(style: style)
        copy.copyValues(from: self)
        return copy
    }

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

    final func copyValues(from other: UITabBarItemAppearance) {
        for (target, source) in zip(states, other.states) { target.copyValues(from: source) }
    }

    /// Returns a copy that calls a closure after each change of the copy.
    final func observedCopy(_ onChange: @escaping @MainActor () -> Void) -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance(style: style)
        copy.copyValues(from: self)
        copy.onChange = onChange
        return copy
    }

    final func state(isEnabled: Bool, isSelected: Bool) -> UITabBarItemStateAppearance {
        guard isEnabled else { return disabled }
        return isSelected ? selected : normal
    }
}

/// The appearance of a tab bar item in one state.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title, such as font and colour; empty by default, which uses the bar's defaults.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// The offset of the title, in points; zero by default.
    open var titlePositionAdjustment = UIOffset.zero {
        willSet { NumberCheck.finite(newValue, "UITabBarItemStateAppearance.titlePositionAdjustment") }
        didSet { onChange?() }
    }
    /// The colour of the image; `nil`, grey or the tint colour, by default.
    open var iconColor: UIColor? { didSet { onChange?() } }
    /// The offset of the badge, in points; zero by default.
    open var badgePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    /// The colour of the badge; `nil`, red, by default.
    open var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
    /// The attributes of the badge's text, such as font and colour; empty by default.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// The offset of the text in the badge, in points; zero by default.
    open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    final var onChange: (@MainActor () -> Void)?

    final func copyValues(from other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}
