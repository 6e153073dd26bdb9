extension UIApplication {
    /// Opens URLs in the running app. Passes all URLs to the main scene's delegate, or without scene delegates,
    /// passes them one by one to the app's delegate. A URL that an interceptor consumes is not passed.
    ///
    /// - Returns: Whether a URL was opened; always `true` with scene delegates, which return no result.
    package func receive(_ urls: [URL]) -> Bool {
        let urls = urls.filter { host?.urlInterceptors.consume($0) != true }
        guard !urls.isEmpty else { return true }
        guard hasSceneDelegates, let scene = scenes.first else {
            return urls.reduce(false) { isOpen, url in
                hub.value(false) { $0.application(self, open: url, options: [.openInPlace: false]) } || isOpen
            }
        }
        scene.hub.notify { $0.scene(scene, openURLContexts: Set(urls.map(UIOpenURLContext.init))) }
        return true
    }

    /// Continues an activity in the running app.
    ///
    /// - Returns: Whether the activity is continued; always `true` with scene delegates, which return no result.
    package func receive(_ activity: NSUserActivity) -> Bool {
        guard hasSceneDelegates, let scene = scenes.first else {
            _ = hub.value(false) { $0.application(self, willContinueUserActivityWithType: activity.activityType) }
            return hub.value(false) {
                $0.application(self, continue: activity) { objects in
                    for object in objects ?? [] { object.restoreUserActivityState(activity) }
                }
            }
        }
        scene.hub.notify { $0.scene(scene, willContinueUserActivityWithType: activity.activityType) }
        scene.hub.notify { $0.scene(scene, continue: activity) }
        return true
    }

    /// Brings the app to the foreground, and continues an activity in it.
    ///
    /// - Returns: Whether the activity is continued.
    package func open(_ activity: NSUserActivity) -> Bool {
        enterForeground()
        return receive(activity)
    }

    /// Brings an app in the background to the foreground.
    package func enterForeground() {
        guard applicationState == .background, let session = host?.systemScene?.session else { return }
        requestSceneSessionActivation(session, userActivity: nil, options: nil)
    }

    /// The object with which the app handles an intent; `nil` for an intent that the app does not handle.
    package func handler(for intent: INIntent) -> Any? { hub.value(nil) { $0.application(self, handlerFor: intent) } }
}
