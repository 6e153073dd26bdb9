/// A piece of work that goes on while the app is in the background.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibackgroundtaskidentifier
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The work's number; 0 stands for none.
    public let rawValue: Int

    /// The work of that number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// No work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
