#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension SceneDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var sceneDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let sceneDelegateProxy = sceneDelegateProxy
            return [
                #selector(UIWindowSceneDelegate.windowScene(_:performActionFor:completionHandler:)): {
                    sceneDelegateProxy.performAction.hasHandlers
                },
                #selector(UIWindowSceneDelegate.windowScene(_:didUpdate:interfaceOrientation:traitCollection:)): {
                    sceneDelegateProxy.didUpdateGeometry.hasHandlers
                },
                #selector(UISceneDelegate.scene(_:willConnectTo:options:)): { sceneDelegateProxy.willConnectTo.hasHandlers },
                #selector(UISceneDelegate.sceneDidDisconnect(_:)): { sceneDelegateProxy.didDisconnect.hasHandlers },
                #selector(UISceneDelegate.sceneWillEnterForeground(_:)): { sceneDelegateProxy.willEnterForeground.hasHandlers },
                #selector(UISceneDelegate.sceneDidBecomeActive(_:)): { sceneDelegateProxy.didBecomeActive.hasHandlers },
                #selector(UISceneDelegate.sceneWillResignActive(_:)): { sceneDelegateProxy.willResignActive.hasHandlers },
                #selector(UISceneDelegate.sceneDidEnterBackground(_:)): { sceneDelegateProxy.didEnterBackground.hasHandlers },
                #selector(UISceneDelegate.stateRestorationActivity(for:)): { sceneDelegateProxy.stateRestorationActivity.hasHandlers },
                #selector(UISceneDelegate.scene(_:restoreInteractionStateWith:)): {
                    sceneDelegateProxy.restoreInteractionState.hasHandlers
                },
                #selector(UISceneDelegate.scene(_:openURLContexts:)): { sceneDelegateProxy.openURLContexts.hasHandlers },
                #selector(UISceneDelegate.scene(_:willContinueUserActivityWithType:)): {
                    sceneDelegateProxy.willContinueActivity.hasHandlers
                },
                #selector(UISceneDelegate.scene(_:continue:)): { sceneDelegateProxy.continueActivity.hasHandlers },
                #selector(UISceneDelegate.scene(_:didUpdate:)): { sceneDelegateProxy.didUpdateActivity.hasHandlers },
            ]
        }
    }
#endif
