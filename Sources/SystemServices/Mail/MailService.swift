internal import Synchronization

/// The mails that the app composed with MessageUI, and the answers to its next requests.
///
/// The user chooses the result in the composer; a test taps "Send" or "Cancel". In a window, sending also opens the
/// desktop's mail program.
///
/// ```swift
/// app.system.mail.nextFailure = .sendFailed
/// try await app.tap("Send")
/// ```
public final class MailService: Sendable {
    /// The maximum number of mails that are kept in ``sent`` and in ``drafts``.
    public static let limit = 1_000

    private struct State {
        var canSend = true
        var addresses: [String] = []
        var nextFailure: MailFailure?
        var sent: [MailMessage] = []
        var drafts: [MailMessage] = []
        /// Whether the app has used the service.
        var isUsed = false
    }

    private let state = Mutex(State())

    package init() {}

    /// Whether the device can send mail, which `MFMailComposeViewController.canSendMail()` returns; `true` by default.
    public var canSend: Bool {
        get { state.withLock { $0.canSend } }
        set { state.withLock { $0.canSend = newValue } }
    }

    /// The user's addresses; empty by default. The first is the sender unless the app or the user chooses another.
    public var addresses: [String] {
        get { state.withLock { $0.addresses } }
        set { state.withLock { $0.addresses = newValue } }
    }

    /// The failure of the next mail that is sent or saved; `nil`, the default, and after that mail, for none.
    public var nextFailure: MailFailure? {
        get { state.withLock { $0.nextFailure } }
        set { state.withLock { $0.nextFailure = newValue } }
    }

    /// The mails that were sent, oldest first; at most ``limit``.
    public var sent: [MailMessage] { state.withLock { $0.sent } }

    /// The mails that the user saved as drafts, oldest first; at most ``limit``.
    public var drafts: [MailMessage] { state.withLock { $0.drafts } }

    /// Returns whether the device can send mail, for the app.
    package func queryCanSend() -> Bool {
        state.withLock { state in
            state.isUsed = true
            return state.canSend
        }
    }

    /// Returns the failure that was chosen for this mail, and removes it.
    package func consumeFailure() -> MailFailure? {
        state.withLock { state in
            let failure = state.nextFailure
            state.nextFailure = nil
            return failure
        }
    }

    package func recordSent(_ mail: MailMessage) {
        state.withLock { $0.sent = ($0.sent + [mail]).suffix(Self.limit) }
    }

    package func recordDraft(_ mail: MailMessage) {
        state.withLock { $0.drafts = ($0.drafts + [mail]).suffix(Self.limit) }
    }

    /// The answers to the app and its mails, newest first; without rows until the app uses mail.
    package var panelSection: PanelSection {
        let state = state.withLock { $0 }
        guard state.isUsed else { return PanelSection(title: "Mail", rows: []) }
        let answers = [
            PanelRow(
                title: "Can send mail", value: state.canSend ? "Yes" : "No",
                choices: [true, false].map { value in PanelRow.Choice(value ? "Yes" : "No") { [weak self] in self?.canSend = value } }),
            PanelRow(
                title: "Next mail", value: state.nextFailure.title,
                choices: ([nil] + MailFailure.allCases).map { failure in
                    PanelRow.Choice(failure.title) { [weak self] in self?.nextFailure = failure }
                }),
        ]
        let drafts = state.drafts.suffix(Self.panelLimit).reversed().map { PanelRow(title: $0.panelTitle, value: "Draft") }
        let sent = state.sent.suffix(Self.panelLimit).reversed().map { PanelRow(title: $0.panelTitle, value: "Sent") }
        return PanelSection(title: "Mail", rows: answers + sent + drafts)
    }

    /// The maximum number of mails of each kind in the panel.
    private static let panelLimit = 50
}

extension MailMessage {
    /// The subject and the recipients.
    fileprivate var panelTitle: String {
        "\(subject.isEmpty ? "(No Subject)" : subject) – \((recipients + cc + bcc).joined(separator: ", "))"
    }
}

extension MailFailure? {
    /// The name of the answer in the panel.
    fileprivate var title: String {
        switch self {
        case nil: "Succeeds"
        case .saveFailed: "Fails to Save"
        case .sendFailed: "Fails to Send"
        }
    }
}
