extension ApplicationHost {
    /// The orientation of the device: the one to which it was turned, or the one that matches the shape of the main
    /// screen.
    var deviceOrientation: UIDeviceOrientation {
        if let heldOrientation { return heldOrientation }
        let size = mainScreen.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// Turns the device, as the user does by hand. The interface follows if its controllers support the orientation.
    package func turn(to orientation: UIDeviceOrientation) {
        let old = deviceOrientation
        heldOrientation = orientation
        if orientation != old { UIDevice.current.orientationDidChange() }
        mainScreen.surface?.followDevice(orientation)
        // Turning from one side to the other does not change the shape of the screen.
        mainScreen.surface?.needsTraits = true
    }

    /// Sets the orientation of the device at launch. The screen has the matching shape already.
    package func hold(_ orientation: UIDeviceOrientation) { heldOrientation = orientation }

    /// Keeps the device's orientation while the interface turns without the device.
    func keepDeviceOrientation() { heldOrientation = deviceOrientation }

    /// Treats a window whose shape the user changed as a device that was turned.
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
