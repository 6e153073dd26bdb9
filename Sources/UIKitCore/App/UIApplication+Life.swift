extension UIApplication {
    /// Notifies the delegate of the launch, and connects and activates the scenes. Events are delivered afterwards.
    func launch() {
        let window = loadMainStoryboard()
        // With a scene manifest, the connection options contain the URL and the shortcut item instead.
        let url = AppInfo.current.hasManifest ? nil : host?.launchURL
        let shortcut = AppInfo.current.hasManifest ? nil : host?.launchShortcut.map(shortcutItem)
        var options: [LaunchOptionsKey: Any]? = url.map { [.url: $0] }
        if let shortcut { options = (options ?? [:]).merging([.shortcutItem: shortcut]) { $1 } }
        let canOpenFromWillFinish = hub.allAgree { $0.application(self, willFinishLaunchingWithOptions: options) }
        let stateReader = restoreSavedState()
        let canOpenFromDidFinish = hub.allAgree { $0.application(self, didFinishLaunchingWithOptions: options) }
        // The delegate may have replaced this window with a window that it created.
        if let window, delegate?.window === window { window.makeKeyAndVisible() }
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
        for scene in scenes { scene.connect(connectionOptions(scene.session)) }
        for scene in scenes { scene.enterForeground() }
        if canOpenFromWillFinish, canOpenFromDidFinish, !hasSceneDelegates {
            if let url { _ = hub.value(false) { $0.application(self, open: url, options: [.openInPlace: false]) } }
            if let shortcut { notify(shortcut) }
        }
        stateReader?.finish()
        checkRootControllers()
        setActive(true)
        host?.systemInterruptions.didLaunch()
        if let store = host?.sceneStore { host?.frameLoop.runAfterFrame { store.didRestore() } }
    }

    /// Traps if a visible window has no root controller, because it would stay black. UIKit raises an exception in
    /// this case.
    private func checkRootControllers() {
        for window in windows where !window.isHidden && !window.containsInputView {
            precondition(
                window.rootViewController != nil,
                "UIApplication: \(window) has no root view controller at the end of the launch, but application windows are expected to "
                    + "have one. Set rootViewController before makeKeyAndVisible().")
        }
    }

    /// Creates a scene for each screen, before the delegate is first called.
    func makeScenes(_ surfaces: [ScreenSurface]) {
        for (index, surface) in surfaces.enumerated() {
            let role: UISceneSession.Role = index == 0 ? .windowApplication : .windowExternalDisplayNonInteractive
            let session = UISceneSession(role: role, number: max(0, index - 1), store: host?.sceneStore)
            makeScene(session, on: surface, connectionOptions(session))
        }
        restoreSceneSessions()
    }

    @discardableResult func makeScene(
        _ session: UISceneSession, on surface: ScreenSurface, _ options: UIScene.ConnectionOptions
    ) -> UIWindowScene {
        let scene = UIWindowScene(session: session, connectionOptions: options)
        scene.surface = surface
        surface.scene = scene
        scenes.append(scene)
        return scene
    }

    /// Returns the connection options of a session. Those of the main session contain the URL and the shortcut item
    /// of the launch.
    private func connectionOptions(_ session: UISceneSession) -> UIScene.ConnectionOptions {
        guard session.isMain else { return UIScene.ConnectionOptions() }
        let contexts = host?.launchURL.map { [UIOpenURLContext($0)] } ?? []
        return UIScene.ConnectionOptions(Set(contexts), shortcut: host?.launchShortcut.map(shortcutItem))
    }

    /// Whether a scene has a delegate. If so, life-cycle events are sent to scene delegates.
    var hasSceneDelegates: Bool { scenes.contains { $0.delegate != nil } }

    /// Activates or deactivates the app and its scenes.
    ///
    /// - Parameter scene: The scene of the window that was activated. The scene moves to the foreground if necessary.
    func setActive(_ isActive: Bool, by scene: UIWindowScene? = nil) {
        if isActive, let scene { moveToForeground(scene) }
        guard let host, host.state != (isActive ? .active : .inactive) else { return }
        if isActive {
            host.state = .active
            for scene in scenes where scene.activationState == .foregroundInactive { scene.becomeActive() }
            if !hasSceneDelegates { hub.notify { $0.applicationDidBecomeActive(self) } }
            NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
        } else if host.state == .active {
            for scene in scenes where scene.activationState == .foregroundActive { scene.resignActive() }
            if !hasSceneDelegates { hub.notify { $0.applicationWillResignActive(self) } }
            NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
            host.state = .inactive
        }
    }

    /// Sends a memory warning to the delegate, the observers of the notification, and the controllers on all screens.
    package func sendMemoryWarning() {
        hub.notify { $0.applicationDidReceiveMemoryWarning(self) }
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
        for controller in windows.compactMap(\.rootViewController) { controller.passOnMemoryWarning() }
    }

    /// Notifies the app of its termination. Moves scenes to the background first, because apps save their data then.
    func notifyTermination() {
        setActive(false)
        for scene in scenes { moveToBackground(scene) }
        for scene in scenes { scene.disconnect() }
        hub.notify { $0.applicationWillTerminate(self) }
        NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
    }
}

extension UIViewController {
    /// Sends a memory warning to this controller, its children, and presented controllers.
    fileprivate func passOnMemoryWarning() {
        let childControllers = children
        let presented = modal.presentation?.presented
        didReceiveMemoryWarning()
        for child in childControllers { child.passOnMemoryWarning() }
        presented?.passOnMemoryWarning()
    }
}

extension ApplicationHost {
    /// Activates or deactivates the app after one of its windows gained or lost the focus. The app remains inactive
    /// under an alert of the system.
    func setActive(_ isActive: Bool, by scene: UIWindowScene?) {
        guard systemInterruptions.defersActivation(isActive) else { return application.setActive(isActive, by: scene) }
        if isActive, let scene { application.moveToForeground(scene) }
    }
}
