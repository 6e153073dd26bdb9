/// The result of a message composer.
///
/// - Source: https://developer.apple.com/documentation/messageui/messagecomposeresult
public enum MessageComposeResult: Int, Sendable {
    /// The user cancelled.
    case cancelled = 0
    /// The user sent the message.
    case sent = 1
    /// The message could not be sent.
    case failed = 2
}
