import Foundation

/// A web session that the app started with `ASWebAuthenticationSession`.
public struct WebSignIn: Hashable, Sendable {
    /// The page on which the person signs in.
    public let url: URL
    /// The scheme of the callback; `nil` for every scheme that the app declares.
    public let callbackScheme: String?
    /// Whether the session shares no cookies with the browser.
    public let isEphemeral: Bool
    /// The additional fields of the first request.
    public let headerFields: [String: String]

    package init(url: URL, callbackScheme: String?, isEphemeral: Bool, headerFields: [String: String]) {
        self.url = url
        self.callbackScheme = callbackScheme
        self.isEphemeral = isEphemeral
        self.headerFields = headerFields
    }
}
