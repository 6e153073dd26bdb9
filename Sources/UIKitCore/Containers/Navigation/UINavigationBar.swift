import Platform

/// The bar at the top of a navigation controller. Also works as a standalone bar.
///
/// Where content ends at the bar, the bar has no background unless ``scrollEdgeAppearance`` provides a background, as
/// in iOS 15 and later.
///
/// > Difference from Apple: a background that was set with ``barTintColor``, ``isTranslucent`` or a background image
/// > is visible at every scroll position.
///
/// - Source: https://developer.apple.com/documentation/uikit/uinavigationbar
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
    package final let hub = DelegateHub<any UINavigationBarDelegate>()
    final var parts = NavigationBarParts()
    final var appearances = BarAppearances<UINavigationBarAppearance>()
    /// Goes back by one screen. Set by the navigation controller that owns the bar.
    final var goBack: (@MainActor () -> Void)?
    /// Goes back to one of the items; set together with ``goBack``.
    final var goBackTo: (@MainActor (UINavigationItem) -> Void)?

    /// Creates a bar with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpBar()
    }

    /// Creates a bar from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
        NibCoder.read(coder, into: self, at: UINavigationBar.self)
    }

    // MARK: - Items

    /// The delegate of a standalone bar, which may prevent pushes and pops. Held weakly.
    open weak var delegate: (any UINavigationBarDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }
    /// The item that the bar shows.
    open var topItem: UINavigationItem? { parts.items.last }
    /// The item to which the back button pops.
    open var backItem: UINavigationItem? { parts.items.dropLast().last }
    /// All items, from bottom to top; `nil` if there are none.
    ///
    /// - Precondition: The bar does not belong to a navigation controller, which uses the navigation items of its
    ///   screens.
    open var items: [UINavigationItem]? {
        get { parts.items.isEmpty ? nil : parts.items }
        set { setItems(newValue, animated: false) }
    }
    /// Sets all items. If `animated`, uses the push animation if the last item is new, else the pop animation.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { replaceItems(items ?? [], animated) }
    /// Pushes an item on top.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated) }
    /// Pops the top item, unless it is the only item.
    ///
    /// - Returns: The popped item; `nil` if only one item is left, or the delegate prevents the pop.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { pop(animated) }

    // MARK: - Appearance

    /// Whether large titles are shown for items that allow them; `false` by default.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { heightsDidChange() } } }
    /// The appearance of the bar with content under it. Copied when set.
    open var standardAppearance: UINavigationBarAppearance {
        get { standardBarAppearance }
        set {
            adoptAppearance(newValue, for: \.standard)
            appearanceDidSet(.standardAppearance, \UINavigationBar.standardAppearance, newValue)
        }
    }
    /// The standard appearance of a compact bar; `nil`, the default, uses ``standardAppearance``. Copied when set.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set {
            adoptAppearance(newValue, for: \.compact)
            appearanceDidSet(.compactAppearance, \UINavigationBar.compactAppearance, newValue)
        }
    }
    /// The appearance where content ends at the bar; `nil`, the default, is ``standardAppearance`` without a
    /// background. Copied when set.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set {
            adoptAppearance(newValue, for: \.scrollEdge)
            appearanceDidSet(.scrollEdgeAppearance, \UINavigationBar.scrollEdgeAppearance, newValue)
        }
    }
    /// The scroll-edge appearance of a compact bar; `nil`, the default, uses ``scrollEdgeAppearance``. Copied when
    /// set.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set {
            adoptAppearance(newValue, for: \.compactScrollEdge)
            appearanceDidSet(.compactScrollEdgeAppearance, \UINavigationBar.compactScrollEdgeAppearance, newValue)
        }
    }
    /// The colour of the bar's background; `nil`, the default, is the bar material.
    open var barTintColor: UIColor? {
        didSet {
            appearanceDidSet(.barTintColor, \UINavigationBar.barTintColor, barTintColor)
            barAppearanceDidChange()
        }
    }
    /// Whether the bar's background is translucent; `true` by default.
    open var isTranslucent = true {
        didSet {
            appearanceDidSet(.isTranslucent, \UINavigationBar.isTranslucent, isTranslucent)
            guard isTranslucent != oldValue else { return }
            barAppearanceDidChange()
            heightsDidChange()
        }
    }
    /// The style of the bar; `.default`, the style of the superview, by default.
    open var barStyle = UIBarStyle.default {
        didSet {
            appearanceDidSet(.barStyle, \UINavigationBar.barStyle, barStyle)
            if barStyle != oldValue { useDarkStyle(barStyle == .black) }
        }
    }
    /// The attributes of titles, such as font and colour; `nil` by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            appearanceDidSet(.titleTextAttributes, \UINavigationBar.titleTextAttributes, titleTextAttributes)
            barAppearanceDidChange()
        }
    }
    /// The attributes of large titles; `nil` by default.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            appearanceDidSet(.largeTitleTextAttributes, \UINavigationBar.largeTitleTextAttributes, largeTitleTextAttributes)
            barAppearanceDidChange()
        }
    }
    /// The image that replaces the shadow line of a bar with a background image; `nil` by default.
    open var shadowImage: UIImage? {
        didSet {
            appearanceDidSet(.shadowImage, \UINavigationBar.shadowImage, shadowImage)
            barAppearanceDidChange()
        }
    }
    /// The image that replaces the back button's chevron; `nil` by default.
    open var backIndicatorImage: UIImage? {
        didSet {
            appearanceDidSet(.backIndicatorImage, \UINavigationBar.backIndicatorImage, backIndicatorImage)
            barAppearanceDidChange()
        }
    }
    /// The mask that hides text under the back indicator image during a transition; `nil` by default.
    ///
    /// > Difference from Apple: the mask is only stored, since text does not move under the image.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// Sets an image that replaces the background; an empty image removes the background.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        appearanceDidSet(.backgroundImage, for: [barMetrics.rawValue]) {
            ($0 as? UINavigationBar)?.setBackgroundImage(backgroundImage, for: barMetrics)
        }
        parts.backgroundImages[barMetrics] = backgroundImage
        barAppearanceDidChange()
    }
    /// Sets an image that replaces the background.
    ///
    /// > Difference from Apple: all positions share one image.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }
    /// Returns the image that replaces the background; `nil` by default.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { parts.backgroundImages[barMetrics] }
    /// The position of the bar: `.topAttached` in a navigation controller, else the position that the delegate
    /// returns.
    open var barPosition: UIBarPosition { goBack != nil ? .topAttached : hub.value(.any) { $0.position(for: self) } }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: heights(for: topItem).expanded) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: heights(for: topItem).expanded) }
    /// Whether the bar is hidden. A hidden bar takes no space in its superview's layout.
    open override var isHidden: Bool { didSet { if isHidden != oldValue { superview?.setNeedsLayout() } } }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let (old, new) = (previousTraitCollection, traitCollection)
        if old?.verticalSizeClass != new.verticalSizeClass || old?.userInterfaceIdiom != new.userInterfaceIdiom { reload() }
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .navigationBar }
}
