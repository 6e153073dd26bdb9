extension ApplicationHost {
    /// Closes a surface on behalf of the user. Closing the main surface terminates the application; closing another
    /// surface discards its scene.
    func close(_ surface: ScreenSurface) {
        guard surface.screen !== mainScreen else {
            terminate()
            onTerminate?()
            return
        }
        let scene = surface.scene
        if let scene { application.disconnect(scene) }
        for window in surface.appWindows { resignKeyWindow(window) }
        surface.close()
        frameLoop.remove(surface)
        if let scene, scene.session.role == .windowApplication { application.discard([scene.session]) }
        // Breaks a retain cycle: the scene retains its delegate, which retains windows, which retain the surface.
        exchange(&surface.scene, with: nil)
        removeScreen(surface.screen)
    }
}

extension UIApplication {
    /// Moves a scene to the background and disconnects it.
    fileprivate func disconnect(_ scene: UIWindowScene) {
        moveToBackground(scene)
        scene.disconnect()
        scenes.removeAll { $0 === scene }
    }
}
