/// The delegate of an app, which is notified of life-cycle events.
///
/// Every method is optional.
/// - Source: https://developer.apple.com/documentation/uikit/uiapplicationdelegate
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app's window, in apps without scene delegates. If the app's Info.plist specifies a `UIMainStoryboardFile`,
    /// the framework sets the storyboard's initial controller at launch, in the delegate's window or in a new one.
    /// The window is shown after `application(_:didFinishLaunchingWithOptions:)`.
    ///
    /// The property is optional. Accessed through the protocol, its type is `UIWindow??`, as on iOS. It is `nil` if
    /// the delegate does not declare it.
    @_disfavoredOverload var window: UIWindow? { get set }

    /// Called first at launch, before state restoration.
    ///
    /// - Returns: Whether the app can open the URL of the launch. After `false` the launch continues, and the URL is
    ///   not opened.
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when launching is nearly complete. Create a window here.
    ///
    /// - Returns: Whether the app can open the URL of the launch. After `false` the launch continues, and the URL is
    ///   not opened.
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when launching is nearly complete, if the method with launch options is not implemented.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Called to open a URL, in apps without scene delegates. At launch, called before events are delivered, unless
    /// one of the two launch methods returned `false`. The URL of the launch is the first program argument whose
    /// scheme the app's Info.plist declares in `CFBundleURLTypes`. A desktop entry with `Exec=app %u` passes such an
    /// argument. After launch, called in the same cases as ``UISceneDelegate/scene(_:openURLContexts:)``.
    ///
    /// - Parameters:
    ///   - app: The application.
    ///   - url: The URL.
    ///   - options: `.openInPlace`, which is `false`.
    /// - Returns: Whether the app opened the URL; `false` by default.
    /// > Difference from Apple: the desktop starts a new process for each URL, so a running app does not receive the
    /// > URL.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool

    /// Returns whether the app itself informs the user about the activity. Called before
    /// ``application(_:continue:restorationHandler:)`` in apps without scene delegates. `false` by default; the
    /// framework does not inform the user in either case.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

    /// Called to continue an activity, or to show a web page that belongs to the app, in apps without scene
    /// delegates.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivity: The activity.
    ///   - restorationHandler: A closure that the method may call, at once or later, with objects that restore the
    ///     activity. The closure calls `restoreUserActivityState(_:)` on each.
    /// - Returns: Whether the app continues the activity; `false` by default.
    /// > Difference from Apple: a Linux desktop does not hand off activities. Only tests do, with
    /// `TestApp.continue(_:)`.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// Returns the object that handles an intent, such as an `INSendMessageIntentHandling`.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - intent: The intent, of a class of the module `Intents`.
    /// - Returns: The handler; `nil`, the default, for an intent that the app does not handle.
    /// > Difference from Apple: Linux has no voice assistant. Only tests and the panel "System" perform intents.
    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any?

    /// Called when the user selected a shortcut item, in apps without scene delegates. At launch, called before
    /// events are delivered, unless one of the two launch methods returned `false`.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - shortcutItem: The shortcut item.
    ///   - completionHandler: A closure to call with whether the action was performed. Its argument is ignored.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)

    /// Called after the app became active, in apps without scene delegates.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called before the app becomes inactive, in apps without scene delegates.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called after all windows were minimized or hidden, in apps without scene delegates.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Called before the first window is shown again, in apps without scene delegates. Not called at launch.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Called in the background at the interval of ``UIApplication/setMinimumBackgroundFetchInterval(_:)``.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - completionHandler: A closure to call within 30 seconds with the result. The next interval begins with that
    ///     call.
    func application(
        _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    /// Called after the app was registered for notifications of a server.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - deviceToken: The token that identifies the app on this device.
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

    /// Called after the app could not be registered for notifications of a server.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

    /// Called when a server's notification arrives. In the background, only notifications with `content-available`
    /// arrive.
    ///
    /// With a delegate of the notification centre, visible notifications without `content-available` are delivered to
    /// that delegate instead.
    /// - Parameters:
    ///   - application: The application.
    ///   - userInfo: The payload.
    ///   - completionHandler: A closure to call with the result. The argument is ignored.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    /// The asynchronous form of ``application(_:didReceiveRemoteNotification:fetchCompletionHandler:)``. Called if the
    /// delegate does not implement the other form.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult

    /// Called when memory is low. Release everything that can be recreated.
    ///
    /// > Difference from Apple: a Linux desktop does not send such warnings. Only tests do, with
    /// `TestApp.warnOfMemory()`.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Returns whether to save the app's controllers for its next run. Called in apps without scene delegates when
    /// the app enters the background. Controllers with a ``UIResponder/restorationIdentifier`` are saved, with the
    /// values that they encode.
    ///
    /// The state is saved in the folder that is described at ``UISceneDelegate/stateRestorationActivity(for:)``.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - coder: The values that are always saved, with keys such as ``UIApplication/stateRestorationTimestampKey``.
    /// - Returns: By default, the result of ``application(_:shouldSaveApplicationState:)``.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool

    /// Returns whether to restore the saved controllers. Called after
    /// ``application(_:willFinishLaunchingWithOptions:)``, which must create the window and its root controller.
    /// Called before ``application(_:didFinishLaunchingWithOptions:)``.
    ///
    /// - Returns: By default, the result of ``application(_:shouldRestoreApplicationState:)``.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

    /// The former version of ``application(_:shouldSaveSecureApplicationState:)``.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool

    /// The former version of ``application(_:shouldRestoreSecureApplicationState:)``.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool

    /// Returns a saved controller that has no restoration class.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - identifierComponents: The restoration identifiers of the containers, the outermost first, followed by that
    ///     of the controller.
    ///   - coder: The values that the controller encoded.
    /// - Returns: The controller. With `nil`, the framework searches the existing controllers and the storyboard.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?

    /// Called before controllers encode their state. Encode the state of the app here.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

    /// Called after controllers decoded their state. Decode the state of the app here.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    /// Called before the app ends.
    func applicationWillTerminate(_ application: UIApplication)

    /// Returns the configuration of a new scene. If a configuration has a delegate class, life-cycle events are sent
    /// to scene delegates.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called after the user or the app discarded scenes. Delete their data here. Not called for scenes that are
    /// connected when the app ends.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Returns the interface orientations that a window supports.
    ///
    /// By default, all on tablets, and all but upside down elsewhere.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
}
