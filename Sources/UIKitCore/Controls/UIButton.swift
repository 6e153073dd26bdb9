/// A control that does one thing when it is tapped.
///
/// With a ``configuration`` it looks as that says; without one, title, colour and picture are set by state.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibutton
@preconcurrency @MainActor open class UIButton: UIControl {
    var content = ButtonContent()
    /// The labels are as a configuration wanted them.
    final var isConfigured = false
    /// While the height is asked for that goes with a width, in points.
    final var solvedWidth: CGFloat?
    /// Whether the parts have been placed since layout was asked for last.
    final var isPlaced = false
    /// Whether the parts are being placed.
    final var isPlacing = false
    /// The kind it was made as.
    open var buttonType: ButtonType { content.type }

    /// Makes a custom button of that frame, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishMakingButton()
    }

    /// Makes a button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// Makes a system button with an action's title and picture, which calls it.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// Makes a button that looks as `configuration` says, and calls `primaryAction`, whose title and picture it takes if it has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
        // Observers are silent in an initializer, in a convenience one too.
        updateLook()
    }

    /// Makes a button from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        content.type = NibCoder.buttonType(coder)
        finishMakingButton()
        NibCoder.read(coder, into: self, at: UIButton.self)
    }

    /// How it looks; `nil` by default, which leaves it to titles, colours and pictures by state.
    open var configuration: Configuration? {
        didSet {
            if configuration == nil, oldValue != nil { content.label?.font = titleFont }
            updateLook()
        }
    }
    /// Whether the state changed, or something that the update handler read, since the handler was called.
    final var needsConfiguration = false
    /// Called in the layout after the state changed, after ``updateConfiguration()``; may set ``configuration``. `nil` by default.
    ///
    /// What it reads of observable objects is followed: it is called again in the frame after a change, once for all of them.
    /// Final: the compiler names the accessors of an overridable one differently in its own file and in those of subclasses.
    public final var configurationUpdateHandler: (@MainActor (UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether a ``configuration`` without an update handler looks otherwise in other states. Defaults to `true`.
    open var automaticallyUpdatesConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
    /// Whether pictures are dimmed under a finger, without a ``configuration``; `true` by default.
    open var adjustsImageWhenHighlighted = true { didSet { if adjustsImageWhenHighlighted != oldValue { updateLook() } } }
    /// Whether pictures are dimmed while the button is not enabled, without a ``configuration``, where that state has none of its own; `true`
    /// by default.
    open var adjustsImageWhenDisabled = true { didSet { if adjustsImageWhenDisabled != oldValue { updateLook() } } }
    /// What the button means; with a ``configuration``, one that destroys something is red. Defaults to `.normal`.
    open var role = Role.normal { didSet { if role != oldValue { updateLook() } } }
    /// Whether a pointer is over the button and no finger down; the update handler is called when it changes.
    open internal(set) var isHovered = false { didSet { if isHovered != oldValue { setNeedsUpdateConfiguration() } } }
    /// Whether the button's menu is open; the update handler is called when it changes.
    open internal(set) var isHeld = false { didSet { if isHeld != oldValue { setNeedsUpdateConfiguration() } } }
    /// What a tap opens, if ``UIControl/showsMenuAsPrimaryAction`` is set, or else a long press; `nil` by default.
    open var menu: UIMenu? {
        didSet {
            menuDidChange()
            updateLook()
        }
    }
    /// The order of the menu's elements; `.automatic` by default.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether the choice from a menu that a tap opens becomes the button's title, or without such a menu a tap turns `isSelected` over; `false` by default.
    open var changesSelectionAsPrimaryAction = false {
        didSet {
            takeMenuSelection()
            updateLook()
        }
    }
    /// The label that shows the title; without a ``configuration`` in 18 points for custom buttons, and in 15 for others, until the app says.
    ///
    /// The button makes the label when it first has a title, or when the label is first asked for. The frame is up to date, also before layout.
    open var titleLabel: UILabel? { placed { $0.label } }
    /// The label that shows the ``configuration``'s subtitle; `nil` without a configuration.
    open var subtitleLabel: UILabel? { configuration == nil ? nil : placed { $0.secondLabel } }
    /// The view that shows the picture; made as ``titleLabel`` is, and placed as that is.
    open var imageView: UIImageView? { placed { $0.picture } }

    /// Asks for ``updateConfiguration()`` in the next layout, once however often it is asked for.
    open func setNeedsUpdateConfiguration() { stateDidChange() }

    /// Called in the layout after the state changed, before ``configurationUpdateHandler``; may set ``configuration``. What it reads of
    /// observable objects is followed. Does nothing by default. Call ``setNeedsUpdateConfiguration()`` in its place.
    open func updateConfiguration() {}

    /// Sets the title of a state; those without one show that of the normal state.
    open func setTitle(_ title: String?, for state: State) {
        content.set(title, for: state)
        updateLook()
    }
    /// Sets the title's colour of a state; without any it is the tint for system buttons, white for custom ones.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        noteAppearance(.titleColor(state)) { ($0 as? UIButton)?.setTitleColor(color, for: state) }
        content.set(color, for: state)
        updateLook()
    }
    /// Sets the colour of the title's shadow of a state, which lies below the title until the label's `shadowOffset` moves it; not shown with
    /// a ``configuration``.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        content.setShadow(color, for: state)
        updateLook()
    }
    /// The colour of the title's shadow of a state, or that of the normal one.
    open func titleShadowColor(for state: State) -> UIColor? { content.shadow(for: state) }
    /// The colour of the title's shadow that is shown.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// Sets the picture of a state.
    open func setImage(_ image: UIImage?, for state: State) {
        content.set(image, for: state)
        updateLook()
    }
    /// Sets the title of a state with its looks; goes before the plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        content.set(title, for: state)
        updateLook()
    }
    /// Sets the picture behind title and picture of a state, stretched over the button; not shown with a ``configuration``.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        content.setGround(image, for: state)
        updateLook()
    }
    /// The title with its looks of a state, or that of the normal one.
    open func attributedTitle(for state: State) -> NSAttributedString? { content.look(for: state) }
    /// The picture behind of a state, or that of the normal one.
    open func backgroundImage(for state: State) -> UIImage? { content.ground(for: state) }
    /// The room around title and picture, in points, without a ``configuration``; nothing by default, which leaves 6 points above and below
    /// a title. A button that has to be as low as its title has the least of insets.
    open var contentEdgeInsets: UIEdgeInsets {
        get { content.insets }
        set {
            NumberCheck.finite(newValue, "UIButton.contentEdgeInsets")
            changeInsets(\.insets, newValue)
        }
    }
    /// How far the title's edges are moved in, in points; changes its place, not the button's size. Nothing by default.
    open var titleEdgeInsets: UIEdgeInsets {
        get { content.titleInsets }
        set {
            NumberCheck.finite(newValue, "UIButton.titleEdgeInsets")
            changeInsets(\.titleInsets, newValue)
        }
    }
    /// How far the picture's edges are moved in, in points; changes its place, not the button's size. Nothing by default.
    open var imageEdgeInsets: UIEdgeInsets {
        get { content.imageInsets }
        set {
            NumberCheck.finite(newValue, "UIButton.imageEdgeInsets")
            changeInsets(\.imageInsets, newValue)
        }
    }
    /// The title of a state, or that of the normal one.
    open func title(for state: State) -> String? { content.title(for: state) }
    /// The title's colour of a state, or that of the normal one.
    open func titleColor(for state: State) -> UIColor? { content.color(for: state) }
    /// The picture of a state, or that of the normal one.
    open func image(for state: State) -> UIImage? { content.image(for: state) }
    /// The title that is shown.
    open var currentTitle: String? { configuration == nil ? title(for: state) : configuration?.title ?? title(for: state) }
    /// The picture that is shown.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

    /// The colour of the title that is shown.
    open var currentTitleColor: UIColor { content.label?.textColor ?? titleColorOfState }
    /// The title with its looks that is shown, if it has any.
    open var currentAttributedTitle: NSAttributedString? { configuration?.titleWords ?? attributedTitle(for: state) }
    /// The picture behind that is shown.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// Where the background is drawn; the bounds by default. Not asked with a ``configuration``, as those below are not.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where title and picture stand; the bounds without ``contentEdgeInsets`` by default.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { usualContentRect(in: bounds) }
    /// Where the title stands in what ``contentRect(forBounds:)`` said.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { partFrames(in: contentRect).text }
    /// Where the picture stands there.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { partFrames(in: contentRect).picture }

    open override var intrinsicContentSize: CGSize {
        runConfigurationUpdate()
        return naturalSize(in: solvedWidth ?? .infinity)
    }
    /// Leaves taps on it to itself: one tap of one finger is not for recognizers of views around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isRivalTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        runConfigurationUpdate()
        return naturalSize(in: size.width)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        runConfigurationUpdate()
        placeParts()
    }
    open override func setNeedsLayout() {
        isPlaced = false
        super.setNeedsLayout()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let isResized = previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        guard isResized else { return }
        if configuration != nil { updateLook() } else { invalidateIntrinsicContentSize() }
    }
    override func stateDidChange() {
        markConfiguration()
        updateLook()
    }
    override func menuDidChange() { attachMenu() }
    /// Where no menu is opened, a button whose selection a tap changes is turned over, too.
    open override func performPrimaryAction() {
        if isToggle { isSelected.toggle() }
        super.performPrimaryAction()
    }
    /// Shows ``menu``, by default.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menuConfiguration }
    override func send(_ events: Event, event: UIEvent?) {
        if events.contains(.touchUpInside), isToggle { isSelected.toggle() }
        super.send(events, event: event)
        if events.contains(.touchUpInside) { super.send(.primaryActionTriggered, event: event) }
    }
    /// The title, unless another one was set.
    open override var largeContentTitle: String? {
        get { super.largeContentTitle ?? currentTitle ?? currentAttributedTitle?.string }
        set { super.largeContentTitle = newValue }
    }
    /// The image, unless another one was set.
    open override var largeContentImage: UIImage? {
        get { super.largeContentImage ?? currentImage }
        set { super.largeContentImage = newValue }
    }
    /// The title that is shown, with the configuration's subtitle, else the label of the image, unless another label was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spokenTitle ?? currentImage?.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }
}
