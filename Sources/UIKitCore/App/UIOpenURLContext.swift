/// A URL to open, with its options.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiopenurlcontext
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    /// The options for opening the URL.
    public let options = UIScene.OpenURLOptions()

    init(_ url: URL) {
        self.url = url
        super.init()
    }
}

extension UIScene {
    /// The options for opening a URL.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscene/openurloptions
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// Whether to edit the file in place and not a copy of it; always `false`, because desktops do not specify
        /// the option.
        public let openInPlace = false

        override init() { super.init() }
    }
}

extension UIApplication {
    /// A key of the options for opening a URL.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/openurloptionskey
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Whether to edit the file in place and not a copy of it; a `Bool`.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
}
