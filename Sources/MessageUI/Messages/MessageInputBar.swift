import Foundation
import SystemServices
import UniformTypeIdentifiers

/// The bar in which the user edits a text message: attachments, subject, text, and the button that sends.
final class MessageInputBar: UIView {
    let subjectField: UITextField?
    let bodyView = UITextView()
    private(set) lazy var sendButton = UIButton.send(color: .systemGreen, size: 26) { [weak self] in self?.onSend?() }
    /// Called when the user taps the button.
    var onSend: (() -> Void)?
    /// Called when the user taps the button that adds files.
    var onAttach: (() -> Void)?
    private let placeholder = UILabel()
    private let attachButton: UIButton?
    private let attachmentRow = UIStackView()
    /// Files that do not fit beside each other are scrolled to.
    private let attachmentScroll = UIScrollView()
    private let bubble = UIView()
    private let fields = UIStackView()
    private lazy var fieldsTop = fields.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 1)
    private lazy var bodyHeight = bodyView.heightAnchor.constraint(equalToConstant: Self.lineHeight - 2)
    /// The height of a line of the bar, in points.
    private static let lineHeight: CGFloat = 36
    /// The height above which the text scrolls, in points.
    private static let maximumTextHeight: CGFloat = 160
    /// The maximum height of the picture of an attached image, in points.
    private static let imageHeight: CGFloat = 120

    /// - Parameters:
    ///   - message: The initial content.
    ///   - showsSubject: Whether there is a field for the subject.
    ///   - showsAttachButton: Whether there is a button that adds files.
    init(_ message: TextMessage, showsSubject: Bool, showsAttachButton: Bool) {
        attachButton = showsAttachButton ? UIButton(type: .system) : nil
        subjectField =
            showsSubject ? ComposeRow.field(message.subject ?? "", label: "Subject", identifier: "subjectField") : nil
        super.init(frame: .zero)
        subjectField?.placeholder = "Subject"
        subjectField?.font = .preferredFont(forTextStyle: .headline)
        bodyView.text = message.body
        backgroundColor = .systemBackground
        install()
        show(message.attachments)
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the attachments beside each other.
    func show(_ attachments: [TextMessage.Attachment]) {
        for view in attachmentRow.arrangedSubviews { view.removeFromSuperview() }
        for attachment in attachments {
            let isImage = UTType(attachment.typeIdentifier)?.conforms(to: .image) == true
            attachmentRow.addArrangedSubview(
                AttachmentView(name: attachment.fileName, data: attachment.data, isImage: isImage, maximumHeight: Self.imageHeight))
        }
        attachmentScroll.isHidden = attachments.isEmpty
        fieldsTop.constant = attachments.isEmpty ? 1 : 8
    }

    /// Updates the placeholder and the height after the text has changed.
    func update() {
        placeholder.isHidden = !bodyView.text.isEmpty
        let width = bodyView.bounds.width
        guard width > 0 else { return }
        let height = bodyView.sizeThatFits(CGSize(width: width, height: 0)).height
        bodyHeight.constant = min(max(height, Self.lineHeight - 2), Self.maximumTextHeight)
        bodyView.isScrollEnabled = height > Self.maximumTextHeight
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The height of the text depends on its width.
        bubble.layoutIfNeeded()
        update()
    }

    private func install() {
        bodyView.font = .preferredFont(forTextStyle: .body)
        bodyView.adjustsFontForContentSizeCategory = true
        bodyView.backgroundColor = .clear
        bodyView.isScrollEnabled = false
        bodyView.textContainerInset = UIEdgeInsets(top: 7, left: 0, bottom: 7, right: 0)
        bodyView.textContainer.lineFragmentPadding = 0
        bodyView.accessibilityLabel = "Message"
        bodyView.accessibilityIdentifier = "messageBodyField"
        placeholder.text = "Text Message"
        placeholder.font = .preferredFont(forTextStyle: .body)
        placeholder.adjustsFontForContentSizeCategory = true
        placeholder.textColor = .placeholderText
        placeholder.isAccessibilityElement = false
        bubble.layer.cornerRadius = Self.lineHeight / 2
        bubble.layer.borderWidth = 1
        bubble.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        attachmentRow.spacing = 8
        attachmentRow.alignment = .bottom
        attachmentScroll.showsHorizontalScrollIndicator = false
        attachmentScroll.layer.cornerRadius = 10
        for part in [attachmentScroll, subjectField, bodyView] { part.map(fields.addArrangedSubview) }
        fields.axis = .vertical
        fields.spacing = 2
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
        for (part, parent) in [
            (bubble, self), (fields, bubble), (sendButton, bubble), (placeholder, bubble), (attachmentRow, attachmentScroll),
        ] as [(UIView, UIView)] {
            part.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(part)
        }
        bringSubviewToFront(fields)
        constrain()
    }

    private func installAttachButton() -> NSLayoutXAxisAnchor {
        guard let attachButton else { return layoutMarginsGuide.leadingAnchor }
        attachButton.setImage(
            UIImage(systemName: "plus.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28)), for: .normal)
        attachButton.tintColor = .systemGray
        attachButton.accessibilityLabel = "Add"
        attachButton.addAction(UIAction { [weak self] _ in self?.onAttach?() }, for: .primaryActionTriggered)
        attachButton.translatesAutoresizingMaskIntoConstraints = false
        addSubview(attachButton)
        NSLayoutConstraint.activate([
            attachButton.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            attachButton.widthAnchor.constraint(equalToConstant: Self.lineHeight),
            attachButton.heightAnchor.constraint(equalToConstant: Self.lineHeight),
            attachButton.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
        ])
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        guide.leadingAnchor.constraint(equalTo: attachButton.trailingAnchor, constant: 8).isActive = true
        return guide.leadingAnchor
    }

    private func constrain() {
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: topAnchor, constant: 6),
            bubble.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
            bubble.leadingAnchor.constraint(equalTo: installAttachButton()),
            bubble.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            fieldsTop,
            attachmentRow.topAnchor.constraint(equalTo: attachmentScroll.contentLayoutGuide.topAnchor),
            attachmentRow.bottomAnchor.constraint(equalTo: attachmentScroll.contentLayoutGuide.bottomAnchor),
            attachmentRow.leadingAnchor.constraint(equalTo: attachmentScroll.contentLayoutGuide.leadingAnchor),
            attachmentRow.trailingAnchor.constraint(equalTo: attachmentScroll.contentLayoutGuide.trailingAnchor),
            attachmentRow.heightAnchor.constraint(equalTo: attachmentScroll.frameLayoutGuide.heightAnchor),
            fields.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -1),
            fields.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
            fields.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor, constant: -8),
            sendButton.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -4),
            sendButton.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -3),
            placeholder.leadingAnchor.constraint(equalTo: bodyView.leadingAnchor),
            placeholder.topAnchor.constraint(equalTo: bodyView.topAnchor, constant: 7),
            bodyHeight,
        ])
        subjectField?.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.lineHeight).isActive = true
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        bubble.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
}
