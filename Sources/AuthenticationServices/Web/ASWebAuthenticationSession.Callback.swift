extension ASWebAuthenticationSession {
    /// The URLs to which the page of a session redirects at the end.
    ///
    /// - Source: https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsession/callback
    public final class Callback: NSObject, Sendable {
        private enum Pattern: Sendable {
            case scheme(String)
            case page(host: String, path: String)
        }

        private let pattern: Pattern

        private init(_ pattern: Pattern) { self.pattern = pattern }

        /// Returns the callback of all URLs with a scheme. The case of letters does not matter.
        ///
        /// > Difference from Apple: The scheme may be `http` for a page that redirects to this machine. The page's URL
        /// > then has a query item such as `redirect_uri=http://127.0.0.1:8080/done`. The session listens at that
        /// > address until its end.
        public static func customScheme(_ customScheme: String) -> Callback { Callback(.scheme(customScheme.lowercased())) }

        /// Returns the callback of `https` URLs with a host and a path.
        public static func https(host: String, path: String) -> Callback {
            Callback(.page(host: host.lowercased(), path: path.hasPrefix("/") ? path : "/" + path))
        }

        /// Returns whether the callback contains a URL.
        public func matchesURL(_ url: URL) -> Bool {
            switch pattern {
            case .scheme(let scheme): url.scheme?.lowercased() == scheme
            case .page(let host, let path):
                url.scheme?.lowercased() == "https" && url.host?.lowercased() == host && (url.path.isEmpty ? "/" : url.path) == path
            }
        }

        /// The scheme of the callback, in lowercase.
        var scheme: String {
            switch pattern {
            case .scheme(let scheme): scheme
            case .page: "https"
            }
        }
    }
}
