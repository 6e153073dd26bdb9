extension ApplicationHost {
    /// What a person does by closing a window: with the main one the application ends, with another that one's scene, for good.
    func close(_ surface: ScreenSurface) {
        guard surface.screen !== mainScreen else {
            terminate()
            onTerminate?()
            return
        }
        let scene = surface.scene
        if let scene { application.disconnect(scene) }
        for window in surface.windowsOfApp { giveUpKey(window) }
        surface.close()
        frameLoop.remove(surface)
        if let scene, scene.session.role == .windowApplication { application.discard([scene.session]) }
        // The scene keeps its delegate, which keeps its windows, which keep this.
        exchange(&surface.scene, with: nil)
        forget(surface.screen)
    }
}

extension UIApplication {
    /// A scene goes: it is put away first, as a person would.
    fileprivate func disconnect(_ scene: UIWindowScene) {
        goBack(scene)
        scene.disconnect()
        scenes.removeAll { $0 === scene }
    }
}
