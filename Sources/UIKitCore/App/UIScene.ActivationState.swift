extension UIScene {
    /// How far a scene is from the person.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum
    public enum ActivationState: Int, Sendable {
        /// It is not connected.
        case unattached = -1
        /// It is on screen, and events arrive.
        case foregroundActive = 0
        /// It is on screen, but events go elsewhere.
        case foregroundInactive = 1
        /// It is not on screen.
        case background = 2
    }

    /// Why a scene is made.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscene/connectionoptions
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        /// The addresses that the app was started to open; empty by default.
        public let urlContexts: Set<UIOpenURLContext>

        /// What the scene is to go on with: what ``UIApplication/requestSceneSessionActivation(_:userActivity:options:errorHandler:)`` was
        /// called with. Empty where the app is started, as no other device hands anything over. What was done here before is the session's
        /// ``UISceneSession/stateRestorationActivity``.
        public let userActivities: Set<NSUserActivity>

        /// The shortcut that the app was started for; `nil` for none. `windowScene(_:performActionFor:completionHandler:)` is not called then.
        public let shortcutItem: UIApplicationShortcutItem?

        init(_ contexts: Set<UIOpenURLContext> = [], shortcut: UIApplicationShortcutItem? = nil, activity: NSUserActivity? = nil) {
            urlContexts = contexts
            shortcutItem = shortcut
            userActivities = activity.map { [$0] } ?? []
            super.init()
        }
    }

    /// Posted after a scene was connected.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted after a scene was disconnected.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted before a scene comes to the screen.
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// Posted after a scene left the screen.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
    /// Posted after events began to arrive.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted before events go elsewhere.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
}
