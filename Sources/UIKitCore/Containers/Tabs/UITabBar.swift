import Platform

/// A row of items at the lower edge of the screen, one of which is chosen.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitabbar
@preconcurrency @MainActor open class UITabBar: UIView {
    /// How items are spread.
    public enum ItemPositioning: Int, Sendable {
        /// Over the whole width of a phone, in the middle of a tablet.
        case automatic = 0
        /// Over the whole width.
        case fill = 1
        /// In the middle.
        case centered = 2
    }

    package final let hub = DelegateHub<any UITabBarDelegate>()
    final var content = TabBarContent()
    /// Set by a controller that the bar belongs to.
    final var isManaged = false { didSet { setGround(isManaged ? 0 : 1) } }

    /// Makes a bar of that frame, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishMakingBar()
    }

    /// Makes a bar of no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishMakingBar()
        NibCoder.read(coder, into: self, at: UITabBar.self)
    }

    /// Hears of taps; held weakly. `nil` by default.
    ///
    /// - Precondition: the bar is not a tab bar controller's, which hears of them itself.
    open weak var delegate: (any UITabBarDelegate)? {
        get { hub.delegate }
        set {
            precondition(
                !isManaged, "UITabBar: the delegate of a tab bar that a tab bar controller manages cannot be changed. Use the controller's."
            )
            hub.delegate = newValue
        }
    }
    /// The items, from the leading edge; `nil` by default.
    open var items: [UITabBarItem]? {
        get { content.items }
        set { setItems(newValue, animated: false) }
    }
    /// Sets the items; they fade into each other if `animated`.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { take(items, animated) }
    /// The chosen item; `nil` by default. Setting it tells nobody.
    ///
    /// - Precondition: it is one of ``items``, or `nil`.
    open weak var selectedItem: UITabBarItem? {
        get { content.selected }
        set { choose(newValue) }
    }

    /// What the bar looks like. Copied.
    open var standardAppearance: UITabBarAppearance {
        get { content.standard ?? makeStandard() }
        set {
            content.standard = newValue.owned { [weak self] in self?.updateLook() }
            noteAppearance(.standardAppearance, \UITabBar.standardAppearance, newValue)
            updateLook()
        }
    }
    /// What it looks like where no content lies below it; `nil`, the default, is the same without a ground. Copied.
    ///
    /// A bar outside of a tab bar controller follows no content: it has its ``standardAppearance``.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { content.edge }
        set {
            content.edge = newValue?.owned { [weak self] in self?.updateLook() }
            noteAppearance(.scrollEdgeAppearance, \UITabBar.scrollEdgeAppearance, newValue)
            updateLook()
        }
    }
    /// The ground's colour; `nil`, bars' material, by default.
    open var barTintColor: UIColor? {
        didSet {
            noteAppearance(.barTintColor, \UITabBar.barTintColor, barTintColor)
            updateLook()
        }
    }
    /// The colour of what is not chosen; `nil`, grey, by default.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            noteAppearance(.unselectedItemTintColor, \UITabBar.unselectedItemTintColor, unselectedItemTintColor)
            updateLook()
        }
    }
    /// Whether content goes on below the bar; `true` by default.
    open var isTranslucent = true {
        didSet {
            noteAppearance(.isTranslucent, \UITabBar.isTranslucent, isTranslucent)
            guard isTranslucent != oldValue else { return }
            updateLook()
            content.whenTranslucencyChanges?()
        }
    }
    /// Light or dark; as the surroundings by default.
    open var barStyle = UIBarStyle.default {
        didSet {
            noteAppearance(.barStyle, \UITabBar.barStyle, barStyle)
            if barStyle != oldValue { darken(barStyle == .black) }
        }
    }
    /// A picture in place of the ground; `nil` by default.
    open var backgroundImage: UIImage? {
        didSet {
            noteAppearance(.backgroundImage, \UITabBar.backgroundImage, backgroundImage)
            updateLook()
        }
    }
    /// A picture in place of the line, where there is a ``backgroundImage`` too; `nil` by default.
    open var shadowImage: UIImage? {
        didSet {
            noteAppearance(.shadowImage, \UITabBar.shadowImage, shadowImage)
            updateLook()
        }
    }
    /// A picture behind the chosen item; `nil` by default.
    open var selectionIndicatorImage: UIImage? {
        didSet {
            noteAppearance(.selectionIndicatorImage, \UITabBar.selectionIndicatorImage, selectionIndicatorImage)
            updateLook()
        }
    }
    /// How items are spread; `.automatic` by default.
    open var itemPositioning = ItemPositioning.automatic {
        didSet {
            noteAppearance(.itemPositioning, \UITabBar.itemPositioning, itemPositioning)
            setNeedsLayout()
        }
    }
    /// How wide centred items are, in points; 0, the default, leaves it to the bar.
    open var itemWidth: CGFloat = 0 {
        willSet { NumberCheck.finite(newValue, "UITabBar.itemWidth") }
        didSet {
            noteAppearance(.itemWidth, \UITabBar.itemWidth, itemWidth)
            setNeedsLayout()
        }
    }
    /// How far centred items are apart, in points; 0, the default, leaves it to the bar.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: naturalHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: naturalHeight + (window == nil ? 0 : safeAreaInsets.bottom))
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeItems()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { updateLook() }
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLook()
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .tabBar }
}
