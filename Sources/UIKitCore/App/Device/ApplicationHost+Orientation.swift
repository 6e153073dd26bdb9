extension ApplicationHost {
    /// The orientation of the device: the orientation that was set, or else the one that matches the shape of the
    /// main screen.
    var deviceOrientation: UIDeviceOrientation {
        if let deviceOrientationOverride { return deviceOrientationOverride }
        let size = mainScreen.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// Rotates the device on behalf of the user. The interface rotates if its controllers support the orientation.
    package func rotateDevice(to orientation: UIDeviceOrientation) {
        let oldOrientation = deviceOrientation
        deviceOrientationOverride = orientation
        if orientation != oldOrientation { UIDevice.current.orientationDidChange() }
        mainScreen.surface?.rotateToDeviceOrientation(orientation)
        // Turning from one landscape orientation to the other does not change the screen's shape, so the update is
        // requested here.
        mainScreen.surface?.needsTraits = true
    }

    /// Sets the orientation of the device at launch. The screen already has the matching shape.
    package func setLaunchOrientation(_ orientation: UIDeviceOrientation) { deviceOrientationOverride = orientation }

    /// Stores the device's current orientation, so that it does not change when the interface rotates without the
    /// device.
    func fixDeviceOrientation() { deviceOrientationOverride = deviceOrientation }

    /// Changes the device's orientation after the user changed the shape of the main window from portrait to
    /// landscape or back.
    func shapeDidChange(on surface: ScreenSurface) {
        guard surface.screen === mainScreen else { return }
        let isWide = surface.metrics.size.width > surface.metrics.size.height
        let wasWide = surface.lastShapeIsWide
        surface.lastShapeIsWide = isWide
        let isAppRotation = surface.isAppRotation
        surface.isAppRotation = false
        guard isWide != wasWide, !isAppRotation, deviceOrientationOverride?.isLandscape != isWide else { return }
        deviceOrientationOverride = nil
        UIDevice.current.orientationDidChange()
    }
}
