import Foundation
internal import Synchronization

/// The text messages that the app composed with MessageUI, and the answers to its next requests.
///
/// No message leaves the machine. The user chooses the result in the composer; a test taps "Send" or "Cancel".
public final class MessagesService: Sendable {
    /// The maximum number of messages that are kept in ``sent``.
    public static let limit = 1_000

    private struct State {
        var canSendText = true
        var canSendSubject = true
        var canSendAttachments = true
        var failsNext = false
        var sent: [TextMessage] = []
        /// Whether the app has used the service.
        var isUsed = false
    }

    private let state = Mutex(State())

    package init() {}

    /// Whether the device can send text messages, which `MFMessageComposeViewController.canSendText()` returns; `true`
    /// by default.
    ///
    /// A change posts `MFMessageComposeViewControllerTextMessageAvailabilityDidChange` on the main thread: before the
    /// setter returns if it is called there, or else later.
    public var canSendText: Bool {
        get { state.withLock { $0.canSendText } }
        set {
            let didChange = state.withLock { state in
                defer { state.canSendText = newValue }
                return state.canSendText != newValue
            }
            guard didChange else { return }
            if Thread.isMainThread { Self.postAvailability(newValue) } else { DispatchQueue.main.async { Self.postAvailability(newValue) } }
        }
    }

    /// Whether messages can have a subject, which `MFMessageComposeViewController.canSendSubject()` returns; `true` by
    /// default.
    public var canSendSubject: Bool {
        get { state.withLock { $0.canSendSubject } }
        set { state.withLock { $0.canSendSubject = newValue } }
    }

    /// Whether messages can have attachments, which `MFMessageComposeViewController.canSendAttachments()` returns;
    /// `true` by default.
    public var canSendAttachments: Bool {
        get { state.withLock { $0.canSendAttachments } }
        set { state.withLock { $0.canSendAttachments = newValue } }
    }

    /// Whether the next message fails instead of being sent; `false` by default, and after that message.
    public var failsNext: Bool {
        get { state.withLock { $0.failsNext } }
        set { state.withLock { $0.failsNext = newValue } }
    }

    /// The messages that were sent, oldest first; at most ``limit``.
    public var sent: [TextMessage] { state.withLock { $0.sent } }

    /// Returns whether the device can send text messages, for the app.
    package func queryCanSendText() -> Bool {
        state.withLock { state in
            state.isUsed = true
            return state.canSendText
        }
    }

    /// Sends a message, unless a failure was chosen for it.
    ///
    /// - Returns: Whether the message was sent.
    package func send(_ message: TextMessage) -> Bool {
        state.withLock { state in
            guard !state.failsNext else {
                state.failsNext = false
                return false
            }
            state.sent = (state.sent + [message]).suffix(Self.limit)
            return true
        }
    }

    /// The name of the notification that ``canSendText`` changed.
    package static let availabilityDidChange = "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification"
    /// The key of the new value in the notification's user info.
    package static let availabilityKey = "MFMessageComposeViewControllerTextMessageAvailabilityKey"

    private static func postAvailability(_ canSendText: Bool) {
        NotificationCenter.default.post(
            name: Notification.Name(availabilityDidChange), object: nil, userInfo: [availabilityKey: NSNumber(value: canSendText)])
    }

    /// The answers to the app and its messages, newest first; without rows until the app uses messages.
    package var panelSection: PanelSection {
        let state = state.withLock { $0 }
        guard state.isUsed else { return PanelSection(title: "Messages", rows: []) }
        let answers = [
            PanelRow(
                title: "Can send messages", value: state.canSendText ? "Yes" : "No",
                choices: [true, false].map { value in PanelRow.Choice(value ? "Yes" : "No") { [weak self] in self?.canSendText = value } }
            ),
            PanelRow(
                title: "Next message", value: state.failsNext ? "Fails" : "Succeeds",
                choices: [false, true].map { value in
                    PanelRow.Choice(value ? "Fails" : "Succeeds") { [weak self] in self?.failsNext = value }
                }),
        ]
        // A message is shown by its recipients only, because the panel may be in a picture of the screen.
        let sent = state.sent.suffix(50).reversed().map { PanelRow(title: $0.recipients.joined(separator: ", "), value: "Sent") }
        return PanelSection(title: "Messages", rows: answers + sent)
    }
}
