/// An address that an app is to open.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiopenurlcontext
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL
    /// How it is to be opened.
    public let options = UIScene.OpenURLOptions()

    init(_ url: URL) {
        self.url = url
        super.init()
    }
}

extension UIScene {
    /// How an address is to be opened.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscene/openurloptions
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// Whether a file is changed where it lies, not copied first; always `false`: desktops do not say.
        public let openInPlace = false

        override init() { super.init() }
    }
}

extension UIApplication {
    /// A key of what is known about an address that the app is to open.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/openurloptionskey
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// The key of that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `Bool`: whether a file is changed where it lies, not copied first.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
}
