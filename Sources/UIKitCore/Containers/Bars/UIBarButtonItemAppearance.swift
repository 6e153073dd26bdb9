/// The appearance of a bar's items, by state.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The normal state.
    public let normal = UIBarButtonItemStateAppearance()
    /// The highlighted state; properties that are not set use the values of the normal state.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The disabled state; properties that are not set use the values of the normal state.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The state with the keyboard focus; properties that are not set use the values of the normal state.
    ///
    /// > Difference from Apple: the appearance is only stored, since bar items do not change their appearance with
    /// > focus.
    public let focused = UIBarButtonItemStateAppearance()
    private(set) final var style: UIBarButtonItem.Style
    final var onChange: (@MainActor () -> Void)? { didSet { for state in states { state.onChange = onChange } } }

    /// Creates the default appearance of plain items.
    public override convenience init() { self.init(style: .plain) }

    /// Creates the default appearance of a style: `.done` items are bold.
    public required init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    /// Resets the appearance to the defaults of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        for state in states { state.copyValues(from: UIBarButtonItemStateAppearance()) }
        onChange?()
    }

    /// Returns a copy of the same class.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(style: style)
        copy.copyValues(from: self)
        return copy
    }

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

    final func copyValues(from other: UIBarButtonItemAppearance) {
        style = other.style
        for (target, source) in zip(states, other.states) { target.copyValues(from: source) }
    }

    /// Returns a copy that calls a closure after each change of the copy.
    final func observedCopy(_ onChange: @escaping @MainActor () -> Void) -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance(style: style)
        copy.copyValues(from: self)
        copy.onChange = onChange
        return copy
    }

    /// Returns the title attributes of a state, merged over the attributes of the normal state.
    final func attributes(isEnabled: Bool, isHighlighted: Bool) -> UIBarAppearance.Attributes {
        normal.titleTextAttributes.merging(state(isEnabled, isHighlighted).titleTextAttributes) { $1 }
    }

    /// Returns the offset of the title in a state, in points.
    final func titleOffset(isEnabled: Bool, isHighlighted: Bool) -> UIOffset {
        let offset = state(isEnabled, isHighlighted).titlePositionAdjustment
        return offset == .zero ? normal.titlePositionAdjustment : offset
    }

    /// Returns the background image in a state, and its offset in points.
    final func background(isEnabled: Bool, isHighlighted: Bool) -> (image: UIImage, shift: UIOffset)? {
        let appearance = state(isEnabled, isHighlighted)
        let source = appearance.backgroundImage == nil ? normal : appearance
        return source.backgroundImage.map { ($0, source.backgroundImagePositionAdjustment) }
    }

    private func state(_ isEnabled: Bool, _ isHighlighted: Bool) -> UIBarButtonItemStateAppearance {
        guard isEnabled else { return disabled }
        return isHighlighted ? highlighted : normal
    }
}

/// The appearance of a bar item in one state.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title, such as font and colour; empty by default, which uses the bar's defaults.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// The offset of the title, in points; zero by default.
    open var titlePositionAdjustment = UIOffset.zero {
        willSet { NumberCheck.finite(newValue, "UIBarButtonItemStateAppearance.titlePositionAdjustment") }
        didSet { onChange?() }
    }
    /// The background image of the item; `nil` by default.
    open var backgroundImage: UIImage? { didSet { onChange?() } }
    /// The offset of the background image, in points; zero by default.
    open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    final var onChange: (@MainActor () -> Void)?

    final func copyValues(from other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}
