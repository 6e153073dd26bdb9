import Platform

/// A row of buttons, usually at the lower edge of the screen.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitoolbar
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
    package final let hub = DelegateHub<any UIToolbarDelegate>()
    final var parts = ToolbarParts()
    final var looks = BarAppearances<UIToolbarAppearance>()

    /// Makes a bar of that frame, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishMakingBar()
    }

    /// Makes a bar of no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishMakingBar()
        NibCoder.read(coder, into: self, at: UIToolbar.self)
    }

    /// Says where the bar stands. Held weakly.
    open weak var delegate: (any UIToolbarDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }
    /// The items, from the leading edge; `nil` by default.
    open var items: [UIBarButtonItem]? {
        get { parts.items }
        set { setItems(newValue, animated: false) }
    }
    /// Sets the items; they fade into each other if `animated`.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { take(items, animated) }

    /// What the bar looks like over content. Copied.
    open var standardAppearance: UIToolbarAppearance {
        get { standardLook }
        set {
            takeLook(newValue, for: \.standard)
            noteAppearance(.standardAppearance, \UIToolbar.standardAppearance, newValue)
        }
    }
    /// The same in a low bar; `nil`, the default, takes ``standardAppearance``. Copied.
    open var compactAppearance: UIToolbarAppearance? {
        get { looks.compact }
        set {
            takeLook(newValue, for: \.compact)
            noteAppearance(.compactAppearance, \UIToolbar.compactAppearance, newValue)
        }
    }
    /// The same where content ends at the bar; `nil`, the default, is ``standardAppearance`` without a ground. Copied.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { looks.edge }
        set {
            takeLook(newValue, for: \.edge)
            noteAppearance(.scrollEdgeAppearance, \UIToolbar.scrollEdgeAppearance, newValue)
        }
    }
    /// The same in a low bar; `nil`, the default, takes ``scrollEdgeAppearance``. Copied.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { looks.compactEdge }
        set {
            takeLook(newValue, for: \.compactEdge)
            noteAppearance(.compactScrollEdgeAppearance, \UIToolbar.compactScrollEdgeAppearance, newValue)
        }
    }
    /// The ground's colour; `nil`, bars' material, by default.
    open var barTintColor: UIColor? {
        didSet {
            noteAppearance(.barTintColor, \UIToolbar.barTintColor, barTintColor)
            lookDidChange()
        }
    }
    /// Whether anything shines through the ground; `true` by default.
    open var isTranslucent = true {
        didSet {
            noteAppearance(.isTranslucent, \UIToolbar.isTranslucent, isTranslucent)
            guard isTranslucent != oldValue else { return }
            lookDidChange()
            // What lies below ends at an opaque bar.
            superview?.setNeedsLayout()
        }
    }
    /// Light or dark; as the surroundings by default.
    open var barStyle = UIBarStyle.default {
        didSet {
            noteAppearance(.barStyle, \UIToolbar.barStyle, barStyle)
            if barStyle != oldValue { darken(barStyle == .black) }
        }
    }
    /// Sets a picture in place of the ground; an empty one leaves no ground at all.
    ///
    /// > Difference from Apple: there is one picture for all positions.
    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) {
        parts.backgroundImages[barMetrics] = backgroundImage
        lookDidChange()
    }
    /// The picture in place of the ground; `nil` by default.
    open func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        parts.backgroundImages[barMetrics]
    }
    /// Sets a picture in place of the line, where there is one in place of the ground too.
    ///
    /// > Difference from Apple: there is one picture for all positions.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition position: UIBarPosition) {
        parts.shadowImage = shadowImage
        lookDidChange()
    }
    /// The picture in place of the line; `nil` by default.
    open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { parts.shadowImage }
    /// Where the bar stands: what the delegate says, else at the lower edge.
    open var barPosition: UIBarPosition { hub.value(.bottom) { $0.position(for: self) } }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: BarMetrics.toolbar) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: BarMetrics.toolbar) }
    /// A hidden bar takes no room, either.
    open override var isHidden: Bool { didSet { if isHidden != oldValue { superview?.setNeedsLayout() } } }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeItems()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if (previousTraitCollection?.verticalSizeClass == .compact) != isCompact { lookDidChange() }
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .toolbar }
}

/// Says where a toolbar stands.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitoolbardelegate
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
