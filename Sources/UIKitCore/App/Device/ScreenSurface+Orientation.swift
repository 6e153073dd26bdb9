extension ScreenSurface {
    /// The orientation of the interface. The display's shape determines whether the orientation is portrait or
    /// landscape, and the device's orientation determines which side is up.
    var interfaceOrientation: UIInterfaceOrientation {
        let isWide = metrics.size.width > metrics.size.height
        let deviceOrientation = applicationHost.flatMap { UIInterfaceOrientation(on: $0.deviceOrientation) }
        if let deviceOrientation, deviceOrientation.isLandscape == isWide { return deviceOrientation }
        return isWide ? .landscapeRight : .portrait
    }

    /// Whether the display is the built-in display, which can be turned. Other displays keep their orientation.
    private var isBuiltInDisplay: Bool { applicationHost.map { $0.mainScreen === screen } ?? true }

    /// The orientations that both the application and the top controller support.
    var supportedOrientations: UIInterfaceOrientationMask {
        let window = frontWindow
        guard let application else { return .allButUpsideDown }
        let appOrientations = application.hub.value(application.supportedInterfaceOrientations(for: window)) {
            $0.application(application, supportedInterfaceOrientationsFor: window)
        }
        guard let controller = window?.rootViewController?.topCoveringScreen else { return appOrientations }
        let common = appOrientations.intersection(controller.supportedInterfaceOrientations)
        if common.isEmpty {
            Diagnostics.report(
                "orientation",
                "\(type(of: controller)) supports \(controller.supportedInterfaceOrientations.rawValue) and the application "
                    + "\(appOrientations.rawValue): no orientation is in both. Let supportedInterfaceOrientations name one that the application has."
            )
            return appOrientations
        }
        return common
    }

    /// Rotates the interface with the device, if the top controller allows autorotation and supports the orientation.
    func rotateToDeviceOrientation(_ orientation: UIDeviceOrientation) {
        requestedOrientations = nil
        guard isBuiltInDisplay, let target = UIInterfaceOrientation(on: orientation) else { return }
        guard target.isLandscape != interfaceOrientation.isLandscape else { return }
        guard frontWindow?.rootViewController?.topCoveringScreen.shouldAutorotate ?? true else { return }
        if supportedOrientations.contains(target.mask) { window.rotate() }
    }

    /// Rotates the interface if the top controller does not support the current orientation.
    func updateOrientation() {
        guard isBuiltInDisplay, frontWindow?.rootViewController != nil else { return }
        let allSupported = supportedOrientations
        let requestedMask = requestedOrientations.map(allSupported.intersection) ?? allSupported
        let candidates = requestedMask.isEmpty ? allSupported : requestedMask
        let deviceOrientation = applicationHost.flatMap { UIInterfaceOrientation(on: $0.deviceOrientation) }
        let target: UIInterfaceOrientation
        if let deviceOrientation, candidates.contains(deviceOrientation.mask) {
            target = deviceOrientation
        } else if !candidates.hasShape(of: interfaceOrientation) {
            let preferredOrientation =
                frontWindow?.rootViewController?.topCoveringScreen.preferredInterfaceOrientationForPresentation ?? .portrait
            target =
                requestedMask == allSupported || requestedMask.contains(preferredOrientation.mask)
                ? preferredOrientation : candidates.first ?? preferredOrientation
        } else {
            return
        }
        guard target != .unknown, target.isLandscape != interfaceOrientation.isLandscape else { return }
        isAppRotation = true
        applicationHost?.fixDeviceOrientation()
        window.rotate()
    }

    /// The frontmost of the app's windows that fill the screen.
    var frontWindow: UIWindow? {
        windows.last { !$0.isHidden && $0.windowLevel == .normal && $0.rootViewController != nil && $0.bounds.size == metrics.size }
    }
}

extension UIViewController {
    /// The last controller in the chain of presentations from this controller whose view covers the whole screen, or
    /// else this controller.
    var topCoveringScreen: UIViewController { lastPresented(where: \.coversScreen) }

    /// Returns the last controller in the chain of presentations from this controller that satisfies a condition, or
    /// else this controller.
    func lastPresented(where condition: (UIViewController) -> Bool) -> UIViewController {
        var current = self
        var match = self
        while let next = current.modal.presentation?.presented, !next.isBeingDismissed {
            current = next
            if condition(next) { match = next }
        }
        return match
    }

    /// Whether the presented view covers the whole screen.
    var coversScreen: Bool { modal.presentationController.map { $0.shouldRemovePresentersView && $0.shouldPresentInFullscreen } ?? false }

    /// The default orientations: all on tablets, all but upside down on phones.
    package var defaultSupportedOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// Portrait if supported, else the first supported orientation.
    package var firstSupportedOrientation: UIInterfaceOrientation {
        supportedInterfaceOrientations.first ?? .portrait
    }

    /// Notifies the system that ``supportedInterfaceOrientations`` changed. Rotates the interface if its current
    /// orientation is no longer supported.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller
    public func setNeedsUpdateOfSupportedInterfaceOrientations() { setNeedsChrome() }
}
