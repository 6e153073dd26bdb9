extension ScreenSurface {
    /// The orientation of the interface. The display's shape determines whether it is portrait or landscape, and the
    /// device's orientation which side is up.
    var interfaceOrientation: UIInterfaceOrientation {
        let isWide = metrics.size.width > metrics.size.height
        let held = applicationHost.flatMap { UIInterfaceOrientation(on: $0.deviceOrientation) }
        if let held, held.isLandscape == isWide { return held }
        return isWide ? .landscapeRight : .portrait
    }

    /// Whether the display is the built-in display, which can be turned. Other displays keep their orientation.
    private var isHeld: Bool { applicationHost.map { $0.mainScreen === screen } ?? true }

    /// The orientations that both the application and the top controller support.
    var supportedOrientations: UIInterfaceOrientationMask {
        let window = frontWindow
        guard let application else { return .allButUpsideDown }
        let ofApp = application.hub.value(application.supportedInterfaceOrientations(for: window)) {
            $0.application(application, supportedInterfaceOrientationsFor: window)
        }
        guard let controller = window?.rootViewController?.topCoveringScreen else { return ofApp }
        let both = ofApp.intersection(controller.supportedInterfaceOrientations)
        if both.isEmpty {
            Diagnostics.report(
                "orientation",
                "\(type(of: controller)) supports \(controller.supportedInterfaceOrientations.rawValue) and the application \(ofApp.rawValue): "
                    + "no orientation is in both. Let supportedInterfaceOrientations name one that the application has.")
            return ofApp
        }
        return both
    }

    /// Rotates the interface with the device, if the top controller allows autorotation and supports the orientation.
    func followDevice(_ orientation: UIDeviceOrientation) {
        wantedOrientations = nil
        guard isHeld, let wanted = UIInterfaceOrientation(on: orientation) else { return }
        guard wanted.isLandscape != interfaceOrientation.isLandscape else { return }
        guard frontWindow?.rootViewController?.topCoveringScreen.shouldAutorotate ?? true else { return }
        if supportedOrientations.contains(wanted.mask) { window.turn() }
    }

    /// Rotates the interface if the top controller does not support the current orientation.
    func updateOrientation() {
        guard isHeld, frontWindow?.rootViewController != nil else { return }
        let all = supportedOrientations
        let asked = wantedOrientations.map(all.intersection) ?? all
        let supported = asked.isEmpty ? all : asked
        let held = applicationHost.flatMap { UIInterfaceOrientation(on: $0.deviceOrientation) }
        let wanted: UIInterfaceOrientation
        if let held, supported.contains(held.mask) {
            wanted = held
        } else if !supported.hasShape(of: interfaceOrientation) {
            let preferred = frontWindow?.rootViewController?.topCoveringScreen.preferredInterfaceOrientationForPresentation ?? .portrait
            wanted = asked == all || asked.contains(preferred.mask) ? preferred : supported.first ?? preferred
        } else {
            return
        }
        guard wanted != .unknown, wanted.isLandscape != interfaceOrientation.isLandscape else { return }
        turnsForApp = true
        applicationHost?.keepDeviceOrientation()
        window.turn()
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
    func lastPresented(where holds: (UIViewController) -> Bool) -> UIViewController {
        var (last, found) = (self, self)
        while let next = last.modal.presentation?.presented, !next.isBeingDismissed {
            last = next
            if holds(next) { found = next }
        }
        return found
    }

    /// Whether the presented view covers the whole screen.
    var coversScreen: Bool { modal.placement.map { $0.shouldRemovePresentersView && $0.shouldPresentInFullscreen } ?? false }

    /// The default orientations: all on tablets, all but upside down on phones.
    package var usualOrientations: UIInterfaceOrientationMask { traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }

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
