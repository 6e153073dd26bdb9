#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension ApplicationDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var applicationDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let applicationDelegateProxy = applicationDelegateProxy
            return [
                #selector(UIApplicationDelegate.application(_:willFinishLaunchingWithOptions:)): {
                    applicationDelegateProxy.willFinishLaunchingWithOptions.hasHandlers
                },
                #selector(UIApplicationDelegate.application(_:didFinishLaunchingWithOptions:)): {
                    applicationDelegateProxy.didFinishLaunchingWithOptions.hasHandlers
                },
                #selector(UIApplicationDelegate.applicationDidFinishLaunching(_:)): {
                    applicationDelegateProxy.didFinishLaunching.hasHandlers
                },
                #selector(UIApplicationDelegate.application(_:open:options:)): { applicationDelegateProxy.openURL.hasHandlers },
                #selector(UIApplicationDelegate.application(_:willContinueUserActivityWithType:)): {
                    applicationDelegateProxy.willContinueActivity.hasHandlers
                },
                #selector(UIApplicationDelegate.application(_:continue:restorationHandler:)): {
                    applicationDelegateProxy.continueActivity.hasHandlers
                },
                #selector(UIApplicationDelegate.application(_:handlerFor:)): { applicationDelegateProxy.handlerForIntent.hasHandlers },
                #selector(UIApplicationDelegate.application(_:performActionFor:completionHandler:)): {
                    applicationDelegateProxy.performAction.hasHandlers
                },
                #selector(UIApplicationDelegate.application(_:performFetchWithCompletionHandler:)): {
                    applicationDelegateProxy.performFetch.hasHandlers
                },
                #selector(UIApplicationDelegate.application(_:didRegisterForRemoteNotificationsWithDeviceToken:)): {
                    applicationDelegateProxy.didRegisterForRemoteNotifications.hasHandlers
                },
                #selector(UIApplicationDelegate.application(_:didFailToRegisterForRemoteNotificationsWithError:)): {
                    applicationDelegateProxy.didFailToRegisterForRemoteNotifications.hasHandlers
                },
                #selector(UIApplicationDelegate.application(_:didReceiveRemoteNotification:fetchCompletionHandler:)): {
                    applicationDelegateProxy.didReceiveRemoteNotification.hasHandlers
                },
                #selector(UIApplicationDelegate.applicationDidBecomeActive(_:)): { applicationDelegateProxy.didBecomeActive.hasHandlers },
                #selector(UIApplicationDelegate.applicationWillResignActive(_:)): { applicationDelegateProxy.willResignActive.hasHandlers },
                #selector(UIApplicationDelegate.applicationDidEnterBackground(_:)): {
                    applicationDelegateProxy.didEnterBackground.hasHandlers
                },
                #selector(UIApplicationDelegate.applicationWillEnterForeground(_:)): {
                    applicationDelegateProxy.willEnterForeground.hasHandlers
                },
                #selector(UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:)): {
                    applicationDelegateProxy.supportedInterfaceOrientations.hasHandlers
                },
                #selector(UIApplicationDelegate.application(_:didDiscardSceneSessions:)): {
                    applicationDelegateProxy.didDiscardSceneSessions.hasHandlers
                },
                #selector(UIApplicationDelegate.applicationDidReceiveMemoryWarning(_:)): {
                    applicationDelegateProxy.didReceiveMemoryWarning.hasHandlers
                },
                #selector(UIApplicationDelegate.application(_:shouldSaveSecureApplicationState:)): {
                    applicationDelegateProxy.shouldSaveSecureApplicationState.hasHandlers
                },
                #selector(UIApplicationDelegate.application(_:shouldRestoreSecureApplicationState:)): {
                    applicationDelegateProxy.shouldRestoreSecureApplicationState.hasHandlers
                },
                #selector(UIApplicationDelegate.application(_:shouldSaveApplicationState:)): {
                    applicationDelegateProxy.shouldSaveApplicationState.hasHandlers
                },
                #selector(UIApplicationDelegate.application(_:shouldRestoreApplicationState:)): {
                    applicationDelegateProxy.shouldRestoreApplicationState.hasHandlers
                },
                #selector(UIApplicationDelegate.application(_:viewControllerWithRestorationIdentifierPath:coder:)): {
                    applicationDelegateProxy.viewControllerWithRestorationIdentifierPath.hasHandlers
                },
                #selector(UIApplicationDelegate.application(_:willEncodeRestorableStateWith:)): {
                    applicationDelegateProxy.willEncodeRestorableState.hasHandlers
                },
                #selector(UIApplicationDelegate.application(_:didDecodeRestorableStateWith:)): {
                    applicationDelegateProxy.didDecodeRestorableState.hasHandlers
                },
                #selector(UIApplicationDelegate.applicationWillTerminate(_:)): { applicationDelegateProxy.willTerminate.hasHandlers },
                #selector(UIApplicationDelegate.application(_:configurationForConnecting:options:)): {
                    applicationDelegateProxy.configurationForConnectingScene.hasHandlers
                },
            ]
        }
    }
#endif
