/// The default implementations of the optional methods.
extension UIApplicationDelegate {
    /// The window of a delegate whose type is only known as the protocol, as in
    /// `delegate.window??.rootViewController`; `nil` if the delegate does not declare the property.
    public var window: UIWindow?? { DefaultImplementationProbe.optional(window as UIWindow?) }

    /// Returns `true`.
    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Calls ``applicationDidFinishLaunching(_:)`` and returns `true`.
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }

    /// Does nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}

    /// Returns `false`.
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        DefaultImplementationProbe.fallback(false)
    }

    /// Returns `false`.
    public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        DefaultImplementationProbe.fallback(false)
    }

    /// Returns `false`.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        DefaultImplementationProbe.fallback(false)
    }

    /// Returns `nil`.
    public func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        DefaultImplementationProbe.fallback(nil)
    }

    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}

    /// Returns all orientations on tablets, and all but upside down elsewhere.
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    {
        DefaultImplementationProbe.fallback(UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
    }

    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    /// Reports that there is no new data.
    public func application(
        _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }

    /// Does nothing.
    public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}

    /// Does nothing.
    public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}

    /// Calls the asynchronous form of the method.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        let work = PendingWork.begin("a remote notification")
        Task {
            let result = await self.application(application, didReceiveRemoteNotification: userInfo)
            PendingWork.end(work)
            completionHandler(result)
        }
    }

    /// Reports that there is no new data.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult { .noData }

    /// Does nothing.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}

    /// Calls the former version of the method.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldSaveApplicationState: coder)
    }

    /// Calls the former version of the method.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldRestoreApplicationState: coder)
    }

    /// Returns `false`.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        DefaultImplementationProbe.fallback(false)
    }

    /// Returns `false`.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        DefaultImplementationProbe.fallback(false)
    }

    /// Returns `nil`.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { DefaultImplementationProbe.fallback(nil) }

    /// Does nothing.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}

    /// Does nothing.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}

    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    /// Returns the configuration in the Info.plist's scene manifest. Without a manifest, returns a configuration
    /// without a delegate class, so that the app has no scene delegates.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        connectingSceneSession.configuration
    }
}

// The second `window` property is declared here, because one extension cannot declare two properties with the same
// name.
@MainActor extension NSObjectProtocol where Self: UIApplicationDelegate {
    /// Returns `nil`; ignores values that are set.
    @_disfavoredOverload public var window: UIWindow? {
        get { DefaultImplementationProbe.fallback(nil) }
        set {}
    }
}
