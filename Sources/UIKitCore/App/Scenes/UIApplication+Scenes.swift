import Foundation
import Platform

/// Scenes beyond the first one.
extension UIApplication {
    /// Whether a person may have several windows of the app: its Info.plist says so in `UIApplicationSupportsMultipleScenes`, in the scene
    /// manifest, and the back end has windows. A browser's page is one window.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/supportsmultiplescenes
    public var supportsMultipleScenes: Bool { AppInfo.current.hasSeveralScenes && host?.backend.opensFurtherWindows == true }

    /// The sessions of all scenes, with those that have no window just now: what was open when the app ended is found here when it is run
    /// again, and comes back when the app asks for it.
    public var openSessions: Set<UISceneSession> { Set(scenes.map(\.session) + restingSessions) }

    /// Brings a scene to the person: an existing one, which is told to go on with an activity, or one in a new window.
    ///
    /// A new scene is connected before this returns, and finds the activity in its connection options.
    ///
    /// - Parameters:
    ///   - sceneSession: the session; `nil` for a new one.
    ///   - userActivity: what the scene is to show; `nil` for nothing of that kind.
    ///   - options: nothing so far.
    ///   - errorHandler: called later on the main actor if there is no such scene, with a ``UISceneError``.
    /// > Difference from Apple: a window that is open already is not raised above those of other programs, which is the desktop's to do.
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

    /// Ends a scene for good: its window closes, and ``UIApplicationDelegate/application(_:didDiscardSceneSessions:)`` is called.
    ///
    /// - Parameters:
    ///   - sceneSession: the session.
    ///   - options: nothing so far.
    ///   - errorHandler: called later on the main actor if the session is gone, or is that of the main window.
    /// > Difference from Apple: the main window stays: the app ends with it.
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

    // MARK: - What it takes

    private func activate(_ session: UISceneSession?, _ activity: NSUserActivity?) throws(UISceneError) {
        if let session, !openSessions.contains(session) { throw UISceneError(.requestDenied) }
        if let scene = session?.scene as? UIWindowScene {
            bringBack(scene)
            guard let activity else { return }
            scene.hub.tell { $0.scene(scene, willContinueUserActivityWithType: activity.activityType) }
            return scene.hub.tell { $0.scene(scene, continue: activity) }
        }
        guard supportsMultipleScenes, let host else { throw UISceneError(.multipleScenesNotSupported) }
        try open(session ?? makeSession(), activity, host)
    }

    private func makeSession() -> UISceneSession {
        let taken = Set(openSessions.filter { $0.role == .windowApplication }.map(\.number))
        let number = (1...).first { !taken.contains($0) } ?? taken.count
        return UISceneSession(role: .windowApplication, number: number)
    }

    /// Opens a window of the main one's size for a session, and takes its scene to where the others are.
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
        restingSessions.removeAll { $0 === session }
        let options = UIScene.ConnectionOptions(activity: activity)
        let scene = makeScene(session, on: surface, options)
        scene.connect(options)
        scene.enterForeground()
        if host.state == .active { scene.becomeActive() }
        host.frameLoop.setNeedsFrame()
    }

    /// The sessions of further windows that were kept, as long as the app is one that has such.
    func takeUpSessions() {
        guard supportsMultipleScenes, let store = host?.sceneStore else { return }
        let role = UISceneSession.Role.windowApplication
        let prefix = "\(role.rawValue) "
        let numbers = store.names.compactMap { $0.hasPrefix(prefix) ? Int($0.dropFirst(prefix.count)) : nil }
        for number in numbers.sorted() where number > 0 {
            restingSessions.append(UISceneSession(role: role, number: number, store: store))
        }
    }

    /// Forgets sessions for good, and tells the delegate.
    func discard(_ sessions: Set<UISceneSession>) {
        for session in sessions {
            restingSessions.removeAll { $0 === session }
            host?.sceneStore?.forget(session.storeName)
        }
        hub.tell { $0.application(self, didDiscardSceneSessions: sessions) }
    }
}
