import Platform

/// A row of items at the lower edge of the screen, one of which is selected.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitabbar
@preconcurrency @MainActor open class UITabBar: UIView {
    /// The positioning of the items.
    public enum ItemPositioning: Int, Sendable {
        /// Items fill the bar in a compact width, and are centred in a regular width.
        case automatic = 0
        /// Items fill the width of the bar.
        case fill = 1
        /// Items are centred in the bar.
        case centered = 2
    }

    package final let hub = DelegateHub<any UITabBarDelegate>()
    final var content = TabBarContent()
    /// Whether a tab bar controller manages the bar.
    final var isManaged = false { didSet { setBackgroundProgress(isManaged ? 0 : 1) } }

    /// Creates a bar with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpBar()
    }

    /// Creates a bar from a nib; with any other coder, a bar of size zero.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
        NibCoder.read(coder, into: self, at: UITabBar.self)
    }

    /// The delegate, which is notified of taps. Held weakly; `nil` by default.
    ///
    /// - Precondition: The bar does not belong to a tab bar controller, because such a controller handles taps
    ///   itself.
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
    /// Sets the items. Crossfades from the old items to the new items if `animated`.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { replaceItems(items, animated) }
    /// The selected item; `nil` by default. Setting the property does not notify the delegate.
    ///
    /// - Precondition: The item is one of ``items``, or `nil`.
    open weak var selectedItem: UITabBarItem? {
        get { content.selected }
        set { selectItem(newValue) }
    }

    /// The appearance of the bar with content under it. Copied when set.
    open var standardAppearance: UITabBarAppearance {
        get { content.standard ?? makeStandardAppearance() }
        set {
            content.standard = newValue.observedCopy { [weak self] in self?.updateAppearance() }
            appearanceDidSet(.standardAppearance, \UITabBar.standardAppearance, newValue)
            updateAppearance()
        }
    }
    /// The appearance where content ends at the bar; `nil`, the default, is ``standardAppearance`` without a
    /// background. Copied when set.
    ///
    /// A bar outside of a tab bar controller does not observe content and always has its ``standardAppearance``.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { content.scrollEdge }
        set {
            content.scrollEdge = newValue?.observedCopy { [weak self] in self?.updateAppearance() }
            appearanceDidSet(.scrollEdgeAppearance, \UITabBar.scrollEdgeAppearance, newValue)
            updateAppearance()
        }
    }
    /// The colour of the bar's background; `nil`, the bar material, by default.
    open var barTintColor: UIColor? {
        didSet {
            appearanceDidSet(.barTintColor, \UITabBar.barTintColor, barTintColor)
            updateAppearance()
        }
    }
    /// The colour of unselected items; `nil`, grey, by default.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            appearanceDidSet(.unselectedItemTintColor, \UITabBar.unselectedItemTintColor, unselectedItemTintColor)
            updateAppearance()
        }
    }
    /// Whether the bar's background is translucent; `true` by default.
    open var isTranslucent = true {
        didSet {
            appearanceDidSet(.isTranslucent, \UITabBar.isTranslucent, isTranslucent)
            guard isTranslucent != oldValue else { return }
            updateAppearance()
            content.onTranslucencyChange?()
        }
    }
    /// The style of the bar; `.default`, the style of the superview, by default.
    open var barStyle = UIBarStyle.default {
        didSet {
            appearanceDidSet(.barStyle, \UITabBar.barStyle, barStyle)
            if barStyle != oldValue { useDarkStyle(barStyle == .black) }
        }
    }
    /// The image that replaces the background; `nil` by default.
    open var backgroundImage: UIImage? {
        didSet {
            appearanceDidSet(.backgroundImage, \UITabBar.backgroundImage, backgroundImage)
            updateAppearance()
        }
    }
    /// The image that replaces the shadow line of a bar with a ``backgroundImage``; `nil` by default.
    open var shadowImage: UIImage? {
        didSet {
            appearanceDidSet(.shadowImage, \UITabBar.shadowImage, shadowImage)
            updateAppearance()
        }
    }
    /// The image behind the selected item; `nil` by default.
    open var selectionIndicatorImage: UIImage? {
        didSet {
            appearanceDidSet(.selectionIndicatorImage, \UITabBar.selectionIndicatorImage, selectionIndicatorImage)
            updateAppearance()
        }
    }
    /// The positioning of the items; `.automatic` by default.
    open var itemPositioning = ItemPositioning.automatic {
        didSet {
            appearanceDidSet(.itemPositioning, \UITabBar.itemPositioning, itemPositioning)
            setNeedsLayout()
        }
    }
    /// The width of centred items, in points; with 0, the default, the bar determines the width.
    open var itemWidth: CGFloat = 0 {
        willSet { NumberCheck.finite(newValue, "UITabBar.itemWidth") }
        didSet {
            appearanceDidSet(.itemWidth, \UITabBar.itemWidth, itemWidth)
            setNeedsLayout()
        }
    }
    /// The distance between centred items, in points; with 0, the default, the bar determines the distance.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: intrinsicHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicHeight + (window == nil ? 0 : safeAreaInsets.bottom))
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutItems()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { updateAppearance() }
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateAppearance()
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .tabBar }
}
