import Foundation
import SystemServices

/// The screen of a mail composer.
final class MailComposeScreen: UIViewController, UIAdaptivePresentationControllerDelegate, UITextFieldDelegate, UITextViewDelegate {
    /// The mail as it is now.
    private(set) var mail: MailMessage
    private let original: MailMessage
    private let content: MailComposeView
    private let finish: (Result<MFMailComposeResult, MFMailError>) -> Void
    private var isFinished = false
    private lazy var sendButton = UIButton.send { [weak self] in self?.send() }

    /// - Parameter finish: Called once with the result.
    init(_ mail: MailMessage, addresses: [String], finish: @escaping (Result<MFMailComposeResult, MFMailError>) -> Void) {
        var mail = mail
        mail.sender = mail.sender ?? addresses.first
        self.mail = mail
        original = mail
        content = MailComposeView(mail, addresses: addresses)
        self.finish = finish
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let view = UIView()
        view.backgroundColor = .systemBackground
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        // Without a keyboard, the mail continues below the home indicator.
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.topAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setContentScrollView(content)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: sendButton)
        for field in [content.toField, content.ccField, content.bccField, content.subjectField] {
            field.delegate = self
            field.addAction(UIAction { [weak self] _ in self?.fieldsDidChange() }, for: .editingChanged)
        }
        content.bodyView.delegate = self
        content.onSenderChange = { [weak self] in self?.mail.sender = $0 }
        update()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isFinished else { return }
        let first: UIResponder = mail.recipients.isEmpty ? content.toField : mail.subject.isEmpty ? content.subjectField : content.bodyView
        first.becomeFirstResponder()
    }

    /// Moves to the next field.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let fields = [content.toField, content.ccField, content.bccField, content.subjectField].filter { $0 === textField || !isHidden($0) }
        guard let index = fields.firstIndex(where: { $0 === textField }) else { return true }
        _ = index + 1 < fields.count ? fields[index + 1].becomeFirstResponder() : content.bodyView.becomeFirstResponder()
        return true
    }

    func textViewDidChange(_ textView: UITextView) {
        mail.body = textView.text
        mail.isHTML = false
    }

    /// Scrolls to the caret, because the body does not scroll itself.
    func textViewDidChangeSelection(_ textView: UITextView) {
        guard textView.isFirstResponder, let position = textView.selectedTextRange?.end else { return }
        textView.layoutIfNeeded()
        let caret = textView.caretRect(for: position).insetBy(dx: 0, dy: -8)
        content.scrollRectToVisible(content.convert(caret, from: textView), animated: false)
    }

    /// Called when the user drags the sheet down.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { cancel() }

    private func isHidden(_ field: UITextField) -> Bool {
        sequence(first: field as UIView, next: \.superview).contains { $0.isHidden }
    }

    private func fieldsDidChange() {
        // An untouched field keeps the app's recipients, even those that contain separators.
        func update(_ recipients: inout [String], _ field: UITextField, original: [String]) {
            let text = field.text ?? ""
            recipients = text == RecipientList.text(original) ? original : RecipientList.recipients(in: text)
        }
        update(&mail.recipients, content.toField, original: original.recipients)
        update(&mail.cc, content.ccField, original: original.cc)
        update(&mail.bcc, content.bccField, original: original.bcc)
        mail.subject = content.subjectField.text ?? ""
        self.update()
    }

    private func update() {
        title = mail.subject.isEmpty ? "New Message" : mail.subject
        sendButton.isEnabled = !isFinished && mail.recipientCount > 0
        navigationItem.leftBarButtonItem?.isEnabled = !isFinished
    }

    private func send() {
        // While another program starts, neither button may be pressed.
        guard begin() else { return }
        MailDesktop.send(mail, plainText: content.bodyView.text) { [weak self] in self?.finish($0) }
    }

    /// Ends the composer, after a question if the user has changed something.
    private func cancel() {
        guard !isFinished, presentedViewController == nil else { return }
        guard mail != original else { return end(.success(.cancelled)) }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete Draft", style: .destructive) { [weak self] _ in self?.end(.success(.cancelled)) })
        sheet.addAction(UIAlertAction(title: "Save Draft", style: .default) { [weak self] _ in self?.save() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
        present(sheet, animated: true)
    }

    private func save() {
        guard begin() else { return }
        finish(MailDesktop.save(mail))
    }

    private func end(_ result: Result<MFMailComposeResult, MFMailError>) {
        if begin() { finish(result) }
    }

    /// Disables the buttons. Returns `false` if the composer has a result already.
    private func begin() -> Bool {
        guard !isFinished else { return false }
        isFinished = true
        view.endEditing(true)
        update()
        return true
    }
}
