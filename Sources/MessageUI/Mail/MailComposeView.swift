import Foundation
import SystemServices

/// The fields of a mail, its body, and its attachments.
final class MailComposeView: UIScrollView {
    let toField: UITextField
    let ccField: UITextField
    let bccField: UITextField
    let subjectField: UITextField
    let bodyView = UITextView()
    /// Called when the user chooses another sender.
    var onSenderChange: ((String) -> Void)?
    private let stack = UIStackView()
    private let senderButton = UIButton(type: .system)
    private var collapsedRow: UIView?
    private var expandedRows: [UIView] = []
    private static let margin = ComposeRow.margin
    /// The maximum height of the picture of an attached image, in points.
    private static let imageHeight: CGFloat = 240

    /// - Parameters:
    ///   - mail: The initial content.
    ///   - addresses: The addresses of which the user can choose the sender.
    init(_ mail: MailMessage, addresses: [String]) {
        func field(_ recipients: [String], _ label: String) -> UITextField {
            let text = RecipientList.text(recipients)
            return ComposeRow.field(text, label: label, identifier: label.lowercased() + "Field", keyboard: .emailAddress)
        }
        toField = field(mail.recipients, "To")
        ccField = field(mail.cc, "Cc")
        bccField = field(mail.bcc, "Bcc")
        subjectField = ComposeRow.field(mail.subject, label: "Subject", identifier: "subjectField")
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        keyboardDismissMode = .interactive
        installStack()
        addRows(mail, addresses)
        addBody(mail)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the fields for copies and the sender.
    func expand() {
        collapsedRow?.isHidden = true
        for row in expandedRows { row.isHidden = false }
    }

    private func installStack() {
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
        ])
    }

    private func addRows(_ mail: MailMessage, _ addresses: [String]) {
        stack.addArrangedSubview(ComposeRow("To:", toField))
        let sender = mail.sender ?? addresses.first
        let button = UIButton(type: .system, primaryAction: UIAction { [weak self] _ in self?.expandAndEdit() })
        button.setTitle(sender.map { "Cc/Bcc, From: \($0)" } ?? "Cc/Bcc:", for: .normal)
        Self.style(button, .secondaryLabel)
        let collapsed = ComposeRow(button)
        expandedRows = [ComposeRow("Cc:", ccField), ComposeRow("Bcc:", bccField)]
        if let sender { expandedRows.append(senderRow(sender, addresses)) }
        for row in [collapsed] + expandedRows { stack.addArrangedSubview(row) }
        for row in expandedRows { row.isHidden = true }
        collapsedRow = collapsed
        if !mail.cc.isEmpty || !mail.bcc.isEmpty { expand() }
        stack.addArrangedSubview(ComposeRow("Subject:", subjectField))
    }

    private func senderRow(_ sender: String, _ addresses: [String]) -> ComposeRow {
        Self.style(senderButton, .label)
        senderButton.accessibilityIdentifier = "fromField"
        senderButton.showsMenuAsPrimaryAction = true
        senderButton.isUserInteractionEnabled = addresses.count > 1
        show(sender, of: addresses)
        return ComposeRow("From:", senderButton)
    }

    private func choose(_ sender: String, of addresses: [String]) {
        show(sender, of: addresses)
        onSenderChange?(sender)
    }

    private func show(_ sender: String, of addresses: [String]) {
        senderButton.setTitle(sender, for: .normal)
        senderButton.accessibilityLabel = "From, \(sender)"
        senderButton.menu = UIMenu(
            children: addresses.map { address in
                UIAction(title: address, state: address == sender ? .on : .off) { [weak self] _ in self?.choose(address, of: addresses) }
            })
    }

    private func expandAndEdit() {
        expand()
        layoutIfNeeded()
        ccField.becomeFirstResponder()
    }

    private static func style(_ button: UIButton, _ color: UIColor) {
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.titleLabel?.lineBreakMode = .byTruncatingTail
        button.setTitleColor(color, for: .normal)
        button.contentHorizontalAlignment = .leading
    }

    private func addBody(_ mail: MailMessage) {
        bodyView.isScrollEnabled = false
        bodyView.backgroundColor = .clear
        bodyView.font = .preferredFont(forTextStyle: .body)
        bodyView.adjustsFontForContentSizeCategory = true
        bodyView.textContainerInset = UIEdgeInsets(top: 12, left: 0, bottom: 12, right: 0)
        bodyView.textContainer.lineFragmentPadding = 0
        bodyView.accessibilityLabel = "Message body"
        bodyView.accessibilityIdentifier = "bodyField"
        if mail.isHTML { bodyView.attributedText = HTMLBody.text(mail.body) } else { bodyView.text = mail.body }
        bodyView.heightAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true
        let attachments = mail.attachments.map {
            AttachmentView(
                name: $0.fileName, data: $0.data, isImage: $0.mimeType.lowercased().hasPrefix("image/"), maximumHeight: Self.imageHeight)
        }
        let content = UIStackView(arrangedSubviews: [bodyView] + attachments)
        content.axis = .vertical
        content.spacing = 12
        content.isLayoutMarginsRelativeArrangement = true
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: Self.margin, bottom: Self.margin, trailing: Self.margin)
        stack.addArrangedSubview(content)
    }
}
