internal import UIKitCore

/// The field in which the user enters the text of an action, and the button that sends the text.
@MainActor final class BannerReplyBar: UIView {
    private static let padding: CGFloat = 10
    private let field = UITextField()
    private let button = UIButton(type: .system)
    /// Called with the text.
    var send: (@MainActor (String) -> Void)?

    init(_ action: UNTextInputNotificationAction) {
        super.init(frame: .zero)
        field.placeholder = action.textInputPlaceholder
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.borderStyle = .roundedRect
        field.returnKeyType = .send
        field.accessibilityIdentifier = "NotificationReply"
        field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
        field.addAction(UIAction { [weak self] _ in self?.finish() }, for: .editingDidEndOnExit)
        button.setTitle(action.textInputButtonTitle, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        setUpRow()
        update()
    }

    required init?(coder: NSCoder) { nil }

    private func setUpRow() {
        let row = UIStackView(arrangedSubviews: [field, button])
        row.spacing = Self.padding
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.padding),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.padding),
            row.topAnchor.constraint(equalTo: topAnchor, constant: Self.padding),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.padding),
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
        ])
    }

    /// Moves the keyboard to the field.
    func focus() { field.becomeFirstResponder() }

    private func update() { button.isEnabled = field.text?.isEmpty == false }

    private func finish() {
        guard let text = field.text, !text.isEmpty else { return }
        send?(text)
    }
}
