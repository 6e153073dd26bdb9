import Foundation

extension UIApplication {
    /// Moves a scene to the foreground or background after its window was shown or hidden.
    func setVisible(_ isVisible: Bool, _ scene: UIWindowScene?) {
        guard let scene, (scene.activationState == .background) == isVisible else { return }
        if isVisible { moveToForeground(scene) } else { moveToBackground(scene) }
    }

    /// Moves a scene to the foreground, and activates the scene if the app is active.
    func moveToForeground(_ scene: UIWindowScene) {
        guard scene.activationState == .background else { return }
        enterForeground(scene)
        if host?.state == .active { scene.becomeActive() }
    }

    func moveToBackground(_ scene: UIWindowScene) {
        guard scene.activationState != .unattached, scene.activationState != .background else { return }
        // The user may continue in another window of the app.
        let isActiveElsewhere = scenes.contains { $0 !== scene && $0.activationState == .foregroundActive }
        if !isActiveElsewhere { setActive(false) } else if scene.activationState == .foregroundActive { scene.resignActive() }
        scene.enterBackground()
        guard let host, scenes.allSatisfy({ $0.activationState == .background }) else { return }
        host.state = .background
        if !hasSceneDelegates { hub.notify { $0.applicationDidEnterBackground(self) } }
        saveState()
        NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
        scheduleFetch()
    }

    private func enterForeground(_ scene: UIWindowScene) {
        guard let host else { return }
        let wasInBackground = host.state == .background
        scene.enterForeground()
        scene.activationState = .foregroundInactive
        guard wasInBackground else { return }
        stopFetching()
        if !hasSceneDelegates { hub.notify { $0.applicationWillEnterForeground(self) } }
        NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
        host.state = .inactive
    }
}

extension UIApplication {
    /// Posted after all of the app's windows have moved to the background.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Posted before the first of the app's windows moves to the foreground.
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
}
