/// What the items of a tab bar look like, by state.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitabbaritemappearance
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// Where the title stands.
    public enum Style: Int, Sendable {
        /// Below the picture.
        case stacked
        /// Beside it.
        case inline
        /// Beside it, in a low bar.
        case compactInline
    }

    /// The usual state.
    public let normal = UITabBarItemStateAppearance()
    /// The chosen item; what it does not say is the tint's and bars' own, whatever the usual state says.
    public let selected = UITabBarItemStateAppearance()
    /// An item that cannot be chosen; what it does not say is as in the usual state.
    public let disabled = UITabBarItemStateAppearance()
    /// The item with the keyboard's focus; what it does not say is as in the usual state.
    ///
    /// > Difference from Apple: kept only, since items of bars do not look different with the focus.
    public let focused = UITabBarItemStateAppearance()
    private(set) final var style: Style
    final var whenChanged: (@MainActor () -> Void)? { didSet { for state in states { state.whenChanged = whenChanged } } }

    /// Makes the defaults of stacked items.
    public override convenience init() { self.init(style: .stacked) }

    /// Makes the defaults of a style.
    public required init(style: Style) {
        self.style = style
        super.init()
    }

    /// Goes back to the defaults of a style.
    open func configureWithDefault(for style: Style) {
        self.style = style
        for state in states { state.take(UITabBarItemStateAppearance()) }
        whenChanged?()
    }

    /// A copy of the same class.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(style: style)
        copy.take(self)
        return copy
    }

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

    final func take(_ other: UITabBarItemAppearance) {
        for (own, theirs) in zip(states, other.states) { own.take(theirs) }
    }

    /// A copy that tells of its changes.
    final func owned(_ changed: @escaping @MainActor () -> Void) -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance(style: style)
        copy.take(self)
        copy.whenChanged = changed
        return copy
    }

    final func state(isEnabled: Bool, isSelected: Bool) -> UITabBarItemStateAppearance {
        !isEnabled ? disabled : isSelected ? selected : normal
    }
}

/// What an item of a tab bar looks like in one state.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    /// Font, colour and the like of the title; none by default, which leaves bars' own.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { whenChanged?() } }
    /// How far the title is moved, in points; zero by default.
    open var titlePositionAdjustment = UIOffset.zero {
        willSet { NumberCheck.finite(newValue, "UITabBarItemStateAppearance.titlePositionAdjustment") }
        didSet { whenChanged?() }
    }
    /// The picture's colour; `nil`, grey or the tint, by default.
    open var iconColor: UIColor? { didSet { whenChanged?() } }
    /// How far the badge is moved, in points; zero by default.
    open var badgePositionAdjustment = UIOffset.zero { didSet { whenChanged?() } }
    /// The badge's colour; `nil`, red, by default.
    open var badgeBackgroundColor: UIColor? { didSet { whenChanged?() } }
    /// Font, colour and the like of the badge's text; none by default.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { whenChanged?() } }
    /// How far the badge's text is moved in it, in points; zero by default.
    open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { whenChanged?() } }
    final var whenChanged: (@MainActor () -> Void)?

    final func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}
