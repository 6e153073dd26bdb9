import Foundation
import Platform

extension UIApplication {
    /// Whether some program on this machine shows addresses of the URL's scheme.
    ///
    /// The app itself does for the schemes that its Info.plist declares in `CFBundleURLTypes`. In a window the desktop is asked of others, by
    /// `xdg-mime`; in a browser page and headless there are no such programs.
    /// > Difference from Apple: no list of schemes that are asked for has to be declared.
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)
    public func canOpenURL(_ url: URL) -> Bool {
        AppInfo.current.declares(url) || host?.backend.addressOpener?.canOpen(url) == true
    }

    /// Has another program show what the URL names, by `xdg-open`, or the app itself where the URL's scheme is its own: see
    /// ``UISceneDelegate/scene(_:openURLContexts:)``.
    ///
    /// - Parameters:
    ///   - url: any URL with a scheme.
    ///   - options: `.universalLinksOnly` lets nothing be opened: no program here is bound to addresses of the web.
    ///   - completion: called later on the main actor, with whether a program took it.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isForbidden = options[.universalLinksOnly] as? Bool == true
        if !isForbidden, AppInfo.current.declares(url) {
            Task { @MainActor in
                let isOpen = receive([url])
                completion?(isOpen)
            }
            return
        }
        guard !isForbidden, let opener = host?.backend.addressOpener, opener.canOpen(url) else {
            Task { @MainActor in completion?(false) }
            return
        }
        opener.open(url) { isOpen in Task { @MainActor in completion?(isOpen) } }
    }

    /// Has another program show what the URL names; returns whether one took it.
    @discardableResult public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    /// The address of the app's page in Settings. ``canOpenURL(_:)`` says no: there is no such page here.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// How a URL is to be opened.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// The key of that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// `true` for: only by an app which the address belongs to.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Whether the screen stays bright while nobody does anything; `false` by default.
    public var isIdleTimerDisabled: Bool {
        get { keepsAwake }
        set {
            guard newValue != keepsAwake else { return }
            keepsAwake = newValue
            host?.backend.keepAwake(newValue)
        }
    }
}
