/// A view that turns touches into control events and sends them to targets and closures.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontrol
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    var targets = ControlTargets()
    var tracking = ControlTracking()
    var keyRing: KeyRing?
    /// Opens the control's menu, if there is one.
    final var menuOpener: MenuOpener?
    final var extras = ControlExtras()
    /// Called with events after all targets have received them.
    ///
    /// The property is final, because the compiler names the accessors of an overridable property differently in this
    /// file and in subclasses' files.
    package final var onSend: (@MainActor (Event, UIEvent?) -> Void)?

    /// Creates a control with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isExclusiveTouch = false
    }

    /// Creates a control that performs an action for ``UIControl/Event/primaryActionTriggered``.
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Creates a control from a nib; with any other coder, a control of size zero.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        NibCoder.read(coder, into: self, at: UIControl.self)
    }

    // MARK: - State

    /// Whether the control responds to touches; `true` by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { enabledDidChange() } } }
    /// Whether the control is selected; `false` by default.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether a touch is on the control; set during tracking.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// The set of the control's states.
    open var state: State {
        var result = State.normal
        if isHighlighted { result.insert(.highlighted) }
        if !isEnabled { result.insert(.disabled) }
        if isSelected { result.insert(.selected) }
        if accessibility.focus?.system != nil { result.insert(.focused) }
        return result
    }
    /// Whether the control is tracking a touch.
    public var isTracking: Bool { tracking.touch != nil }
    /// Whether the tracked touch is inside of the control.
    public var isTouchInside: Bool { tracking.isInside }

    /// Whether a tap and not a long press opens the control's menu; `false` by default.
    open var showsMenuAsPrimaryAction = false { didSet { if showsMenuAsPrimaryAction != oldValue { menuDidChange() } } }

    /// Returns the attachment point of the control's menu, in the control's coordinates. The menu opens below or
    /// above the point. The default is the middle of the lower edge. If the method is not overridden, the menu opens
    /// beside the whole control.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }
    /// Returns the configuration of the menu of ``contextMenuInteraction``; `nil` by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Called when the menu is about to open; does nothing by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called when the menu is about to close; does nothing by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The horizontal alignment of the content; centred by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// The horizontal alignment of the content, with leading and trailing resolved to sides.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case .left, .right, .center, .fill: contentHorizontalAlignment
        }
    }
    /// The vertical alignment of the content; centred by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

    // MARK: - Tracking

    /// Called when a touch began. Returns whether to track the touch; `true` by default.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch moved. Returns whether to continue tracking; `true` by default.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch ended, or when `continueTracking(_:with:)` returned `false`.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the touch was cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { begin(touches, event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches, event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches, event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancel(touches, event) }

    // MARK: - Keys

    /// Whether Tab can focus the control. `true` for an enabled control in a window whose keyboard navigation
    /// includes all controls.
    open override var canBecomeFirstResponder: Bool { isEnabled && window?.keyboardNavigation == .controls }
    open override var canBecomeFocused: Bool { isEligibleForFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool { showFocusRing(super.becomeFirstResponder()) }
    @discardableResult open override func resignFirstResponder() -> Bool { hideFocusRing(super.resignFirstResponder()) }
    override func didLoseFirstResponder(in window: UIWindow) { _ = hideFocusRing(true) }
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.recordingHandled(keysBegan(presses)) { super.pressesBegan(presses, with: event) }
    }
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !keysEnded(presses, isCancelled: false) { super.pressesEnded(presses, with: event) }
    }
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !keysEnded(presses, isCancelled: true) { super.pressesCancelled(presses, with: event) }
    }

    // MARK: - Targets

    /// Makes `target` perform `action` for events. The target is held weakly. Without a target, the action is sent up
    /// the responder chain for each event.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.add(target.map { $0 as AnyObject }, action, controlEvents)
    }
    /// Removes a target that ``addTarget(_:action:for:)`` added. A `nil` target matches every target, and a `nil`
    /// action every action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        targets.remove(target.map { $0 as AnyObject }, action, controlEvents)
    }
    /// Performs an action for events. Replaces an action with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) { targets.add(action, controlEvents) }
    /// Removes an action that ``addAction(_:for:)`` added.
    open func removeAction(_ action: UIAction, for controlEvents: Event) { targets.remove(action.identifier, controlEvents) }
    /// Removes an action with an identifier.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        targets.remove(actionIdentifier, controlEvents)
    }
    /// Sends an action to a target, or up the responder chain. Called once for each target of an event.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        ApplicationHost.running.application.sendAction(action, to: target, from: self, for: event)
    }
    /// Sends events to their targets and actions. Setting a value programmatically sends no events.
    open func sendActions(for controlEvents: Event) { send(controlEvents, event: nil) }
    /// Performs what a tap does: opens the menu if ``showsMenuAsPrimaryAction`` is set, or else sends
    /// ``UIControl/Event/primaryActionTriggered``.
    open func performPrimaryAction() { if !openMenuAsPrimary() { send(.primaryActionTriggered, event: nil) } }
    /// Performs an action with the control as the sender.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }

    func send(_ events: Event, event: UIEvent?) { notifyTargets(events, event) }
    /// Called when Return or Space was pressed and released.
    func pressByKey() { if !openMenuAsPrimary() { send(.touchUpInside, event: nil) } }
    /// Called when an arrow key was pressed. Returns whether the control handled the key.
    func stepByKey(forward: Bool, isVertical: Bool) -> Bool { false }
    /// The corner radius of the focus ring, in points.
    var ringRadius: CGFloat { layer.cornerRadius > 0 ? layer.cornerRadius : 6 }
    /// Called when the menu changed. Subclasses with a menu override the method.
    func menuDidChange() {}
    /// Called when the state changed. Subclasses override the method to update their appearance.
    func stateDidChange() { setNeedsLayout() }

    // MARK: - Accessibility

    /// The traits that were set, plus `.notEnabled` for a disabled control and `.selected` for a selected control.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(stateTraits) }
        set { super.accessibilityTraits = newValue.subtracting(stateTraits) }
    }
    /// Increases the value by a step, in controls that have steps.
    open override func accessibilityIncrement() { _ = stepByKey(forward: true, isVertical: false) }
    /// Decreases the value by a step, in controls that have steps.
    open override func accessibilityDecrement() { _ = stepByKey(forward: false, isVertical: false) }
}
