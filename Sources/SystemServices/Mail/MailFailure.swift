/// The reason for which a mail is neither sent nor saved, chosen by a test or by the person at the window.
public enum MailFailure: String, CaseIterable, Sendable {
    /// Saving failed: `MFMailError.Code.saveFailed`.
    case saveFailed
    /// Sending failed: `MFMailError.Code.sendFailed`.
    case sendFailed
}
