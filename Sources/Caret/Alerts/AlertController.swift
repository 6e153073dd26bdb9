/// The controller of an alert. VoiceOver users can dismiss it even if it has no buttons, and it may have a view below
/// its message.
final class AlertController: UIAlertController {
    /// Dismisses an alert without buttons; `nil` for other alerts.
    var dismissAutomatically: (@MainActor () -> Void)?
    private var accessory: AlertAccessory?
    private weak var entry: AlertEntry?
    private var editedFields: Set<Int> = []

    /// Makes the controller of an alert.
    ///
    /// - Parameters:
    ///   - entry: The alert.
    ///   - choose: Called with the index of a button after the button has dismissed the alert.
    static func make(for entry: AlertEntry, choose: @escaping @MainActor (Int) -> Void) -> AlertController {
        let controller = AlertController(title: entry.title, message: entry.message, preferredStyle: entry.style)
        controller.entry = entry
        for (index, button) in entry.buttons.enumerated() {
            let action = UIAlertAction(title: button.title, style: button.style) { _ in choose(index) }
            action.isEnabled = entry.isEnabled(index)
            controller.addAction(action)
        }
        for (index, field) in entry.fields.enumerated() {
            field.add(to: controller) { [weak controller] in controller?.fieldDidChange(index) }
        }
        if let view = entry.options.accessory {
            controller.accessory = AlertAccessory(view)
            controller.message = AlertAccessory.message(entry.message)
        }
        return controller
    }

    override func accessibilityPerformEscape() -> Bool {
        guard let dismiss = dismissAutomatically else { return super.accessibilityPerformEscape() }
        dismiss()
        return true
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        accessory?.place(below: message ?? "", in: view)
    }

    // MARK: - Texts

    private func fieldDidChange(_ index: Int) {
        guard let entry else { return }
        editedFields.insert(index)
        for (index, action) in actions.enumerated() { action.isEnabled = entry.isEnabled(index) }
        show(entry.message(afterEditing: editedFields))
    }

    /// Shows a message. A new message moves the fields to another superview, which would end the editing.
    private func show(_ newMessage: String) {
        guard message != newMessage else { return }
        let field = textFields?.first(where: \.isFirstResponder)
        let selection = field?.selectedTextRange
        message = newMessage
        guard let field, !field.isFirstResponder else { return }
        field.becomeFirstResponder()
        if let selection { field.selectedTextRange = selection }
    }

    // MARK: - Position

    /// Positions an action sheet. On a tablet, an action sheet is a popover, which points at `source`. Without a
    /// source, the popover is in the middle of the screen.
    func placeActionSheet(at source: (any UIPopoverPresentationControllerSourceItem)?, in root: UIViewController?) {
        guard preferredStyle == .actionSheet, let popover = popoverPresentationController else { return }
        if let source {
            popover.sourceItem = source
        } else {
            popover.sourceView = root?.view
            popover.permittedArrowDirections = []
        }
        // A touch outside of the sheet dismisses it only if there is a cancel action.
        isModalInPresentation = !actions.contains { $0.style == .cancel }
    }
}

/// A view below the message of an alert. UIKit has no place for such a view, so that empty lines of the message leave
/// room for it.
@MainActor private final class AlertAccessory {
    private static let emptyLines = "\u{00A0}\n\u{00A0}"
    private let view: UIView

    init(_ view: UIView) { self.view = view }

    /// Returns a message with room for the view.
    static func message(_ text: String) -> String { text.isEmpty ? emptyLines : text + "\n" + emptyLines }

    /// Puts the view into the label that shows a message.
    func place(below message: String, in root: UIView) {
        guard let label = Self.label(with: message, in: root) else { return }
        if view.superview !== label { label.addSubview(view) }
        let height = view.sizeThatFits(label.bounds.size).height
        let reservedHeight = (2 * label.font.lineHeight).rounded()
        let y = max(0, label.bounds.height - reservedHeight + (reservedHeight - height) / 2)
        view.frame = CGRect(x: 0, y: y.rounded(), width: label.bounds.width, height: height)
    }

    private static func label(with text: String, in root: UIView) -> UILabel? {
        if let label = root as? UILabel, label.text == text { return label }
        return root.subviews.lazy.compactMap { label(with: text, in: $0) }.first
    }
}
