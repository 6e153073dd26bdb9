/// A controller that displays a message and offers actions: an alert at the centre of the screen, or an action sheet
/// at its lower edge.
///
/// Present the controller like any other controller. A tap on a button dismisses the controller, and then calls the
/// action's handler.
/// - Source: https://developer.apple.com/documentation/uikit/uialertcontroller
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// The style of an alert.
    public enum Style: Int, Sendable {
        /// An action sheet at the lower edge. On a tablet it is a popover, which requires a source.
        case actionSheet = 0
        /// An alert at the centre.
        case alert = 1
    }

    /// The style of the alert.
    public private(set) var preferredStyle = Style.alert
    /// The actions, in the order in which they were added.
    public private(set) var actions: [UIAlertAction] = []
    private var storedPreferredAction: UIAlertAction?
    private var fieldRows: AlertFields?
    var content: AlertContentView? { viewIfLoaded as? AlertContentView }
    private var hasChosenAction = false
    /// Called when a button is pressed, before the alert is dismissed.
    package final var onChoice: (@MainActor () -> Void)?

    /// Creates an alert without actions.
    ///
    /// - Parameters:
    ///   - title: The title, a short line in bold, or `nil`.
    ///   - message: The text below the title, or `nil`.
    ///   - preferredStyle: The style of the alert.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
    }

    /// The text below the title; may change while the alert is visible.
    open var message: String? {
        didSet { if message != oldValue { content?.reload() } }
    }

    /// The title; may change while the alert is visible.
    open override var title: String? {
        didSet { if title != oldValue { content?.reload() } }
    }

    /// The action that is shown in bold and performed by the Return key. For `nil`, the default, the cancel action is
    /// bold.
    ///
    /// - Precondition: The action is one of ``actions``.
    open var preferredAction: UIAlertAction? {
        get { storedPreferredAction }
        set {
            precondition(
                newValue == nil || actions.contains { $0 === newValue },
                "UIAlertController: the preferred action '\(newValue?.title ?? "")' is not the alert's. Call addAction(_:) with it first."
            )
            storedPreferredAction = newValue
            content?.reload()
        }
    }

    /// Adds an action.
    ///
    /// - Precondition: At most one action has the style `cancel`.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertAction.Style.cancel; '\(action.title ?? "")' would be "
                + "the second. Give it another style.")
        actions.append(action)
        action.onChange = { [weak self] in self?.content?.updateButtons() }
        content?.reload()
    }

    /// The text fields, from top to bottom; `nil` without any.
    open var textFields: [UITextField]? { fieldRows?.fields }

    /// Adds a text field below the message. The first field becomes first responder when the alert appears. The Return
    /// key moves to the next field. In the last field, the key performs the preferred action, or the only action.
    ///
    /// - Parameter configurationHandler: Called once, immediately, with the field.
    /// - Precondition: The style of the alert is `alert`.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(
            preferredStyle == .alert,
            "Text fields can only be added to an alert controller of style UIAlertController.Style.alert; this one is an action sheet.")
        let rows = fieldRows ?? AlertFields(frame: .zero)
        fieldRows = rows
        let field = UITextField()
        // The default values are set first, so that the app's configuration takes precedence.
        rows.add(field)
        configurationHandler?(field)
        let returnAction = UIAction { [weak self] action in
            if let field = action.sender as? UITextField { self?.fieldDidReturn(field) }
        }
        field.addAction(returnAction, for: .primaryActionTriggered)
        content?.accessoryView = rows
        content?.reload()
    }

    // MARK: - Controller

    open override func loadView() {
        let content = AlertContentView(of: self)
        content.accessoryView = fieldRows
        content.accessibilityIdentifier = "Alert"
        view = content
    }

    open override var canBecomeFirstResponder: Bool { true }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    /// The commands of the alert: Return performs the preferred or only action, and Escape the cancel action.
    open override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(input: "\r", modifierFlags: [], action: Selector("pressPreferred", UIAlertController.pressPreferred)),
            UIKeyCommand(
                input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("pressCancel", UIAlertController.pressCancel)),
        ]
    }

    /// Returns the concrete style. For `.automatic` and `.popover`, an alert uses its own presentation; an action sheet
    /// on a tablet becomes a popover.
    override func concreteStyle(of style: UIModalPresentationStyle) -> UIModalPresentationStyle {
        style == .automatic || style == .popover ? .custom : style
    }

    override func makePresentationController() -> UIPresentationController {
        guard [.automatic, .popover].contains(modal.style), resolvedModalStyle == .custom else { return super.makePresentationController() }
        return AlertPresentation(presentedViewController: self, presenting: nil)
    }

    /// Whether the alert may be a popover that points at its source: an action sheet on a tablet.
    override var adaptsToPopover: Bool { preferredStyle == .actionSheet && traitCollection.userInterfaceIdiom == .pad }

    override func sizeInPopover() -> CGSize? {
        guard let content else { return nil }
        content.isInPopover = true
        return content.sizeThatFits(CGSize(width: AlertMetrics.popoverWidth, height: .greatestFiniteMagnitude))
    }

    // MARK: - Selection

    /// The action in bold.
    var boldAction: UIAlertAction? { storedPreferredAction ?? actions.first { $0.style == .cancel } }

    private func pressPreferred() {
        if let action = storedPreferredAction ?? (actions.count == 1 ? actions.first : nil) { choose(action) }
    }

    private func pressCancel() { cancelByTouch() }

    private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }
    var hasCancelAction: Bool { cancelAction != nil }
    /// Whether the cancel action can be performed now.
    var canCancel: Bool { cancelAction.map(canPerform) ?? false }

    func cancelByTouch(completion: @escaping @MainActor () -> Void = {}) {
        if let cancelAction { choose(cancelAction, completion: completion) }
    }

    private func canPerform(_ action: UIAlertAction) -> Bool {
        action.isEnabled && !hasChosenAction && (modal.presentedBy?.phase == .presented || modal.presentedBy?.phase == .presenting)
    }

    /// Moves to the next text field. In the last field, performs the preferred action.
    private func fieldDidReturn(_ field: UITextField) {
        let fields = textFields ?? []
        guard let index = fields.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < fields.count { fields[index + 1].becomeFirstResponder() } else { pressPreferred() }
    }

    /// Dismisses the alert, then calls `completion` and the handler. Further calls do nothing until the alert is
    /// dismissed.
    func choose(_ action: UIAlertAction, completion: @escaping @MainActor () -> Void = {}) {
        guard canPerform(action) else { return }
        hasChosenAction = true
        onChoice?()
        presentingViewController?.dismiss(animated: true) { [self] in
            hasChosenAction = false
            completion()
            action.handler?(action)
        }
    }
}
