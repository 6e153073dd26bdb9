import Platform

extension UIWindow {
    func setHidden(_ isHidden: Bool) {
        guard layer.isHidden != isHidden else { return }
        layer.isHidden = isHidden
        if isHidden {
            layer.removeFromSuperlayer()
            ApplicationHost.current?.giveUpKey(self)
        } else {
            display?.restack()
            setNeedsLayout()
            installRoot()
        }
        // A launch screen is the system's: on a device no app hears of its window.
        if let display, display.launchWindow === self { return }
        let name = isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification
        NotificationCenter.default.post(name: name, object: self)
    }

    func show() {
        display?.add(self)
        // Key comes first: a root controller that loads now finds its window in charge.
        makeKey()
        isHidden = false
    }

    /// Puts another controller's view into the window.
    func replaceRoot(_ old: UIViewController?) {
        old?.endPresentations()
        old?.viewIfLoaded?.removeFromSuperview()
        installRoot()
    }

    /// Loads the root controller's view and fills the window with it, once the window shows.
    private func installRoot() {
        guard !isHidden, let view = rootViewController?.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // An app may have added it already.
        if view.superview !== self { insertSubview(view, at: 0) }
    }

    /// The edges of this window that hardware covers.
    var safeAreaOfScreen: UIEdgeInsets {
        guard let metrics = display?.metrics else { return .zero }
        let area = metrics.safeArea
        let place = frame
        // What hangs over the screen's edge is not covered any more than the edge is.
        func covered(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, inset - max(0, distance)) }
        return UIEdgeInsets(
            top: covered(area.top, place.minY), left: covered(area.left, place.minX),
            bottom: covered(area.bottom, metrics.size.height - place.maxY), right: covered(area.right, metrics.size.width - place.maxX))
    }

    var traitsOfScreen: UITraitCollection { windowScene?.traitCollection ?? screen.traitCollection }

    /// Follows the screen: a window that filled it goes on filling it.
    func screenDidChange(from old: DisplayMetrics) {
        let new = screen.bounds
        let fills = frame == CGRect(origin: .zero, size: old.size)
        let follow: @MainActor () -> Void = { [self] in
            if old.scale != screen.scale { moveTree(to: self) }
            if fills { frame = new }
            superviewSafeAreaDidChange()
        }
        if fills, frame != new { resize(to: new, follow) } else { follow() }
    }

    /// Takes the new size, and lets the root controller go along. Turning the device takes time, dragging a corner does not.
    ///
    /// The window has its new size at once, and so has what fills it by autoresizing: on its way it would leave bare strips. What layout
    /// places, such as bars, cells and views with constraints, moves with the transition.
    private func resize(to new: CGRect, _ follow: @escaping @MainActor () -> Void) {
        guard let rootViewController, rootViewController.isViewLoaded else { return follow() }
        let isTurn = new.width == frame.height && new.height == frame.width
        let coordinator = TransitionCoordinator(in: self, duration: isTurn && !isHidden ? Self.turningDuration : 0)
        announce(new.size, to: rootViewController, coordinator)
        coordinator.run(allowsTouches: true) { [self] in
            ViewAnimations.unanimated {
                // All that the screen says is known before anything is laid out: whoever measures does it once, by the new shape.
                display?.updateTraits()
                follow()
            }
            layoutIfNeeded()
        }
    }

    /// Size classes come before sizes; the root controller hears first, and what is presented over it from those who place it.
    private func announce(_ size: CGSize, to root: UIViewController, _ coordinator: TransitionCoordinator) {
        let presentations = Array(sequence(first: root) { $0.modal.presentation?.presented }).compactMap(\.modal.presentation)
        let traits = root.view.traits(under: traitsOfScreen)
        if traits.differsInSizeClasses(from: root.traitCollection) { root.willTransition(to: traits, with: coordinator) }
        for presentation in presentations {
            guard let container = presentation.containerIfShown else { continue }
            let traits = container.traits(under: traitsOfScreen)
            if traits.differsInSizeClasses(from: container.traitCollection) {
                presentation.placement.willTransition(to: traits, with: coordinator)
            }
        }
        root.viewWillTransition(to: size, with: coordinator)
        for presentation in presentations { presentation.placement.viewWillTransition(to: size, with: coordinator) }
    }

    /// How long a turn of the device takes, in seconds: `UIApplication.statusBarOrientationAnimationDuration`.
    private static let turningDuration: TimeInterval = 0.3

    /// The same place as a point of the screen, in points of this window.
    func pointFromScreen(_ point: CGPoint) -> CGPoint {
        guard let root = layer.superlayer else { return CGPoint(x: point.x - frame.minX, y: point.y - frame.minY) }
        return layer.convert(point, from: root)
    }

    /// The same place as a point of `window`, of the screen for `nil`, in points of this window.
    public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        pointFromScreen(window?.pointOnScreen(point) ?? point)
    }

    /// The same place as a point of this window, in points of `window`, of the screen for `nil`.
    public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        window?.pointFromScreen(pointOnScreen(point)) ?? pointOnScreen(point)
    }

    private func pointOnScreen(_ point: CGPoint) -> CGPoint {
        guard let root = layer.superlayer else { return CGPoint(x: point.x + frame.minX, y: point.y + frame.minY) }
        return layer.convert(point, to: root)
    }
}
