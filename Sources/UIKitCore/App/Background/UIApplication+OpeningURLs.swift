import Foundation
import Platform

extension UIApplication {
    /// Returns whether the app or a program on this machine opens URLs with the URL's scheme.
    ///
    /// The app itself opens the schemes that its Info.plist declares in `CFBundleURLTypes`. On a desktop, `xdg-mime`
    /// determines whether another program opens the scheme. In a browser page and a headless run there are no other
    /// programs.
    /// > Difference from Apple: schemes do not have to be declared before they are queried.
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)
    public func canOpenURL(_ url: URL) -> Bool {
        AppInfo.current.declares(url) || host?.backend.urlOpener?.canOpen(url) == true
    }

    /// Opens a URL in another program with `xdg-open`. If the app declares the URL's scheme, opens the URL in the
    /// app; see ``UISceneDelegate/scene(_:openURLContexts:)``.
    ///
    /// - Parameters:
    ///   - url: A URL with a scheme.
    ///   - options: The options. With `.universalLinksOnly` nothing is opened, because on Linux no app is associated
    ///     with web addresses.
    ///   - completion: Called later on the main actor. The argument is whether the URL was opened.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isUniversalLinksOnly = options[.universalLinksOnly] as? Bool == true
        if !isUniversalLinksOnly, AppInfo.current.declares(url) {
            Task { @MainActor in
                let didOpen = receive([url])
                completion?(didOpen)
            }
            return
        }
        guard !isUniversalLinksOnly, let opener = host?.backend.urlOpener, opener.canOpen(url) else {
            Task { @MainActor in completion?(false) }
            return
        }
        opener.open(url) { didOpen in Task { @MainActor in completion?(didOpen) } }
    }

    /// Opens a URL in another program or in the app. Returns whether the URL was opened.
    @discardableResult public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    /// The URL of the app's page in Settings. ``canOpenURL(_:)`` returns `false` for the URL, because there is no
    /// such page.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// An option for opening a URL.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Whether to open the URL only in an app that is associated with it; a `Bool`.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Whether the screen stays on without user interaction; `false` by default.
    public var isIdleTimerDisabled: Bool {
        get { keepsAwake }
        set {
            guard newValue != keepsAwake else { return }
            keepsAwake = newValue
            host?.backend.keepAwake(newValue)
        }
    }
}
