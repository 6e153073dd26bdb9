extension ScreenSurface {
    /// How the interface stands: the display's shape says upright or on its side, the device which of the two.
    var interfaceOrientation: UIInterfaceOrientation {
        let isWide = metrics.size.width > metrics.size.height
        let held = applicationHost.flatMap { UIInterfaceOrientation(on: $0.deviceOrientation) }
        if let held, held.isLandscape == isWide { return held }
        return isWide ? .landscapeRight : .portrait
    }

    /// Whether the display is the device's own, which is held upright or on its side. Further displays stand as they are.
    private var isHeld: Bool { applicationHost.map { $0.mainScreen === screen } ?? true }

    /// What the application and the controller on top allow together.
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

    /// The device was turned: the interface turns with it where the controller on top wants that and can stand so.
    func followDevice(_ orientation: UIDeviceOrientation) {
        wantedOrientations = nil
        guard isHeld, let wanted = UIInterfaceOrientation(on: orientation) else { return }
        guard wanted.isLandscape != interfaceOrientation.isLandscape else { return }
        guard frontWindow?.rootViewController?.topCoveringScreen.shouldAutorotate ?? true else { return }
        if supportedOrientations.contains(wanted.mask) { window.turn() }
    }

    /// Another controller is on top, or what it supports changed: where it cannot stand as the display does, the display turns.
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
    /// The last of the controllers presented over this one, and this one, whose view has the whole screen to itself.
    var topCoveringScreen: UIViewController { lastPresented(where: \.coversScreen) }

    /// The last of those presented over this controller, and of it itself, for which something holds.
    func lastPresented(where holds: (UIViewController) -> Bool) -> UIViewController {
        var (last, found) = (self, self)
        while let next = last.modal.presentation?.presented, !next.isBeingDismissed {
            last = next
            if holds(next) { found = next }
        }
        return found
    }

    /// Whether nothing is seen of what lies below.
    var coversScreen: Bool { modal.placement.map { $0.shouldRemovePresentersView && $0.shouldPresentInFullscreen } ?? false }

    /// All on tablets, all but upside down on phones.
    package var usualOrientations: UIInterfaceOrientationMask { traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }

    /// Upright if the screen can stand so, else the first that it can.
    package var firstSupportedOrientation: UIInterfaceOrientation {
        supportedInterfaceOrientations.first ?? .portrait
    }

    /// Says that ``supportedInterfaceOrientations`` answers otherwise now. Where the screen cannot stay as it is, it is turned.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofsupportedinterfaceorientations()
    public func setNeedsUpdateOfSupportedInterfaceOrientations() { setNeedsChrome() }
}
