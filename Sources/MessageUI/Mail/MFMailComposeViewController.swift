import CoreGraphics
import Foundation
import SystemServices

/// A sheet in which the user edits a mail, and sends, saves or discards it.
///
/// Check ``canSendMail()``, create the composer, set its content, and present it. The delegate dismisses it.
///
/// A sent mail is recorded: `app.system.mail.sent` in a test, and the panel "System" for the person at the window. In a
/// window, sending also opens the desktop's mail program by `xdg-email`, with the mail as plain text.
/// > Difference from Apple: drafts are kept by the app until it ends, and are not saved in a mailbox.
/// - Source: https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
    /// The delegate, which is notified of the result. Held weakly.
    open var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)? {
        get { delegateHub.delegate }
        set { delegateHub.delegate = newValue }
    }
    /// The delegate, and the closures that are called after it.
    final let delegateHub = DelegateHub<any MFMailComposeViewControllerDelegate>()
    /// The mail with the content that the app has set.
    final private(set) var mail = MailMessage()
    final let service = ApplicationHost.running.system.mail
    final private var screen: MailComposeScreen?
    final private var hasAppeared = false
    /// Whether the device could send mail when the composer was created.
    private let canSend = MFMailComposeViewController.canSendMail()

    /// Returns whether the device can send mail: `true` by default, else the answer of the test or the person at the
    /// window.
    ///
    /// In a window, returns `false` without the program `xdg-email`. Composers may be presented only if the method
    /// returned `true` before they were created.
    open class func canSendMail() -> Bool {
        ApplicationHost.running.system.mail.queryCanSend() && MailDesktop.sender?.canSendMail != false
    }

    /// Sets the subject. Ignored after the composer has appeared, like all content.
    open func setSubject(_ subject: String) {
        set("setSubject") { $0.subject = subject }
    }

    /// Sets the addresses of the field "To"; `nil` for none.
    open func setToRecipients(_ toRecipients: [String]?) {
        set("setToRecipients") { $0.recipients = toRecipients ?? [] }
    }

    /// Sets the addresses of the field "Cc"; `nil` for none.
    open func setCcRecipients(_ ccRecipients: [String]?) {
        set("setCcRecipients") { $0.cc = ccRecipients ?? [] }
    }

    /// Sets the addresses of the field "Bcc"; `nil` for none.
    open func setBccRecipients(_ bccRecipients: [String]?) {
        set("setBccRecipients") { $0.bcc = bccRecipients ?? [] }
    }

    /// Sets the text.
    ///
    /// - Parameters:
    ///   - body: The text.
    ///   - isHTML: Whether the text is HTML. The user sees formatted text. Editing turns the body into plain text.
    open func setMessageBody(_ body: String, isHTML: Bool) {
        set("setMessageBody") { ($0.body, $0.isHTML) = (body, isHTML) }
    }

    /// Adds a file.
    ///
    /// - Parameters:
    ///   - attachment: The content of the file.
    ///   - mimeType: The MIME type, such as "image/png". Images are shown in the mail.
    ///   - filename: The name that the recipients see.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        set("addAttachmentData") {
            $0.attachments.append(MailMessage.Attachment(data: attachment, mimeType: mimeType, fileName: filename))
        }
    }

    /// Sets the address of the sender. Ignored if the address does not belong to the user.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {
        set("setPreferredSendingEmailAddress") { mail in
            mail.sender = service.addresses.first { $0.caseInsensitiveCompare(emailAddress) == .orderedSame }
        }
    }

    open override func loadView() {
        super.loadView()
        // As on iOS, a composer is dismissed by its buttons and the delegate only.
        isModalInPresentation = true
        let mail = mail
        let screen = MailComposeScreen(mail, addresses: service.addresses) { [weak self] in self?.mailDidFinish($0) }
        self.screen = screen
        setViewControllers([screen], animated: false)
    }

    open override func viewWillAppear(_ animated: Bool) {
        precondition(
            canSend,
            "MFMailComposeViewController: presented, but canSendMail() was false when it was created. Check canSendMail() first, and "
                + "present the composer only if it returns true.")
        super.viewWillAppear(animated)
        if let presentation = presentationController, presentation.delegate == nil { presentation.delegate = screen }
        guard !hasAppeared else { return }
        hasAppeared = true
        ApplicationHost.running.system.requests.record("mail", "compose: \(mail.summary)")
    }

    /// Changes the mail before the composer appears.
    private func set(_ method: String, _ change: (inout MailMessage) -> Void) {
        guard !isViewLoaded else {
            return Diagnostics.report(
                "mail.late-change",
                "MFMailComposeViewController.\(method): called after the composer's view was loaded, and ignored. Set the "
                    + "content before you present the composer.")
        }
        change(&mail)
    }

    private func mailDidFinish(_ result: Result<MFMailComposeResult, MFMailError>) {
        guard !delegateHub.isEmpty else {
            return Diagnostics.report(
                "mail.no-delegate",
                "MFMailComposeViewController: finished without a delegate, which would dismiss it. Set mailComposeDelegate.")
        }
        switch result {
        case .success(let result): delegateHub.notify { $0.mailComposeController(self, didFinishWith: result, error: nil) }
        case .failure(let error): delegateHub.notify { $0.mailComposeController(self, didFinishWith: .failed, error: error) }
        }
    }
}

extension MailMessage {
    /// The description for the log, which contains neither addresses nor the body.
    fileprivate var summary: String {
        let subject = subject.replacingOccurrences(of: "\n", with: " ").replacingOccurrences(of: "\r", with: " ")
        return "recipients: \(recipientCount), subject: “\(subject)”, attachments: \(attachments.count)"
    }
}
