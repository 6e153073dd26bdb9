/// The result of a mail composer.
///
/// - Source: https://developer.apple.com/documentation/messageui/mfmailcomposeresult
public enum MFMailComposeResult: Int, Sendable {
    /// The user cancelled, and the mail was not saved.
    case cancelled = 0
    /// The user saved the mail as a draft.
    case saved = 1
    /// The user sent the mail.
    case sent = 2
    /// The mail was neither sent nor saved, because of an error.
    case failed = 3
}
