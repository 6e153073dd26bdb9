/// A control that performs an action when tapped.
///
/// A ``configuration`` determines the appearance. Without a configuration, title, colours and image are set by state.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibutton
@preconcurrency @MainActor open class UIButton: UIControl {
    var content = ButtonContent()
    /// Whether a configuration has been applied to the labels.
    final var isConfigured = false
    /// The width for which the height is being computed, in points; `nil` otherwise.
    final var solvedWidth: CGFloat?
    /// Whether the subviews have been laid out since layout was last invalidated.
    final var hasLaidOutContent = false
    /// Whether the subviews are being laid out.
    final var isLayingOutContent = false
    /// The type of the button, set at creation.
    open var buttonType: ButtonType { content.type }

    /// Creates a custom button with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpButton()
    }

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        setType(buttonType)
    }

    /// Creates a button that shows the title and image of an action and performs the action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        applyAction(primaryAction)
    }

    /// Creates a button with a configuration that performs an action. If the configuration lacks a title or an image,
    /// the button shows the action's.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        applyAction(primaryAction)
        // Property observers do not run in initialisers, including convenience initialisers.
        updateAppearance()
    }

    /// Creates a button from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        content.type = NibCoder.buttonType(coder)
        setUpButton()
        NibCoder.read(coder, into: self, at: UIButton.self)
    }

    /// The configuration of the button; `nil`, the default, shows titles, colours and images by state.
    open var configuration: Configuration? {
        didSet {
            if configuration == nil, oldValue != nil { content.label?.font = titleFont }
            updateAppearance()
        }
    }
    /// Whether the state, or a value that the update handler read, changed since the last call of the handler.
    final var needsConfiguration = false
    /// Called during layout after a state change, following ``updateConfiguration()``; `nil` by default. The handler
    /// may set ``configuration``.
    ///
    /// The button tracks the observable objects that the handler reads. The handler is called once in the frame after
    /// the objects changed. The property is final, because the compiler names the accessors of an overridable property
    /// differently in this file and in subclasses' files.
    public final var configurationUpdateHandler: (@MainActor (UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether a ``configuration`` without an update handler adapts its appearance to the state; `true` by default.
    open var automaticallyUpdatesConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
    /// Whether images are dimmed while highlighted; `true` by default. Not used with a ``configuration``.
    open var adjustsImageWhenHighlighted = true { didSet { if adjustsImageWhenHighlighted != oldValue { updateAppearance() } } }
    /// Whether images are dimmed while disabled, unless an image was set for that state; `true` by default. Not used
    /// with a ``configuration``.
    open var adjustsImageWhenDisabled = true { didSet { if adjustsImageWhenDisabled != oldValue { updateAppearance() } } }
    /// The role of the button; `.normal` by default. With a ``configuration``, a destructive button is red.
    open var role = Role.normal { didSet { if role != oldValue { updateAppearance() } } }
    /// Whether a pointer hovers over the button, with no mouse button pressed. Each change calls the update handler.
    open internal(set) var isHovered = false { didSet { if isHovered != oldValue { setNeedsUpdateConfiguration() } } }
    /// Whether the button's menu is open. Each change calls the update handler.
    open internal(set) var isHeld = false { didSet { if isHeld != oldValue { setNeedsUpdateConfiguration() } } }
    /// The menu of the button; `nil` by default. A tap opens the menu if ``UIControl/showsMenuAsPrimaryAction`` is
    /// set, otherwise a long press.
    open var menu: UIMenu? {
        didSet {
            menuDidChange()
            updateAppearance()
        }
    }
    /// The order of the menu's elements; `.automatic` by default.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether the selected element of a menu that a tap opens becomes the button's title; `false` by default.
    /// Without such a menu, a tap toggles `isSelected`.
    open var changesSelectionAsPrimaryAction = false {
        didSet {
            applyMenuSelection()
            updateAppearance()
        }
    }
    /// The label of the title. Without a ``configuration``, its default font has 18 points in custom buttons and 15
    /// points in others.
    ///
    /// The button creates the label for its first title, or when the property is first read. Reading the property
    /// performs pending layout, so that the frame is up to date.
    open var titleLabel: UILabel? { partAfterLayout { $0.contentTitleLabel } }
    /// The label of the ``configuration``'s subtitle; `nil` without a configuration.
    open var subtitleLabel: UILabel? { configuration == nil ? nil : partAfterLayout { $0.contentSubtitleLabel } }
    /// The view of the image. As with ``titleLabel``, it is created when needed, and its frame is up to date.
    open var imageView: UIImageView? { partAfterLayout { $0.contentImageView } }

    /// Requests a call of ``updateConfiguration()`` in the next layout pass. Multiple requests are coalesced.
    open func setNeedsUpdateConfiguration() { stateDidChange() }

    /// Called during layout after a state change, before ``configurationUpdateHandler``. An override may set
    /// ``configuration``. The button tracks the observable objects that the method reads. Does nothing by default. Do
    /// not call the method directly; call ``setNeedsUpdateConfiguration()``.
    open func updateConfiguration() {}

    /// Sets the title of a state. States without a title show the title of the normal state.
    open func setTitle(_ title: String?, for state: State) {
        content.set(title, for: state)
        updateAppearance()
    }
    /// Sets the title colour of a state. The default is the tint colour for system buttons and white for custom
    /// buttons.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        appearanceDidSet(.titleColor(state)) { ($0 as? UIButton)?.setTitleColor(color, for: state) }
        content.set(color, for: state)
        updateAppearance()
    }
    /// Sets the colour of the title's shadow in a state. The shadow has no offset until the app sets the label's
    /// `shadowOffset`. Not shown with a ``configuration``.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        content.setShadow(color, for: state)
        updateAppearance()
    }
    /// Returns the colour of the title's shadow in a state, or else in the normal state.
    open func titleShadowColor(for state: State) -> UIColor? { content.shadow(for: state) }
    /// The current colour of the title's shadow.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// Sets the image of a state.
    open func setImage(_ image: UIImage?, for state: State) {
        content.set(image, for: state)
        updateAppearance()
    }
    /// Sets the attributed title of a state, which takes precedence over the plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        content.set(title, for: state)
        updateAppearance()
    }
    /// Sets the background image of a state, stretched over the button. Not shown with a ``configuration``.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        content.setBackgroundImage(image, for: state)
        updateAppearance()
    }
    /// Returns the attributed title of a state, or else of the normal state.
    open func attributedTitle(for state: State) -> NSAttributedString? { content.attributedTitle(for: state) }
    /// Returns the background image of a state, or else of the normal state.
    open func backgroundImage(for state: State) -> UIImage? { content.background(for: state) }
    /// The insets around title and image, in points; not used with a ``configuration``. With zero, the default, a
    /// title has 6 points above and below. For a button that is only as high as its title, set insets just above
    /// zero.
    open var contentEdgeInsets: UIEdgeInsets {
        get { content.insets }
        set {
            NumberCheck.finite(newValue, "UIButton.contentEdgeInsets")
            changeInsets(\.insets, newValue)
        }
    }
    /// The insets of the title's edges, in points; zero by default. The insets move the title, and do not change the
    /// button's size.
    open var titleEdgeInsets: UIEdgeInsets {
        get { content.titleInsets }
        set {
            NumberCheck.finite(newValue, "UIButton.titleEdgeInsets")
            changeInsets(\.titleInsets, newValue)
        }
    }
    /// The insets of the image's edges, in points; zero by default. The insets move the image, and do not change the
    /// button's size.
    open var imageEdgeInsets: UIEdgeInsets {
        get { content.imageInsets }
        set {
            NumberCheck.finite(newValue, "UIButton.imageEdgeInsets")
            changeInsets(\.imageInsets, newValue)
        }
    }
    /// Returns the title of a state, or else of the normal state.
    open func title(for state: State) -> String? { content.title(for: state) }
    /// Returns the title colour of a state, or else of the normal state.
    open func titleColor(for state: State) -> UIColor? { content.color(for: state) }
    /// Returns the image of a state, or else of the normal state.
    open func image(for state: State) -> UIImage? { content.image(for: state) }
    /// The current title.
    open var currentTitle: String? { configuration == nil ? title(for: state) : configuration?.title ?? title(for: state) }
    /// The current image.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

    /// The current colour of the title.
    open var currentTitleColor: UIColor { content.label?.textColor ?? titleColorOfState }
    /// The current attributed title, if there is one.
    open var currentAttributedTitle: NSAttributedString? { configuration?.titleText ?? attributedTitle(for: state) }
    /// The current background image.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// Returns the rectangle of the background; the bounds by default. This method and the following rectangle
    /// methods are not called with a ``configuration``.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of title and image; by default the bounds inset by ``contentEdgeInsets``.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { defaultContentRect(in: bounds) }
    /// Returns the rectangle of the title within the result of ``contentRect(forBounds:)``.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { partFrames(in: contentRect).text }
    /// Returns the rectangle of the image within the result of ``contentRect(forBounds:)``.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { partFrames(in: contentRect).picture }

    open override var intrinsicContentSize: CGSize {
        runConfigurationUpdate()
        return intrinsicSize(in: solvedWidth ?? .infinity)
    }
    /// Returns `false` for single-tap recognizers of superviews, because the button handles taps itself.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isConflictingTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        runConfigurationUpdate()
        return intrinsicSize(in: size.width)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        runConfigurationUpdate()
        layOutParts()
    }
    open override func setNeedsLayout() {
        hasLaidOutContent = false
        super.setNeedsLayout()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let hasNewTextSize = previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        guard hasNewTextSize else { return }
        if configuration != nil { updateAppearance() } else { invalidateIntrinsicContentSize() }
    }
    override func stateDidChange() {
        invalidateConfiguration()
        updateAppearance()
    }
    override func menuDidChange() { attachMenu() }
    /// Opens the menu or sends the primary action. If a tap toggles `isSelected`, toggles the property first.
    open override func performPrimaryAction() {
        if isToggle { isSelected.toggle() }
        super.performPrimaryAction()
    }
    /// Returns a configuration that shows ``menu``.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menuConfiguration }
    override func send(_ events: Event, event: UIEvent?) {
        if events.contains(.touchUpInside), isToggle { isSelected.toggle() }
        super.send(events, event: event)
        if events.contains(.touchUpInside) { super.send(.primaryActionTriggered, event: event) }
    }
    /// The title in the large content viewer: the title that was set, or else the button's title.
    open override var largeContentTitle: String? {
        get { super.largeContentTitle ?? currentTitle ?? currentAttributedTitle?.string }
        set { super.largeContentTitle = newValue }
    }
    /// The image in the large content viewer: the image that was set, or else the button's image.
    open override var largeContentImage: UIImage? {
        get { super.largeContentImage ?? currentImage }
        set { super.largeContentImage = newValue }
    }
    /// The accessibility label: the label that was set, or else the current title and subtitle, or else the label of
    /// the image.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spokenTitle ?? currentImage?.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }
}
