/// Who is told of an app's life.
///
/// Every method may be left out.
/// - Source: https://developer.apple.com/documentation/uikit/uiapplicationdelegate
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app's window, in apps without scene delegates. The toolkit sets it where the app's Info.plist names a `UIMainStoryboardFile`,
    /// before anything else: to a new window with the storyboard's initial controller, or it puts the controller into the one that is there.
    /// The window is shown after `application(_:didFinishLaunchingWithOptions:)`.
    ///
    /// Optional: through the protocol the property reads as a `UIWindow??`, as on iOS, and is `nil` for a delegate that does not declare it.
    @_disfavoredOverload var window: UIWindow? { get set }

    /// Called first of all, before there is any state.
    ///
    /// - Returns: whether the app can open the URL it was launched with; the launch goes on either way.
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the app is there: the place to make a window.
    ///
    /// - Returns: whether the app can open the URL it was launched with. On `false` the launch goes on, and the URL is not opened.
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the app is there, if the method with launch options is left out.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Called before events arrive, where the app was started to open an address, in apps without scene delegates, unless one of the two
    /// methods above returned `false`. The address is the first argument of the program whose scheme the app's Info.plist declares in
    /// `CFBundleURLTypes`, as a desktop entry with `Exec=app %u` passes it. Called later, too, for what
    /// ``UISceneDelegate/scene(_:openURLContexts:)`` says.
    ///
    /// - Parameters:
    ///   - app: the application.
    ///   - url: the address.
    ///   - options: `.openInPlace`, which is `false`.
    /// - Returns: whether the app opened it. Defaults to `false`.
    /// > Difference from Apple: the desktop starts a program anew for each address, so that one that runs is not asked.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool

    /// Whether the app says itself that something is coming, before ``application(_:continue:restorationHandler:)``, in apps without scene
    /// delegates. Defaults to `false`; nobody else says it here.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

    /// Called to go on with what was begun elsewhere, or to show a page of the web that belongs to the app, in apps without scene delegates.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - userActivity: what to go on with.
    ///   - restorationHandler: may be called, at once or later, with those who take it up: each is told
    ///     `restoreUserActivityState(_:)`.
    /// - Returns: whether the app goes on with it. Defaults to `false`.
    /// > Difference from Apple: a Linux desktop hands nothing over; tests do, by `TestApp.continue(_:)`.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// Called when a person chose a shortcut, in apps without scene delegates: before events arrive where the app was started for it, unless
    /// one of the two methods above returned `false`.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - shortcutItem: the shortcut.
    ///   - completionHandler: to be called with whether it was done. Nobody looks at that.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)

    /// Called after events began to arrive, in apps without scene delegates.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called before events go elsewhere, in apps without scene delegates.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called after all windows were minimized or hidden, in apps without scene delegates.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Called before the first window comes back, in apps without scene delegates. Not called at launch.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Called now and then while the app is put away, where it said by ``UIApplication/setMinimumBackgroundFetchInterval(_:)`` how often.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - completionHandler: to be called within 30 s with what came of it; the next time is counted from there.
    func application(
        _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    /// Called when memory is scarce: let go of what can be made again.
    ///
    /// > Difference from Apple: a Linux desktop tells programs nothing of the kind; tests do, by `TestApp.warnOfMemory()`.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Whether the app's controllers are kept for its next run, as it is put away, in apps without scene delegates: those that have a
    /// ``UIResponder/restorationIdentifier``, with what they write down.
    ///
    /// Kept where ``UISceneDelegate/stateRestorationActivity(for:)`` says.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - coder: what is kept in any case: ``UIApplication/stateRestorationTimestampKey`` and the other keys there.
    /// - Returns: what ``application(_:shouldSaveApplicationState:)`` says, if the method is left out.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool

    /// Whether the controllers that were kept are made again: after ``application(_:willFinishLaunchingWithOptions:)``, in which the window
    /// and its first controller have to be made, and before ``application(_:didFinishLaunchingWithOptions:)``.
    ///
    /// - Returns: what ``application(_:shouldRestoreApplicationState:)`` says, if the method is left out.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

    /// The older form of ``application(_:shouldSaveSecureApplicationState:)``.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool

    /// The older form of ``application(_:shouldRestoreSecureApplicationState:)``.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool

    /// Finds or makes a controller that was kept and names no class that does.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - identifierComponents: the identifiers of its containers, from the outermost one on, and its own as the last.
    ///   - coder: what the controller wrote down.
    /// - Returns: the controller; `nil` has it looked for among those that are there, and in its storyboard.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?

    /// Called before controllers write down what is needed to show the same again: write down what is the app's.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

    /// Called after controllers took up what was written down: take up what is the app's.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    /// Called before the app ends.
    func applicationWillTerminate(_ application: UIApplication)

    /// Says how a new scene is configured. An app whose configuration names a delegate class is an app with scenes.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called after scenes ended for good, as a person closed their windows or the app asked for it: the place to throw away what was kept
    /// for them. Not called for those that are there when the app ends.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// The orientations that controllers in a window can have at all.
    ///
    /// Without this method, all on tablets, and all but upside down elsewhere.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
}
