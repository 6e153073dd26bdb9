/// What the items of a bar look like, by state.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The usual state.
    public let normal = UIBarButtonItemStateAppearance()
    /// Under a finger; what it does not say is as in the usual state.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// Without an answer to touches; what it does not say is as in the usual state.
    public let disabled = UIBarButtonItemStateAppearance()
    /// With the keyboard's focus; what it does not say is as in the usual state.
    ///
    /// > Difference from Apple: kept only, since items of bars do not look different with the focus.
    public let focused = UIBarButtonItemStateAppearance()
    private(set) final var style: UIBarButtonItem.Style
    final var whenChanged: (@MainActor () -> Void)? { didSet { for state in states { state.whenChanged = whenChanged } } }

    /// Makes the defaults of plain items.
    public override convenience init() { self.init(style: .plain) }

    /// Makes the defaults of a style: those of `.done` are bold.
    public required init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    /// Goes back to the defaults of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        for state in states { state.take(UIBarButtonItemStateAppearance()) }
        whenChanged?()
    }

    /// A copy of the same class.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(style: style)
        copy.take(self)
        return copy
    }

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

    final func take(_ other: UIBarButtonItemAppearance) {
        style = other.style
        for (own, theirs) in zip(states, other.states) { own.take(theirs) }
    }

    /// A copy that tells of its changes.
    final func owned(_ changed: @escaping @MainActor () -> Void) -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance(style: style)
        copy.take(self)
        copy.whenChanged = changed
        return copy
    }

    /// The attributes of a state, over those of the usual one.
    final func attributes(isEnabled: Bool, isHighlighted: Bool) -> UIBarAppearance.Attributes {
        normal.titleTextAttributes.merging(state(isEnabled, isHighlighted).titleTextAttributes) { $1 }
    }

    /// How far the text is moved in a state.
    final func titleShift(isEnabled: Bool, isHighlighted: Bool) -> UIOffset {
        let own = state(isEnabled, isHighlighted).titlePositionAdjustment
        return own == .zero ? normal.titlePositionAdjustment : own
    }

    /// The picture behind an item in a state, and how far it is moved.
    final func ground(isEnabled: Bool, isHighlighted: Bool) -> (image: UIImage, shift: UIOffset)? {
        let own = state(isEnabled, isHighlighted)
        let source = own.backgroundImage == nil ? normal : own
        return source.backgroundImage.map { ($0, source.backgroundImagePositionAdjustment) }
    }

    private func state(_ isEnabled: Bool, _ isHighlighted: Bool) -> UIBarButtonItemStateAppearance {
        !isEnabled ? disabled : isHighlighted ? highlighted : normal
    }
}

/// What an item of a bar looks like in one state.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    /// Font, colour and the like of the text; none by default, which leaves bars' own.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { whenChanged?() } }
    /// How far the text is moved, in points; zero by default.
    open var titlePositionAdjustment = UIOffset.zero {
        willSet { NumberCheck.finite(newValue, "UIBarButtonItemStateAppearance.titlePositionAdjustment") }
        didSet { whenChanged?() }
    }
    /// A picture behind the item; `nil` by default.
    open var backgroundImage: UIImage? { didSet { whenChanged?() } }
    /// How far that picture is moved, in points; zero by default.
    open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { whenChanged?() } }
    final var whenChanged: (@MainActor () -> Void)?

    final func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}
