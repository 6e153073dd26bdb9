import Foundation

extension UIApplication {
    /// A window was brought back, or put away.
    func setVisible(_ isVisible: Bool, _ scene: UIWindowScene?) {
        guard let scene, (scene.activationState == .background) == isVisible else { return }
        if isVisible { comeForward([scene]) } else { goBack(scene) }
    }

    func goBack(_ scene: UIWindowScene) {
        guard scene.activationState != .unattached, scene.activationState != .background else { return }
        setActive(false)
        scene.enterBackground()
        guard let host, scenes.allSatisfy({ $0.activationState == .background }) else { return }
        host.state = .background
        if !hasSceneDelegates { hub.tell { $0.applicationDidEnterBackground(self) } }
        NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
    }

    /// Brings scenes back that were in the background.
    func comeForward(_ returning: [UIWindowScene]) {
        guard let host else { return }
        let wasAway = host.state == .background
        for scene in returning where scene.activationState == .background {
            scene.enterForeground()
            scene.activationState = .foregroundInactive
        }
        guard wasAway else { return }
        if !hasSceneDelegates { hub.tell { $0.applicationWillEnterForeground(self) } }
        NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
        host.state = .inactive
    }
}

extension UIApplication {
    /// Posted after all of the app's windows were put away.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Posted before the first of the app's windows comes back.
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
}
