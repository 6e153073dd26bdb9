extension ApplicationHost {
    /// What a person does by closing a window: with the main one the application ends, with another that one's scene.
    func close(_ surface: ScreenSurface) {
        guard surface.screen !== mainScreen else {
            terminate()
            onTerminate?()
            return
        }
        if let scene = surface.scene { application.disconnect(scene) }
        for window in surface.windowsOfApp { giveUpKey(window) }
        surface.close()
        frameLoop.surfaces.removeAll { $0 === surface }
    }
}

extension UIApplication {
    /// A scene goes for good: it is put away first, as a person would.
    fileprivate func disconnect(_ scene: UIWindowScene) {
        goBack(scene)
        scene.disconnect()
        scenes.removeAll { $0 === scene }
    }
}
