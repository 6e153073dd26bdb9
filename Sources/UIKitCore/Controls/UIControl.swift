/// A view that turns touches into events, and tells targets and closures of them.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontrol
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    var targets = ControlTargets()
    var tracking = ControlTracking()
    var keyRing: KeyRing?
    /// Opens the control's menu, if it has one.
    final var menuOpener: MenuOpener?
    final var extras = ControlExtras()
    /// The event that targets are being told of, for closures that stand beside them.
    ///
    /// Final: the compiler names the accessors of an overridable one differently in its own file and in those of subclasses.
    package final var whenSent: (@MainActor (Event, UIEvent?) -> Void)?

    /// Makes a control of that frame, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isExclusiveTouch = false
    }

    /// Makes a control that calls `primaryAction` for ``UIControl/Event/primaryActionTriggered``.
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Makes a control of no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        NibCoder.read(coder, into: self, at: UIControl.self)
    }

    // MARK: - State

    /// Whether it answers to touches; `true` by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { enabledDidChange() } } }
    /// Whether it is chosen; `false` by default.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether a finger is on it; set while it is tracked.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// All of its states together.
    open var state: State {
        var result = State.normal
        if isHighlighted { result.insert(.highlighted) }
        if !isEnabled { result.insert(.disabled) }
        if isSelected { result.insert(.selected) }
        if accessibility.focus?.system != nil { result.insert(.focused) }
        return result
    }
    /// Whether a touch is being followed.
    public var isTracking: Bool { tracking.touch != nil }
    /// Whether the touch that is followed is inside.
    public var isTouchInside: Bool { tracking.isInside }

    /// Whether a tap opens the control's menu, in place of a long press; `false` by default.
    open var showsMenuAsPrimaryAction = false { didSet { if showsMenuAsPrimaryAction != oldValue { menuDidChange() } } }

    /// Where the control's menu stands, in its own points: below that point, or above it. The default is in the middle of the lower edge, and
    /// a menu then stands beside the whole control.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }
    /// What the menu of ``contextMenuInteraction`` shows; `nil` by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// The menu is about to open; does nothing by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// The menu is about to close; does nothing by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Where content stands across; in the middle by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// Where content stands across, with the sides that leading and trailing stand for.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case .left, .right, .center, .fill: contentHorizontalAlignment
        }
    }
    /// Where content stands upright; in the middle by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

    // MARK: - Tracking

    /// A touch went down; returns whether to follow it. `true` by default.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The touch moved; returns whether to go on. `true` by default.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The touch went up, or tracking was given up by `continueTracking(_:with:)`.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// The touch was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { begin(touches, event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches, event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches, event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancel(touches, event) }

    // MARK: - Keys

    /// Whether Tab stops at it: while it is enabled, in windows that are gone through by all controls.
    open override var canBecomeFirstResponder: Bool { isEnabled && window?.keyboardNavigation == .controls }
    open override var canBecomeFocused: Bool { isEligibleForFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool { ringed(super.becomeFirstResponder()) }
    @discardableResult open override func resignFirstResponder() -> Bool { unringed(super.resignFirstResponder()) }
    override func didLoseFirstResponder(in window: UIWindow) { _ = unringed(true) }
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.noting(keysBegan(presses)) { super.pressesBegan(presses, with: event) }
    }
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !keysEnded(presses, isCancelled: false) { super.pressesEnded(presses, with: event) }
    }
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !keysEnded(presses, isCancelled: true) { super.pressesCancelled(presses, with: event) }
    }

    // MARK: - Targets

    /// Has `target` perform `action` at the events; held weakly. Without a target the responder chain is asked each time.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.add(target.map { $0 as AnyObject }, action, controlEvents)
    }
    /// Ends what ``addTarget(_:action:for:)`` began; `nil` stands for every target, and for every action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        targets.remove(target.map { $0 as AnyObject }, action, controlEvents)
    }
    /// Calls a closure at the events, in place of one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) { targets.add(action, controlEvents) }
    /// Ends what ``addAction(_:for:)`` began.
    open func removeAction(_ action: UIAction, for controlEvents: Event) { targets.remove(action.identifier, controlEvents) }
    /// Ends an action by its identifier.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        targets.remove(actionIdentifier, controlEvents)
    }
    /// Performs an action on a target, or up the responder chain; every target's turn goes through here.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        ApplicationHost.running.application.sendAction(action, to: target, from: self, for: event)
    }
    /// Tells all that were added for any of the events. Setting a value by program does not.
    open func sendActions(for controlEvents: Event) { send(controlEvents, event: nil) }
    /// Does what a tap does first of all: opens the menu where ``showsMenuAsPrimaryAction`` is set, or else tells all that were added for
    /// ``UIControl/Event/primaryActionTriggered``.
    open func performPrimaryAction() { if !openMenuAsPrimary() { send(.primaryActionTriggered, event: nil) } }
    /// Performs an action's closure with the control as sender.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }

    func send(_ events: Event, event: UIEvent?) { tellTargets(events, event) }
    /// Return or the space bar was pressed and let go.
    func pressByKey() { if !openMenuAsPrimary() { send(.touchUpInside, event: nil) } }
    /// An arrow key was pressed. Returns whether it meant anything.
    func stepByKey(forward: Bool, isVertical: Bool) -> Bool { false }
    /// How round the ring is that shows where keys go, in points.
    var ringRadius: CGFloat { layer.cornerRadius > 0 ? layer.cornerRadius : 6 }
    /// What subclasses with a menu open differently.
    func menuDidChange() {}
    /// What subclasses draw again when the state changed.
    func stateDidChange() { setNeedsLayout() }

    // MARK: - Accessibility

    /// What was set, with `.notEnabled` while the control is not, and `.selected` while it is.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(stateTraits) }
        set { super.accessibilityTraits = newValue.subtracting(stateTraits) }
    }
    /// Goes a step on, in controls that have steps.
    open override func accessibilityIncrement() { _ = stepByKey(forward: true, isVertical: false) }
    /// Goes a step back, in controls that have steps.
    open override func accessibilityDecrement() { _ = stepByKey(forward: false, isVertical: false) }
}
