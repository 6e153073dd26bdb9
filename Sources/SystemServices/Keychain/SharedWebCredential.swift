/// A password of a website that the app shares with the browser.
public struct SharedWebCredential: Hashable, Sendable {
    /// The domain of the website.
    public let server: String
    /// The name of the user.
    public let account: String
    /// The password, which is never printed.
    public let password: String

    /// Creates a credential.
    public init(server: String, account: String, password: String) {
        self.server = server
        self.account = account
        self.password = password
    }
}

extension SharedWebCredential: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The domain and the user, without the password.
    public var description: String { "SharedWebCredential(\(server), \(account))" }
    /// The domain and the user, without the password.
    public var debugDescription: String { description }
    /// The domain and the user, without the password.
    public var customMirror: Mirror { Mirror(self, children: ["server": server, "account": account]) }
}
