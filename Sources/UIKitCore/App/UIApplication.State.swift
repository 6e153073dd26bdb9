extension UIApplication {
    /// Whether a person works in the app.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/state
    public enum State: Int, Sendable {
        /// Events arrive.
        case active = 0
        /// It is on screen, but events go elsewhere.
        case inactive = 1
        /// It is not on screen.
        case background = 2
    }

    /// A key of the options that an app is launched with.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// The key of that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The `URL` that the app was asked to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")

        /// The ``UIApplicationShortcutItem`` that the app was started for.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }
}
