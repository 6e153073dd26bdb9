extension UIApplication {
    /// The state of the app.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/state
    public enum State: Int, Sendable {
        /// On screen, and receiving events.
        case active = 0
        /// On screen, but not receiving events.
        case inactive = 1
        /// Not on screen.
        case background = 2
    }

    /// A key of the launch options.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The `URL` that the app opens at launch.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")

        /// The ``UIApplicationShortcutItem`` with which the app is launched.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }
}
