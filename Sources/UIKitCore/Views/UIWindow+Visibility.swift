import Platform

extension UIWindow {
    func setHidden(_ isHidden: Bool) {
        guard layer.isHidden != isHidden else { return }
        layer.isHidden = isHidden
        if isHidden {
            layer.removeFromSuperlayer()
            ApplicationHost.current?.resignKeyWindow(self)
        } else {
            display?.restack()
            setNeedsLayout()
            installRoot()
        }
        // Apps are not notified of windows of the system.
        if belongsToSystem || display?.launchWindow.map({ $0 === self }) == true { return }
        let name = isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification
        NotificationCenter.default.post(name: name, object: self)
    }

    func show() {
        display?.add(self)
        // The window becomes key first, so that a root controller that loads now sees it as key.
        makeKey()
        isHidden = false
    }

    /// Replaces the root controller's view in the window.
    func replaceRoot(_ old: UIViewController?) {
        old?.endPresentations()
        old?.viewIfLoaded?.removeFromSuperview()
        installRoot()
    }

    /// Loads the root controller's view and lets it fill the window, if the window is visible.
    private func installRoot() {
        guard !isHidden, let view = rootViewController?.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // The app may have added the view already.
        if view.superview !== self { insertSubview(view, at: 0) }
    }

    /// The part of the screen's safe area insets that covers this window.
    var safeAreaOfScreen: UIEdgeInsets {
        guard let metrics = display?.metrics else { return .zero }
        let area = metrics.safeArea
        let windowFrame = frame
        // Where the window extends beyond the screen, its inset is at most the screen's.
        func overlap(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, inset - max(0, distance)) }
        return UIEdgeInsets(
            top: overlap(area.top, windowFrame.minY), left: overlap(area.left, windowFrame.minX),
            bottom: overlap(area.bottom, metrics.size.height - windowFrame.maxY),
            right: overlap(area.right, metrics.size.width - windowFrame.maxX))
    }

    var traitsOfScreen: UITraitCollection { windowScene?.traitCollection ?? screen.traitCollection }

    /// Updates the window after a change of the screen. A window that filled the screen continues to fill it.
    func screenDidChange(from old: DisplayMetrics) {
        let newBounds = screen.bounds
        let fillsScreen = frame == CGRect(origin: .zero, size: old.size)
        let update: @MainActor () -> Void = { [self] in
            if old.scale != screen.scale { propagateWindow(to: self) }
            if fillsScreen { frame = newBounds }
            superviewSafeAreaDidChange()
        }
        if fillsScreen, frame != newBounds { resize(to: newBounds, update) } else { update() }
    }

    /// Resizes the window with its root controller. A rotation is animated; resizing by the desktop is not.
    ///
    /// The window and its autoresized views have the new size at once, because animating them would leave gaps. Views
    /// placed by layout, such as bars, cells and views with constraints, animate with the transition.
    private func resize(to newFrame: CGRect, _ update: @escaping @MainActor () -> Void) {
        guard let rootViewController, rootViewController.isViewLoaded else { return update() }
        let isRotation = newFrame.width == frame.height && newFrame.height == frame.width
        let coordinator = TransitionCoordinator(in: self, duration: isRotation && !isHidden ? Self.rotationDuration : 0)
        notifySizeChange(newFrame.size, to: rootViewController, coordinator)
        coordinator.run(allowsTouches: true) { [self] in
            ViewAnimations.unanimated {
                // Traits are updated before any layout, so that content is measured only once, with the new traits.
                display?.updateTraits()
                update()
            }
            layoutIfNeeded()
        }
    }

    /// Announces the new size classes to the root controller and the presentations above it, then the new size in the
    /// same order.
    private func notifySizeChange(_ size: CGSize, to root: UIViewController, _ coordinator: TransitionCoordinator) {
        let presentations = Array(sequence(first: root) { $0.modal.presentation?.presented }).compactMap(\.modal.presentation)
        let traits = root.view.traits(under: traitsOfScreen)
        if traits.differsInSizeClasses(from: root.traitCollection) { root.willTransition(to: traits, with: coordinator) }
        for presentation in presentations {
            guard let container = presentation.visibleContainer else { continue }
            let traits = container.traits(under: traitsOfScreen)
            if traits.differsInSizeClasses(from: container.traitCollection) {
                presentation.presentationController.willTransition(to: traits, with: coordinator)
            }
        }
        root.viewWillTransition(to: size, with: coordinator)
        for presentation in presentations { presentation.presentationController.viewWillTransition(to: size, with: coordinator) }
    }

    /// The duration of a rotation in seconds: `UIApplication.statusBarOrientationAnimationDuration`.
    private static let rotationDuration: TimeInterval = 0.3

    /// Converts a point from screen coordinates to this window's coordinates.
    func convertFromScreen(_ point: CGPoint) -> CGPoint {
        guard let root = layer.superlayer else { return CGPoint(x: point.x - frame.minX, y: point.y - frame.minY) }
        return layer.convert(point, from: root)
    }

    /// Converts a point from the coordinates of `window`, or of the screen for `nil`, to this window's.
    public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        convertFromScreen(window?.convertToScreen(point) ?? point)
    }

    /// Converts a point from this window's coordinates to those of `window`, or of the screen for `nil`.
    public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        window?.convertFromScreen(convertToScreen(point)) ?? convertToScreen(point)
    }

    private func convertToScreen(_ point: CGPoint) -> CGPoint {
        guard let root = layer.superlayer else { return CGPoint(x: point.x + frame.minX, y: point.y + frame.minY) }
        return layer.convert(point, to: root)
    }
}
