import CoreGraphics
import Foundation
import SystemServices
import UniformTypeIdentifiers

/// A sheet in which the user edits a text message, and sends or discards it.
///
/// Check ``canSendText()``, create the composer, set its content, and present it. The delegate dismisses it.
///
/// > Difference from Apple: no message leaves the machine. A sent message is recorded: `app.system.messages.sent` in a
/// > test, and the panel "System" for the person at the window.
/// - Source: https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
    /// The delegate, which is notified of the result. Held weakly.
    open var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)? {
        get { delegateHub.delegate }
        set { delegateHub.delegate = newValue }
    }
    /// The delegate, and the closures that are called after it.
    final let delegateHub = DelegateHub<any MFMessageComposeViewControllerDelegate>()
    final private var message = TextMessage()
    final private var attachmentInfos: [[AnyHashable: Any]] = []
    final private var allowsUserAttachments = true
    final private var screen: MessageComposeScreen?
    final private var hasAppeared = false
    /// Whether the device could send messages when the composer was created.
    private let canSend = MFMessageComposeViewController.canSendText()

    /// Returns whether the device can send text messages: `true` by default, else the answer of the test or the person
    /// at the window.
    ///
    /// Composers may be presented only if the method returned `true` before they were created.
    open class func canSendText() -> Bool { ApplicationHost.running.system.messages.queryCanSendText() }

    /// Returns whether messages can have a subject.
    open class func canSendSubject() -> Bool { ApplicationHost.running.system.messages.canSendSubject }

    /// Returns whether messages can have attachments.
    open class func canSendAttachments() -> Bool { ApplicationHost.running.system.messages.canSendAttachments }

    /// Returns whether files of a type can be attached: every known type of data, such as images and PDF.
    ///
    /// - Parameter uti: The uniform type identifier.
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool {
        canSendAttachments() && UTType(uti)?.conforms(to: .data) == true
    }

    /// The telephone numbers and addresses of the recipients; `nil` by default. Changes are ignored after the composer
    /// has appeared, like all changes of content.
    open var recipients: [String]? {
        didSet { if isFixed("recipients") { recipients = oldValue } }
    }

    /// The text; `nil` by default.
    open var body: String? {
        didSet { if isFixed("body") { body = oldValue } }
    }

    /// The subject; `nil` by default. Ignored if ``canSendSubject()`` returns `false`.
    open var subject: String? {
        didSet { if isFixed("subject") { subject = oldValue } }
    }

    /// The attached files; `nil` without any. Each has the keys ``MFMessageComposeViewControllerAttachmentURL``, unless
    /// it was added as data, and ``MFMessageComposeViewControllerAttachmentAlternateFilename``, if it has such a name.
    open var attachments: [[AnyHashable: Any]]? { attachmentInfos.isEmpty ? nil : attachmentInfos }

    /// Hides the button with which the user adds pictures and files.
    open func disableUserAttachments() { allowsUserAttachments = false }

    /// Adds a file.
    ///
    /// - Parameters:
    ///   - attachmentURL: The URL of a readable file.
    ///   - alternateFilename: The name that the recipients see; `nil` for that of the file.
    /// - Returns: Whether the file was added. It is not added if it cannot be read, if its type cannot be attached, or
    ///   after the composer has appeared.
    @discardableResult open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool {
        let type = UTType(filenameExtension: attachmentURL.pathExtension) ?? .data
        guard attachmentURL.isFileURL, Self.canSendAttachments(), type.conforms(to: .data), !isFixed("addAttachmentURL"),
            let data = try? Data(contentsOf: attachmentURL)
        else { return false }
        var info: [AnyHashable: Any] = [MFMessageComposeViewControllerAttachmentURL: attachmentURL]
        info[MFMessageComposeViewControllerAttachmentAlternateFilename] = alternateFilename
        add(data, type.identifier, alternateFilename ?? attachmentURL.lastPathComponent, info)
        return true
    }

    /// Adds a file.
    ///
    /// - Parameters:
    ///   - attachmentData: The content of the file.
    ///   - uti: The uniform type identifier of the content.
    ///   - filename: The name that the recipients see.
    /// - Returns: Whether the file was added. It is not added if it is empty, if its type cannot be attached, or after
    ///   the composer has appeared.
    @discardableResult open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool {
        guard !attachmentData.isEmpty, Self.isSupportedAttachmentUTI(uti), !isFixed("addAttachmentData") else { return false }
        add(attachmentData, uti, filename, [MFMessageComposeViewControllerAttachmentAlternateFilename: filename])
        return true
    }

    open override func loadView() {
        super.loadView()
        isModalInPresentation = true
        message.recipients = recipients ?? []
        message.body = body ?? ""
        message.subject = Self.canSendSubject() ? subject : nil
        let screen = MessageComposeScreen(
            message, showsSubject: Self.canSendSubject(), allowsAttachments: allowsUserAttachments && Self.canSendAttachments()
        ) { [weak self] in self?.messageDidFinish($0) }
        self.screen = screen
        setViewControllers([screen], animated: false)
    }

    open override func viewWillAppear(_ animated: Bool) {
        precondition(
            canSend,
            "MFMessageComposeViewController: presented, but canSendText() was false when it was created. Check canSendText() first, and "
                + "present the composer only if it returns true.")
        super.viewWillAppear(animated)
        if let presentation = presentationController, presentation.delegate == nil { presentation.delegate = screen }
        guard !hasAppeared else { return }
        hasAppeared = true
        // Neither numbers nor text are logged.
        ApplicationHost.running.system.requests.record(
            "messages", "compose: recipients: \(message.recipients.count), attachments: \(message.attachments.count)")
    }

    private func add(_ data: Data, _ type: String, _ name: String, _ info: [AnyHashable: Any]) {
        message.attachments.append(TextMessage.Attachment(data: data, typeIdentifier: type, fileName: name))
        attachmentInfos.append(info)
    }

    /// Returns whether the composer has appeared, and reports the ignored change.
    private func isFixed(_ member: String) -> Bool {
        guard isViewLoaded else { return false }
        Diagnostics.report(
            "messages.late-change",
            "MFMessageComposeViewController.\(member): changed after the composer's view was loaded, and ignored. Set the "
                + "content before you present the composer.")
        return true
    }

    private func messageDidFinish(_ result: MessageComposeResult) {
        guard !delegateHub.isEmpty else {
            return Diagnostics.report(
                "messages.no-delegate",
                "MFMessageComposeViewController: finished without a delegate, which would dismiss it. Set messageComposeDelegate.")
        }
        delegateHub.notify { $0.messageComposeViewController(self, didFinishWith: result) }
    }
}
