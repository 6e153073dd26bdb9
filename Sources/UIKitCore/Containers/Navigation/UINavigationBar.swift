import Platform

/// The bar on top of a navigation controller; also usable by itself.
///
/// Where content ends at the bar it has no ground, unless ``scrollEdgeAppearance`` says otherwise, as from iOS 15 on.
///
/// > Difference from Apple: a ground that was set by ``barTintColor``, ``isTranslucent`` or a background image is there at every
/// > scroll position.
///
/// - Source: https://developer.apple.com/documentation/uikit/uinavigationbar
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
    package final let hub = DelegateHub<any UINavigationBarDelegate>()
    final var parts = NavigationBarParts()
    final var looks = BarAppearances<UINavigationBarAppearance>()
    /// Set by a controller that the bar belongs to.
    final var goBack: (@MainActor () -> Void)?
    /// Goes back to one of the items at once; set with ``goBack``.
    final var goBackTo: (@MainActor (UINavigationItem) -> Void)?

    /// Makes a bar of that frame, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishMakingBar()
    }

    /// Makes a bar from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishMakingBar()
        NibCoder.read(coder, into: self, at: UINavigationBar.self)
    }

    // MARK: - Items

    /// Decides over the items of a bar that belongs to no controller. Held weakly.
    open weak var delegate: (any UINavigationBarDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }
    /// What the bar shows.
    open var topItem: UINavigationItem? { parts.items.last }
    /// What the back button goes back to.
    open var backItem: UINavigationItem? { parts.items.dropLast().last }
    /// All items, the first at the bottom; `nil` without any.
    ///
    /// - Precondition: the bar of a navigation controller takes its items from the screens; they are not set here.
    open var items: [UINavigationItem]? {
        get { parts.items.isEmpty ? nil : parts.items }
        set { setItems(newValue, animated: false) }
    }
    /// Sets all items; a new last one comes from the side if `animated`.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { replaceItems(items ?? [], animated) }
    /// Puts an item on top.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated) }
    /// Takes the top item away; the last one stays.
    ///
    /// - Returns: the item that went, or `nil`.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { pop(animated) }

    // MARK: - Looks

    /// Whether titles are large where their items allow it; `false` by default.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { heightsDidChange() } } }
    /// What the bar looks like over content. Copied.
    open var standardAppearance: UINavigationBarAppearance {
        get { standardLook }
        set {
            takeLook(newValue, for: \.standard)
            noteAppearance(.standardAppearance, \UINavigationBar.standardAppearance, newValue)
        }
    }
    /// The same in a low bar; `nil`, the default, takes ``standardAppearance``. Copied.
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set {
            takeLook(newValue, for: \.compact)
            noteAppearance(.compactAppearance, \UINavigationBar.compactAppearance, newValue)
        }
    }
    /// The same where content ends at the bar; `nil`, the default, is ``standardAppearance`` without a ground. Copied.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.edge }
        set {
            takeLook(newValue, for: \.edge)
            noteAppearance(.scrollEdgeAppearance, \UINavigationBar.scrollEdgeAppearance, newValue)
        }
    }
    /// The same in a low bar; `nil`, the default, takes ``scrollEdgeAppearance``. Copied.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.compactEdge }
        set {
            takeLook(newValue, for: \.compactEdge)
            noteAppearance(.compactScrollEdgeAppearance, \UINavigationBar.compactScrollEdgeAppearance, newValue)
        }
    }
    /// The ground's colour; `nil`, the default, is bars' material.
    open var barTintColor: UIColor? {
        didSet {
            noteAppearance(.barTintColor, \UINavigationBar.barTintColor, barTintColor)
            lookDidChange()
        }
    }
    /// Whether content goes on below the bar; `true` by default.
    open var isTranslucent = true {
        didSet {
            noteAppearance(.isTranslucent, \UINavigationBar.isTranslucent, isTranslucent)
            guard isTranslucent != oldValue else { return }
            lookDidChange()
            heightsDidChange()
        }
    }
    /// Light or dark; as the surroundings by default.
    open var barStyle = UIBarStyle.default {
        didSet {
            noteAppearance(.barStyle, \UINavigationBar.barStyle, barStyle)
            if barStyle != oldValue { darken(barStyle == .black) }
        }
    }
    /// Font, colour and the like of titles; `nil` by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            noteAppearance(.titleTextAttributes, \UINavigationBar.titleTextAttributes, titleTextAttributes)
            lookDidChange()
        }
    }
    /// The same of large titles; `nil` by default.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            noteAppearance(.largeTitleTextAttributes, \UINavigationBar.largeTitleTextAttributes, largeTitleTextAttributes)
            lookDidChange()
        }
    }
    /// A picture in place of the line, where there is a background image too; `nil` by default.
    open var shadowImage: UIImage? {
        didSet {
            noteAppearance(.shadowImage, \UINavigationBar.shadowImage, shadowImage)
            lookDidChange()
        }
    }
    /// The picture in place of the back button's arrow; `nil` by default.
    open var backIndicatorImage: UIImage? {
        didSet {
            noteAppearance(.backIndicatorImage, \UINavigationBar.backIndicatorImage, backIndicatorImage)
            lookDidChange()
        }
    }
    /// What hides words below that picture in a transition; `nil` by default.
    ///
    /// > Difference from Apple: kept only, since words do not move below the picture.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// Sets a picture in place of the ground; an empty one leaves no ground at all.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        noteAppearance(.backgroundImage, for: [barMetrics.rawValue]) {
            ($0 as? UINavigationBar)?.setBackgroundImage(backgroundImage, for: barMetrics)
        }
        parts.backgroundImages[barMetrics] = backgroundImage
        lookDidChange()
    }
    /// Sets a picture in place of the ground.
    ///
    /// > Difference from Apple: there is one picture for all positions.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }
    /// The picture in place of the ground; `nil` by default.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { parts.backgroundImages[barMetrics] }
    /// Where the bar stands: below the status bar for a controller's, else what the delegate says.
    open var barPosition: UIBarPosition { goBack != nil ? .topAttached : hub.value(.any) { $0.position(for: self) } }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: heights(for: topItem).expanded) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: heights(for: topItem).expanded) }
    /// A hidden bar takes no room, either.
    open override var isHidden: Bool { didSet { if isHidden != oldValue { superview?.setNeedsLayout() } } }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let (old, new) = (previousTraitCollection, traitCollection)
        if old?.verticalSizeClass != new.verticalSizeClass || old?.userInterfaceIdiom != new.userInterfaceIdiom { reload() }
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .navigationBar }
}
