import Foundation
import SystemServices
import UniformTypeIdentifiers

/// The screen of a message composer.
final class MessageComposeScreen: UIViewController, UIAdaptivePresentationControllerDelegate, UITextViewDelegate, UIDocumentPickerDelegate {
    private var message: TextMessage
    private let original: TextMessage
    private let finish: (MessageComposeResult) -> Void
    private let toField: UITextField
    private let inputBar: MessageInputBar
    private var isFinished = false

    /// - Parameters:
    ///   - message: The initial content.
    ///   - showsSubject: Whether there is a field for the subject.
    ///   - allowsAttachments: Whether the user can add files.
    ///   - finish: Called once with the result.
    init(_ message: TextMessage, showsSubject: Bool, allowsAttachments: Bool, finish: @escaping (MessageComposeResult) -> Void) {
        self.message = message
        original = message
        self.finish = finish
        toField = ComposeRow.field(RecipientList.text(message.recipients), label: "To", identifier: "toField", keyboard: .emailAddress)
        inputBar = MessageInputBar(message, showsSubject: showsSubject, showsAttachButton: allowsAttachments)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let view = UIView()
        view.backgroundColor = .systemBackground
        let row = ComposeRow("To:", toField)
        for part in [row, inputBar] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inputBar.topAnchor.constraint(greaterThanOrEqualTo: row.bottomAnchor),
            inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inputBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Message"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        for field in [toField, inputBar.subjectField].compactMap(\.self) {
            field.addAction(UIAction { [weak self] _ in self?.contentDidChange() }, for: .editingChanged)
        }
        inputBar.bodyView.delegate = self
        inputBar.onSend = { [weak self] in self?.send() }
        inputBar.onAttach = { [weak self] in self?.chooseFiles() }
        update()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isFinished else { return }
        _ = message.recipients.isEmpty ? toField.becomeFirstResponder() : inputBar.bodyView.becomeFirstResponder()
    }

    func textViewDidChange(_ textView: UITextView) { contentDidChange() }

    /// Called when the user drags the sheet down.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { cancel() }

    private func chooseFiles() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.data], asCopy: true)
        picker.allowsMultipleSelection = true
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        for url in urls {
            // A file that disappeared meanwhile is not attached, which the user sees.
            guard let data = try? Data(contentsOf: url) else { continue }
            let type = UTType(filenameExtension: url.pathExtension) ?? .data
            message.attachments.append(
                TextMessage.Attachment(data: data, typeIdentifier: type.identifier, fileName: url.lastPathComponent))
        }
        inputBar.show(message.attachments)
        update()
    }

    private func contentDidChange() {
        let text = toField.text ?? ""
        // An untouched field keeps the app's recipients, even those that contain separators.
        message.recipients = text == RecipientList.text(original.recipients) ? original.recipients : RecipientList.recipients(in: text)
        message.body = inputBar.bodyView.text
        let subject = inputBar.subjectField?.text ?? ""
        message.subject = subject.isEmpty ? nil : subject
        update()
    }

    private func update() {
        inputBar.update()
        let isEmpty = message.body.isEmpty && message.attachments.isEmpty && message.subject == nil
        inputBar.sendButton.isEnabled = !isFinished && !message.recipients.isEmpty && !isEmpty
        navigationItem.rightBarButtonItem?.isEnabled = !isFinished
    }

    private func send() {
        guard !isFinished else { return }
        end(ApplicationHost.running.system.messages.send(message) ? .sent : .failed)
    }

    private func cancel() { end(.cancelled) }

    private func end(_ result: MessageComposeResult) {
        guard !isFinished else { return }
        isFinished = true
        view.endEditing(true)
        update()
        finish(result)
    }
}
