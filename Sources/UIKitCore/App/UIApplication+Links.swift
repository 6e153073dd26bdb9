extension UIApplication {
    /// What may be asked of those who open an address.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Only an app that is meant for the address may open it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Whether somebody may be found who opens an address: what it begins with is all that counts.
    ///
    /// `false` where the application shows itself to nobody, as in a test that has not asked for more, and in a browser.
    public func canOpenURL(_ url: URL) -> Bool { host?.backend.links?.canOpen(url) ?? false }

    /// Hands an address to whatever shows it, and says whether somebody took it.
    ///
    /// > Difference from Apple: nobody is meant for addresses on Linux, so that with `.universalLinksOnly` nobody takes one.
    /// - Parameter completion: called at once.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isWanted = options[.universalLinksOnly] as? Bool != true
        let isTaken = isWanted && canOpenURL(url) && (host?.backend.links?.open(url) ?? false)
        completion?(isTaken)
    }
}
