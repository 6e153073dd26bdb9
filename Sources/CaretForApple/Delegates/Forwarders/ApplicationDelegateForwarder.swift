#if canImport(ObjectiveC)
    // On Apple's systems, the class of intents belongs to another module than UIKit.
    import Intents
#endif

/// Becomes the delegate of an object, and forwards the methods of `UIApplicationDelegate` to its recipients.
final class ApplicationDelegateForwarder: DelegateForwarder, UIApplicationDelegate {
    let applicationDelegateProxy = ApplicationDelegateProxy()
    private var recipients: Recipients<any UIApplicationDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(applicationDelegateProxy)
    }

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    {
        recipients.agree(application, launchOptions) { $0.application(_:willFinishLaunchingWithOptions:) }
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    {
        recipients.agree(application, launchOptions) { $0.application(_:didFinishLaunchingWithOptions:) }
    }

    func applicationDidFinishLaunching(_ application: UIApplication) {
        recipients.notify(application) { $0.applicationDidFinishLaunching(_:) }
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        recipients.ask(app, url, options) { $0.application(_:open:options:) }
    }

    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        recipients.ask(application, userActivityType) { $0.application(_:willContinueUserActivityWithType:) }
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        recipients.ask(application, userActivity, restorationHandler) { $0.application(_:continue:restorationHandler:) }
    }

    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        recipients.ask(application, intent) { $0.application(_:handlerFor:) }
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
        recipients.notify(application, shortcutItem, completionHandler) { $0.application(_:performActionFor:completionHandler:) }
    }

    func application(
        _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        recipients.notify(application, completionHandler) { $0.application(_:performFetchWithCompletionHandler:) }
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        recipients.notify(application, deviceToken) { $0.application(_:didRegisterForRemoteNotificationsWithDeviceToken:) }
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        recipients.notify(application, error) { $0.application(_:didFailToRegisterForRemoteNotificationsWithError:) }
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        recipients.notify(application, userInfo, completionHandler) {
            $0.application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
        }
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        recipients.notify(application) { $0.applicationDidBecomeActive(_:) }
    }

    func applicationWillResignActive(_ application: UIApplication) {
        recipients.notify(application) { $0.applicationWillResignActive(_:) }
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        recipients.notify(application) { $0.applicationDidEnterBackground(_:) }
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        recipients.notify(application) { $0.applicationWillEnterForeground(_:) }
    }

    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
        recipients.ask(application, window) { $0.application(_:supportedInterfaceOrientationsFor:) }
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        recipients.notify(application, sceneSessions) { $0.application(_:didDiscardSceneSessions:) }
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        recipients.notify(application) { $0.applicationDidReceiveMemoryWarning(_:) }
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        recipients.ask(application, coder) { $0.application(_:shouldSaveSecureApplicationState:) }
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        recipients.ask(application, coder) { $0.application(_:shouldRestoreSecureApplicationState:) }
    }

    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        recipients.ask(application, coder) { $0.application(_:shouldSaveApplicationState:) }
    }

    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        recipients.ask(application, coder) { $0.application(_:shouldRestoreApplicationState:) }
    }

    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        recipients.ask(application, identifierComponents, coder) { $0.application(_:viewControllerWithRestorationIdentifierPath:coder:) }
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        recipients.notify(application, coder) { $0.application(_:willEncodeRestorableStateWith:) }
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        recipients.notify(application, coder) { $0.application(_:didDecodeRestorableStateWith:) }
    }

    func applicationWillTerminate(_ application: UIApplication) {
        recipients.notify(application) { $0.applicationWillTerminate(_:) }
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        recipients.ask(application, connectingSceneSession, options) { $0.application(_:configurationForConnecting:options:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { applicationDelegateProxyMethods }
    #endif
}
