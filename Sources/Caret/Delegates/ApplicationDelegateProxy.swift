#if !canImport(UIKitCore)
    // On Apple's systems, the class of intents belongs to another module than UIKit.
    import Intents
#endif

/// A proxy that forwards the methods of `UIApplicationDelegate` to closures.
final class ApplicationDelegateProxy: NSObject, DelegateProxy, UIApplicationDelegate {
    lazy var willFinishLaunchingWithOptions = DelegateSlot<[UIApplication.LaunchOptionsKey: Any]?, Bool>(self)
    lazy var didFinishLaunchingWithOptions = DelegateSlot<[UIApplication.LaunchOptionsKey: Any]?, Bool>(self)
    lazy var didFinishLaunching = DelegateSlot<Void, Void>(self)
    lazy var openURL = DelegateSlot<(url: URL, options: [UIApplication.OpenURLOptionsKey: Any]), Bool>(self)
    lazy var willContinueActivity = DelegateSlot<String, Bool>(self)
    lazy var continueActivity = DelegateSlot<NSUserActivity, Bool>(self)
    lazy var handlerForIntent = DelegateSlot<INIntent, Any?>(self)
    lazy var performAction = DelegateSlot<UIApplicationShortcutItem, Void>(self)
    lazy var performFetch = DelegateSlot<Void, Void>(self)
    lazy var didRegisterForRemoteNotifications = DelegateSlot<Data, Void>(self)
    lazy var didFailToRegisterForRemoteNotifications = DelegateSlot<any Error, Void>(self)
    lazy var didReceiveRemoteNotification = DelegateSlot<[AnyHashable: Any], Void>(self)
    lazy var didBecomeActive = DelegateSlot<Void, Void>(self)
    lazy var willResignActive = DelegateSlot<Void, Void>(self)
    lazy var didEnterBackground = DelegateSlot<Void, Void>(self)
    lazy var willEnterForeground = DelegateSlot<Void, Void>(self)
    lazy var supportedInterfaceOrientations = DelegateSlot<UIWindow?, UIInterfaceOrientationMask>(self)
    lazy var didDiscardSceneSessions = DelegateSlot<Set<UISceneSession>, Void>(self)
    lazy var didReceiveMemoryWarning = DelegateSlot<Void, Void>(self)
    lazy var shouldSaveSecureApplicationState = DelegateSlot<NSCoder, Bool>(self)
    lazy var shouldRestoreSecureApplicationState = DelegateSlot<NSCoder, Bool>(self)
    lazy var shouldSaveApplicationState = DelegateSlot<NSCoder, Bool>(self)
    lazy var shouldRestoreApplicationState = DelegateSlot<NSCoder, Bool>(self)
    lazy var viewControllerWithRestorationIdentifierPath = DelegateSlot<
        (identifierComponents: [String], coder: NSCoder), UIViewController?
    >(self)
    lazy var willEncodeRestorableState = DelegateSlot<NSCoder, Void>(self)
    lazy var didDecodeRestorableState = DelegateSlot<NSCoder, Void>(self)
    lazy var willTerminate = DelegateSlot<Void, Void>(self)
    lazy var configurationForConnectingScene = DelegateSlot<
        (connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions), UISceneConfiguration
    >(self)

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    {
        willFinishLaunchingWithOptions.agree(launchOptions)
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    {
        applicationDidFinishLaunching(application)
        return didFinishLaunchingWithOptions.agree(launchOptions)
    }

    func applicationDidFinishLaunching(_ application: UIApplication) {
        didFinishLaunching.notify(())
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        openURL.ask((url: url, options: options), Hooks.noAnswer(false))
    }

    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        willContinueActivity.ask(userActivityType, Hooks.noAnswer(false))
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        continueActivity.ask(userActivity, Hooks.noAnswer(false))
    }

    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        handlerForIntent.ask(intent, Hooks.noAnswer(nil))
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        performAction.notify(shortcutItem)
    }

    func application(
        _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        performFetch.notify(())
        completionHandler(.noData)
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        didRegisterForRemoteNotifications.notify(deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        didFailToRegisterForRemoteNotifications.notify(error)
    }

    // The asynchronous form of this method has the same selector, so a class on Apple's systems has one of the two.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        didReceiveRemoteNotification.notify(userInfo)
        completionHandler(.noData)
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        didBecomeActive.notify(())
    }

    func applicationWillResignActive(_ application: UIApplication) {
        willResignActive.notify(())
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        didEnterBackground.notify(())
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        willEnterForeground.notify(())
    }

    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
        supportedInterfaceOrientations.ask(window, Hooks.noAnswer(.allButUpsideDown))
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        didDiscardSceneSessions.notify(sceneSessions)
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        didReceiveMemoryWarning.notify(())
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        shouldSaveSecureApplicationState.ask(coder, self.application(application, shouldSaveApplicationState: coder))
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        shouldRestoreSecureApplicationState.ask(coder, self.application(application, shouldRestoreApplicationState: coder))
    }

    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        shouldSaveApplicationState.ask(coder, Hooks.noAnswer(false))
    }

    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        shouldRestoreApplicationState.ask(coder, Hooks.noAnswer(false))
    }

    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        viewControllerWithRestorationIdentifierPath.ask((identifierComponents: identifierComponents, coder: coder), Hooks.noAnswer(nil))
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        willEncodeRestorableState.notify(coder)
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        didDecodeRestorableState.notify(coder)
    }

    func applicationWillTerminate(_ application: UIApplication) {
        willTerminate.notify(())
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        configurationForConnectingScene.ask(
            (connectingSceneSession: connectingSceneSession, options: options),
            Hooks.noAnswer(UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)))
    }
}
