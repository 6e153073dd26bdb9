import Foundation
import Platform

/// Scenes other than the main scene.
extension UIApplication {
    /// Whether the app supports multiple windows. Its Info.plist must set `UIApplicationSupportsMultipleScenes` in
    /// the scene manifest, and the back end must support several windows. A browser page is a single window.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/supportsmultiplescenes
    public var supportsMultipleScenes: Bool { AppInfo.current.supportsMultipleScenes && host?.backend.opensFurtherWindows == true }

    /// The sessions of all scenes, including those without a window. Sessions that were open when the app ended are
    /// restored without a window, until the app activates them.
    public var openSessions: Set<UISceneSession> { Set(scenes.map(\.session) + disconnectedSessions) }

    /// Activates an existing scene, which then continues an activity, or opens a scene in a new window.
    ///
    /// A new scene is connected before the method returns. Its connection options contain the activity.
    ///
    /// - Parameters:
    ///   - sceneSession: The session; `nil` for a new session.
    ///   - userActivity: The activity that the scene continues; `nil` for none.
    ///   - options: The options; without effect.
    ///   - errorHandler: Called later on the main actor with a ``UISceneError`` if the request fails.
    /// > Difference from Apple: an open window is not raised above windows of other programs; the desktop determines
    /// > their order.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
    ) {
        do throws(UISceneError) {
            try activate(sceneSession, userActivity)
        } catch {
            Task { @MainActor in errorHandler?(error) }
        }
    }

    /// Discards a scene: closes its window, and calls
    /// ``UIApplicationDelegate/application(_:didDiscardSceneSessions:)``.
    ///
    /// - Parameters:
    ///   - sceneSession: The session.
    ///   - options: The options; without effect.
    ///   - errorHandler: Called later on the main actor if the session is already discarded or belongs to the main
    ///     window.
    /// > Difference from Apple: the main window's scene cannot be discarded, because closing that window ends the
    /// > app.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
    ) {
        guard !sceneSession.isMain, openSessions.contains(sceneSession) else {
            Task { @MainActor in errorHandler?(UISceneError(.requestDenied)) }
            return
        }
        if let surface = (sceneSession.scene as? UIWindowScene)?.surface { host?.close(surface) } else { discard([sceneSession]) }
    }

    // MARK: - Implementation

    private func activate(_ session: UISceneSession?, _ activity: NSUserActivity?) throws(UISceneError) {
        if let session, !openSessions.contains(session) { throw UISceneError(.requestDenied) }
        if let scene = session?.scene as? UIWindowScene {
            moveToForeground(scene)
            guard let activity else { return }
            scene.hub.notify { $0.scene(scene, willContinueUserActivityWithType: activity.activityType) }
            return scene.hub.notify { $0.scene(scene, continue: activity) }
        }
        guard supportsMultipleScenes, let host else { throw UISceneError(.multipleScenesNotSupported) }
        try open(session ?? makeSession(), activity, host)
    }

    private func makeSession() -> UISceneSession {
        let usedNumbers = Set(openSessions.filter { $0.role == .windowApplication }.map(\.number))
        let number = (1...).first { !usedNumbers.contains($0) } ?? usedNumbers.count
        return UISceneSession(role: .windowApplication, number: number)
    }

    /// Opens a window with the main window's size for a session, connects its scene, and activates the scene if the
    /// app is active.
    private func open(_ session: UISceneSession, _ activity: NSUserActivity?, _ host: ApplicationHost) throws(UISceneError) {
        let number = (host.frameLoop.surfaces.map(\.screen.identifier).max() ?? 0) + 1
        let display = Display(id: number, metrics: host.mainScreen.metrics)
        let surface: ScreenSurface
        do {
            surface = try host.openSurface(UIScreen(display), display)
        } catch {
            Diagnostics.report("scene.window", "There is no window for another scene: \(error)")
            throw UISceneError(.multipleScenesNotSupported)
        }
        disconnectedSessions.removeAll { $0 === session }
        let options = UIScene.ConnectionOptions(activity: activity)
        let scene = makeScene(session, on: surface, options)
        scene.connect(options)
        scene.enterForeground()
        if host.state == .active { scene.becomeActive() }
        host.frameLoop.setNeedsFrame()
    }

    /// Restores the saved sessions of all windows except the main window, if the app supports multiple scenes.
    func restoreSceneSessions() {
        guard supportsMultipleScenes, let store = host?.sceneStore else { return }
        let role = UISceneSession.Role.windowApplication
        let prefix = "\(role.rawValue) "
        let numbers = store.names.compactMap { $0.hasPrefix(prefix) ? Int($0.dropFirst(prefix.count)) : nil }
        for number in numbers.sorted() where number > 0 {
            disconnectedSessions.append(UISceneSession(role: role, number: number, store: store))
        }
    }

    /// Discards sessions, and notifies the delegate.
    func discard(_ sessions: Set<UISceneSession>) {
        for session in sessions {
            disconnectedSessions.removeAll { $0 === session }
            host?.sceneStore?.removeScene(session.storeKey)
        }
        hub.notify { $0.application(self, didDiscardSceneSessions: sessions) }
    }
}
