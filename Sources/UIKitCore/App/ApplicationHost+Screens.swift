import Platform

/// Screens that are connected and disconnected while the application runs.
extension ApplicationHost {
    /// Connects another screen, which the back end shows in a separate window.
    ///
    /// Posts ``UIScreen/didConnectNotification``, and then connects the screen's scene.
    /// - Throws: The error of the back end, or an error if the back end supports one window only.
    @discardableResult package func connectScreen(_ metrics: DisplayMetrics) throws(BackendError) -> UIScreen {
        guard backend.opensFurtherWindows else {
            throw .failed(operation: "connecting a screen", reason: "the back end \(backend.name) shows one window")
        }
        let number = (frameLoop.surfaces.map(\.screen.identifier).max() ?? 0) + 1
        let display = Display(id: number, metrics: metrics)
        let screen = UIScreen(display)
        let surface = try openSurface(screen, display)
        screens.append(screen)
        let usedNumbers = Set(application.openSessions.filter { $0.role == .windowExternalDisplayNonInteractive }.map(\.number))
        let session = UISceneSession(
            role: .windowExternalDisplayNonInteractive, number: (0...).first { !usedNumbers.contains($0) } ?? usedNumbers.count,
            store: sceneStore)
        let options = UIScene.ConnectionOptions()
        let scene = application.makeScene(session, on: surface, options)
        NotificationCenter.default.post(name: UIScreen.didConnectNotification, object: screen)
        scene.connect(options)
        scene.enterForeground()
        if state == .active { scene.becomeActive() }
        frameLoop.setNeedsFrame()
        return screen
    }

    /// Disconnects a screen: ends its scene, closes its window, and posts ``UIScreen/didDisconnectNotification``.
    ///
    /// - Precondition: The screen is not the main screen.
    package func disconnect(_ screen: UIScreen) {
        precondition(screen !== mainScreen, "ApplicationHost: the main screen cannot be disconnected. Terminate the application instead.")
        if let surface = screen.surface { close(surface) }
    }

    /// Removes the screen of a closed surface, and posts a notification if the screen was connected.
    func removeScreen(_ screen: UIScreen) {
        guard screens.contains(where: { $0 === screen }) else { return }
        screens.removeAll { $0 === screen }
        NotificationCenter.default.post(name: UIScreen.didDisconnectNotification, object: screen)
    }
}
