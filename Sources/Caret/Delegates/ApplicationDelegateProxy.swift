/// A proxy that forwards the methods of `UIApplicationDelegate` to closures.
final class ApplicationDelegateProxy: DelegateProxy, UIApplicationDelegate {
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    {
        agree(launchOptions)
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    {
        applicationDidFinishLaunching(application)
        return agree(launchOptions)
    }

    func applicationDidFinishLaunching(_ application: UIApplication) {
        notify(())
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        ask((url: url, options: options), Hooks.noAnswer(false))
    }

    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        ask(userActivityType, Hooks.noAnswer(false))
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        ask(userActivity, Hooks.noAnswer(false))
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        notify(shortcutItem)
    }

    func application(
        _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        notify(())
        completionHandler(.noData)
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        notify(())
    }

    func applicationWillResignActive(_ application: UIApplication) {
        notify(())
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        notify(())
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        notify(())
    }

    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
        ask(window, Hooks.noAnswer(.allButUpsideDown))
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        notify(sceneSessions)
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        notify(())
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        ask(coder, self.application(application, shouldSaveApplicationState: coder))
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        ask(coder, self.application(application, shouldRestoreApplicationState: coder))
    }

    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        ask(coder, Hooks.noAnswer(false))
    }

    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        ask(coder, Hooks.noAnswer(false))
    }

    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        ask((identifierComponents: identifierComponents, coder: coder), Hooks.noAnswer(nil))
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        notify(coder)
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        notify(coder)
    }

    func applicationWillTerminate(_ application: UIApplication) {
        notify(())
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        ask(
            (connectingSceneSession: connectingSceneSession, options: options),
            Hooks.noAnswer(UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)))
    }
}
