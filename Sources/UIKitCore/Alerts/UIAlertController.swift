/// Tells a person something, and asks what to do: a box in the middle of the screen, or a sheet of actions at its lower edge.
///
/// Present it like any controller. A pressed button dismisses it, and its handler is called when it has gone.
/// - Source: https://developer.apple.com/documentation/uikit/uialertcontroller
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// How an alert looks.
    public enum Style: Int, Sendable {
        /// A sheet of actions at the lower edge; on a tablet a popover, which needs something to point at.
        case actionSheet = 0
        /// A box in the middle.
        case alert = 1
    }

    /// How the alert looks.
    public private(set) var preferredStyle = Style.alert
    /// The buttons, in the order in which they were added.
    public private(set) var actions: [UIAlertAction] = []
    private var preferred: UIAlertAction?
    private var fieldRows: AlertFields?
    var content: AlertContentView? { viewIfLoaded as? AlertContentView }
    private var isChosen = false
    /// Called as soon as a button is pressed, before the alert goes.
    package final var onChoice: (@MainActor () -> Void)?

    /// Makes an alert without buttons.
    ///
    /// - Parameters:
    ///   - title: a short line in bold; may be `nil`.
    ///   - message: more words below it; may be `nil`.
    ///   - preferredStyle: how it looks.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
    }

    /// The words below the title; may change while the alert shows.
    open var message: String? {
        didSet { if message != oldValue { content?.reload() } }
    }

    /// The title; may change while the alert shows.
    open override var title: String? {
        didSet { if title != oldValue { content?.reload() } }
    }

    /// The button in bold that Return presses; `nil`, the default, makes the one to cancel bold.
    ///
    /// - Precondition: it is one of ``actions``.
    open var preferredAction: UIAlertAction? {
        get { preferred }
        set {
            precondition(
                newValue.map { action in actions.contains { $0 === action } } ?? true,
                "UIAlertController: the preferred action '\(newValue?.title ?? "")' is none of the alert's. Call addAction(_:) with it first."
            )
            preferred = newValue
            content?.reload()
        }
    }

    /// Adds a button.
    ///
    /// - Precondition: there is one action of the style `cancel` at most.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertAction.Style.cancel; '\(action.title ?? "")' would be "
                + "the second. Give it another style.")
        actions.append(action)
        action.whenChanged = { [weak self] in self?.content?.updateButtons() }
        content?.reload()
    }

    /// The text fields, from the top; `nil` without any.
    open var textFields: [UITextField]? { fieldRows?.fields }

    /// Adds a text field below the message. The first one has the keyboard when the alert is there. Return goes to the next one, and in the
    /// last presses the preferred button, or the only one.
    ///
    /// - Parameter configurationHandler: called once, now, with the field.
    /// - Precondition: the alert is of the style `alert`.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(
            preferredStyle == .alert,
            "Text fields can only be added to an alert controller of style UIAlertController.Style.alert; this one is an action sheet.")
        let rows = fieldRows ?? AlertFields(frame: .zero)
        fieldRows = rows
        let field = UITextField()
        // What the app says counts more than what fields of alerts usually have.
        rows.add(field)
        configurationHandler?(field)
        field.addAction(
            UIAction { [weak self] in ($0.sender as? UITextField).map { self?.fieldDidReturn($0) } }, for: .primaryActionTriggered)
        content?.extra = rows
        content?.reload()
    }

    // MARK: - As a controller

    open override func loadView() {
        let content = AlertContentView(of: self)
        content.extra = fieldRows
        content.accessibilityIdentifier = "Alert"
        view = content
    }

    open override var canBecomeFirstResponder: Bool { true }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    /// Return presses the preferred button, or the only one; Escape the one to cancel.
    open override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(input: "\r", modifierFlags: [], action: Selector("pressPreferred", UIAlertController.pressPreferred)),
            UIKeyCommand(
                input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("pressCancel", UIAlertController.pressCancel)),
        ]
    }

    /// An alert has a look of its own, and is a popover only where it needs to be one: asked to be one it is what it is anyway.
    override func concreteStyle(of style: UIModalPresentationStyle) -> UIModalPresentationStyle {
        style == .automatic || style == .popover ? .custom : style
    }

    override func makePlacement() -> UIPresentationController {
        guard [.automatic, .popover].contains(modal.style), resolvedModalStyle == .custom else { return super.makePlacement() }
        return AlertPresentation(presentedViewController: self, presenting: nil)
    }

    /// A sheet of actions on a tablet points at what it belongs to.
    override var mayStandInPopover: Bool { preferredStyle == .actionSheet && traitCollection.userInterfaceIdiom == .pad }

    override func sizeInPopover() -> CGSize? {
        guard let content else { return nil }
        content.isInPopover = true
        return content.sizeThatFits(CGSize(width: AlertMetrics.popoverWidth, height: .greatestFiniteMagnitude))
    }

    // MARK: - Choosing

    /// The button in bold.
    var boldAction: UIAlertAction? { preferred ?? actions.first { $0.style == .cancel } }

    private func pressPreferred() {
        if let action = preferred ?? (actions.count == 1 ? actions.first : nil) { choose(action) }
    }

    private func pressCancel() { cancelByTouch() }

    private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }
    var hasCancelAction: Bool { cancelAction != nil }
    /// Whether the action to cancel would do something now.
    var mayCancel: Bool { cancelAction.map(mayChoose) ?? false }

    func cancelByTouch(whenGone: @escaping @MainActor () -> Void = {}) {
        if let cancelAction { choose(cancelAction, whenGone: whenGone) }
    }

    private func mayChoose(_ action: UIAlertAction) -> Bool {
        action.isEnabled && !isChosen && (modal.presentedBy?.phase == .shown || modal.presentedBy?.phase == .coming)
    }

    /// Return in a text field goes to the next one; in the last it presses the preferred button.
    private func fieldDidReturn(_ field: UITextField) {
        let fields = textFields ?? []
        guard let index = fields.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < fields.count { fields[index + 1].becomeFirstResponder() } else { pressPreferred() }
    }

    /// Dismisses the alert, and then calls `whenGone` and the handler; once.
    func choose(_ action: UIAlertAction, whenGone: @escaping @MainActor () -> Void = {}) {
        guard mayChoose(action) else { return }
        isChosen = true
        onChoice?()
        presentingViewController?.dismiss(animated: true) { [self] in
            isChosen = false
            whenGone()
            action.handler?(action)
        }
    }
}
