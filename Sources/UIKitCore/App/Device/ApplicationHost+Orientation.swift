extension ApplicationHost {
    /// How the device is held: as it was turned, or as the main screen's shape says.
    var deviceOrientation: UIDeviceOrientation {
        if let heldOrientation { return heldOrientation }
        let size = mainScreen.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// Turns the device, as a person does with a hand. The interface follows if its controllers can stand so.
    package func turn(to orientation: UIDeviceOrientation) {
        let old = deviceOrientation
        heldOrientation = orientation
        if orientation != old { UIDevice.current.orientationDidChange() }
        mainScreen.surface?.followDevice(orientation)
        // From one side to the other, a screen keeps its shape.
        mainScreen.surface?.needsTraits = true
    }

    /// Says how the device is held when the application is launched. The screen has that shape already.
    package func hold(_ orientation: UIDeviceOrientation) { heldOrientation = orientation }

    /// The interface is about to turn without the device.
    func keepDeviceOrientation() { heldOrientation = deviceOrientation }

    /// A window that a person gave another shape stands for a device that was turned.
    func shapeDidChange(on surface: ScreenSurface) {
        guard surface.screen === mainScreen else { return }
        let isWide = surface.metrics.size.width > surface.metrics.size.height
        let wasWide = surface.lastShapeIsWide
        surface.lastShapeIsWide = isWide
        let isForApp = surface.turnsForApp
        surface.turnsForApp = false
        guard isWide != wasWide, !isForApp, heldOrientation?.isLandscape != isWide else { return }
        heldOrientation = nil
        UIDevice.current.orientationDidChange()
    }
}
