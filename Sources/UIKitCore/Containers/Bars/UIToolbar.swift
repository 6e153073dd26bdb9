import Platform

/// A row of buttons, usually at the lower edge of the screen.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitoolbar
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
    package final let hub = DelegateHub<any UIToolbarDelegate>()
    final var parts = ToolbarParts()
    final var appearances = BarAppearances<UIToolbarAppearance>()

    /// Creates a toolbar with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpBar()
    }

    /// Creates a toolbar from a nib; with any other coder, a toolbar of size zero.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
        NibCoder.read(coder, into: self, at: UIToolbar.self)
    }

    /// The delegate, which provides the bar's position. Held weakly.
    open weak var delegate: (any UIToolbarDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }
    /// The items, from the leading edge; `nil` by default.
    open var items: [UIBarButtonItem]? {
        get { parts.items }
        set { setItems(newValue, animated: false) }
    }
    /// Sets the items. Crossfades from the old items to the new items if `animated`.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { replaceItems(items, animated) }

    /// The appearance of the bar with content under it. Copied when set.
    open var standardAppearance: UIToolbarAppearance {
        get { standardBarAppearance }
        set {
            adoptAppearance(newValue, for: \.standard)
            appearanceDidSet(.standardAppearance, \UIToolbar.standardAppearance, newValue)
        }
    }
    /// The standard appearance of a compact bar; `nil`, the default, uses ``standardAppearance``. Copied when set.
    open var compactAppearance: UIToolbarAppearance? {
        get { appearances.compact }
        set {
            adoptAppearance(newValue, for: \.compact)
            appearanceDidSet(.compactAppearance, \UIToolbar.compactAppearance, newValue)
        }
    }
    /// The appearance where content ends at the bar; `nil`, the default, is ``standardAppearance`` without a
    /// background. Copied when set.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.scrollEdge }
        set {
            adoptAppearance(newValue, for: \.scrollEdge)
            appearanceDidSet(.scrollEdgeAppearance, \UIToolbar.scrollEdgeAppearance, newValue)
        }
    }
    /// The scroll-edge appearance of a compact bar; `nil`, the default, uses ``scrollEdgeAppearance``. Copied when
    /// set.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.compactScrollEdge }
        set {
            adoptAppearance(newValue, for: \.compactScrollEdge)
            appearanceDidSet(.compactScrollEdgeAppearance, \UIToolbar.compactScrollEdgeAppearance, newValue)
        }
    }
    /// The colour of the bar's background; `nil`, the bar material, by default.
    open var barTintColor: UIColor? {
        didSet {
            appearanceDidSet(.barTintColor, \UIToolbar.barTintColor, barTintColor)
            barAppearanceDidChange()
        }
    }
    /// Whether the bar's background is translucent; `true` by default.
    open var isTranslucent = true {
        didSet {
            appearanceDidSet(.isTranslucent, \UIToolbar.isTranslucent, isTranslucent)
            guard isTranslucent != oldValue else { return }
            barAppearanceDidChange()
            // The layout changes, because content does not extend under an opaque bar.
            superview?.setNeedsLayout()
        }
    }
    /// The style of the bar; `.default`, the style of the superview, by default.
    open var barStyle = UIBarStyle.default {
        didSet {
            appearanceDidSet(.barStyle, \UIToolbar.barStyle, barStyle)
            if barStyle != oldValue { useDarkStyle(barStyle == .black) }
        }
    }
    /// Sets an image that replaces the background; an empty image removes the background.
    ///
    /// > Difference from Apple: all positions share one image.
    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) {
        parts.backgroundImages[barMetrics] = backgroundImage
        barAppearanceDidChange()
    }
    /// Returns the image that replaces the background; `nil` by default.
    open func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        parts.backgroundImages[barMetrics]
    }
    /// Sets an image that replaces the shadow line. Takes effect only with a background image.
    ///
    /// > Difference from Apple: all positions share one image.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition position: UIBarPosition) {
        parts.shadowImage = shadowImage
        barAppearanceDidChange()
    }
    /// Returns the image that replaces the shadow line; `nil` by default.
    open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { parts.shadowImage }
    /// The position of the bar: the position that the delegate returns, or else the bottom.
    open var barPosition: UIBarPosition { hub.value(.bottom) { $0.position(for: self) } }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: BarMetrics.toolbarHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: BarMetrics.toolbarHeight) }
    /// Whether the bar is hidden. A hidden bar takes no space in its superview's layout.
    open override var isHidden: Bool { didSet { if isHidden != oldValue { superview?.setNeedsLayout() } } }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutItems()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if (previousTraitCollection?.verticalSizeClass == .compact) != isCompact { barAppearanceDidChange() }
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .toolbar }
}

/// The delegate of a toolbar, which provides its position.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitoolbardelegate
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
