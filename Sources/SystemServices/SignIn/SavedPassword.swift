/// A password that the device has saved for the app.
public struct SavedPassword: Hashable, Sendable {
    /// The name of the user.
    public let user: String
    /// The password, which is never printed.
    public let password: String

    /// Creates a saved password.
    public init(user: String, password: String) {
        self.user = user
        self.password = password
    }
}

extension SavedPassword: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The user without the password.
    public var description: String { "SavedPassword(\(user))" }
    /// The user without the password.
    public var debugDescription: String { description }
    /// The user without the password.
    public var customMirror: Mirror { Mirror(self, children: ["user": user]) }
}
