extension UIApplication {
    /// The running app is to open addresses: the main scene's delegate is told of all at once, or the app's of one after the other.
    ///
    /// - Returns: whether one was opened; scenes do not say.
    package func receive(_ addresses: [URL]) -> Bool {
        guard hasSceneDelegates, let scene = scenes.first else {
            return addresses.reduce(false) { isOpen, url in
                hub.value(false) { $0.application(self, open: url, options: [.openInPlace: false]) } || isOpen
            }
        }
        scene.hub.tell { $0.scene(scene, openURLContexts: Set(addresses.map(UIOpenURLContext.init))) }
        return true
    }

    /// The running app is to go on with an activity.
    ///
    /// - Returns: whether it does; scenes do not say.
    package func receive(_ activity: NSUserActivity) -> Bool {
        guard hasSceneDelegates, let scene = scenes.first else {
            _ = hub.value(false) { $0.application(self, willContinueUserActivityWithType: activity.activityType) }
            return hub.value(false) {
                $0.application(self, continue: activity) { restoring in
                    for object in restoring ?? [] { object.restoreUserActivityState(activity) }
                }
            }
        }
        scene.hub.tell { $0.scene(scene, willContinueUserActivityWithType: activity.activityType) }
        scene.hub.tell { $0.scene(scene, continue: activity) }
        return true
    }
}
