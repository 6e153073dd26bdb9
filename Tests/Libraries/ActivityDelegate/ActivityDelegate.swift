import UIKitCore

/// An app delegate that records the activities that the app continues, and that provides a handler for intents.
@MainActor public final class ActivityDelegate: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?
    /// The handler for all intents; `nil` for none.
    public var handler: Any?
    /// Whether the app continues activities.
    public var continues = true
    /// The activities that the app received, oldest first.
    public private(set) var activities: [NSUserActivity] = []

    public func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { handler }

    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        activities.append(userActivity)
        return continues
    }
}
