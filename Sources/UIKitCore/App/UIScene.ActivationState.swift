extension UIScene {
    /// The activation state of a scene.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// On screen, and receiving events.
        case foregroundActive = 0
        /// On screen, but not receiving events.
        case foregroundInactive = 1
        /// Not on screen.
        case background = 2
    }

    /// The URLs, activities and shortcut item for which a scene is connected.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscene/connectionoptions
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        /// The URLs that the app opens at launch; empty by default.
        public let urlContexts: Set<UIOpenURLContext>

        /// The activity that was passed to
        /// ``UIApplication/requestSceneSessionActivation(_:userActivity:options:errorHandler:)``. Empty at launch,
        /// since no other device hands off activities. For the activity of the previous run, see
        /// ``UISceneSession/stateRestorationActivity``.
        public let userActivities: Set<NSUserActivity>

        /// The shortcut item with which the app is launched; `nil` for none.
        /// `windowScene(_:performActionFor:completionHandler:)` is not called for this item.
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
    /// Posted before a scene enters the foreground.
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// Posted after a scene entered the background.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
    /// Posted after a scene became active.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted before a scene becomes inactive.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
}
