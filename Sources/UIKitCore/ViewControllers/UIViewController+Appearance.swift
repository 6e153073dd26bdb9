extension UIViewController {
    /// Begins the appearance or disappearance of the controller and its visible children.
    func beginTransition(_ isAppearing: Bool, _ animated: Bool) {
        appearance.isAnimated = animated
        if isAppearing {
            guard appearance.phase == .disappeared || appearance.phase == .disappearing else { return }
            loadViewIfNeeded()
            appearance.phase = .appearing
            appearance.hasNotifiedAppearing = false
            appearance.isLeaving = false
            viewWillAppear(animated)
            notifyObservers(.willAppear(animated))
            setNeedsChrome()
            // Without this call, a view that stayed in the window would not be laid out.
            if loaded?.window != nil { loaded?.setNeedsLayout() }
        } else {
            guard appearance.phase == .appeared || appearance.phase == .appearing else { return }
            appearance.phase = .disappearing
            appearance.isEntering = false
            setNeedsChrome()
            viewWillDisappear(animated)
            notifyObservers(.willDisappear(animated))
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where isShowing(child) { child.beginTransition(isAppearing, animated) }
    }

    /// Ends the appearance or disappearance in progress of the controller and its children.
    func endTransition() {
        switch appearance.phase {
        case .appearing:
            notifyIsAppearing()
            appearance.phase = .appeared
            setNeedsChrome()
            viewDidAppear(appearance.isAnimated)
            notifyObservers(.didAppear(appearance.isAnimated))
            appearance.isEntering = false
        case .disappearing:
            appearance.phase = .disappeared
            setNeedsChrome()
            viewDidDisappear(appearance.isAnimated)
            notifyObservers(.didDisappear(appearance.isAnimated))
            appearance.isLeaving = false
        case .disappeared, .appeared: return
        }
        if shouldAutomaticallyForwardAppearanceMethods {
            for child in children where child.isViewLoaded { child.endTransition() }
        }
        // The children come first, so that the innermost of the controllers that can become first responder does so.
        if appearance.phase == .appeared { becomeFirstResponderIfFree() }
    }

    /// Called before each layout. The first layout after the view entered its window calls `viewIsAppearing(_:)`.
    func handleLayout(_ willLayout: () -> Void) {
        if loaded?.window != nil { notifyIsAppearing() }
        willLayout()
    }

    private func notifyIsAppearing() {
        guard appearance.phase == .appearing, !appearance.hasNotifiedAppearing else { return }
        appearance.hasNotifiedAppearing = true
        viewIsAppearing(appearance.isAnimated)
        notifyObservers(.isAppearing(appearance.isAnimated))
    }

    private func isShowing(_ child: UIViewController) -> Bool {
        guard let view = child.viewIfLoaded, let container = loaded else { return false }
        return view.isDescendant(of: container)
    }

    // MARK: - Automatic transitions of views that the app adds and removes

    func handleWillMove(to window: UIWindow?) {
        if window != nil {
            guard appearance.phase == .disappeared, parent.map(\.forwardsAppearance) ?? true else { return }
            // The presentation may have added the view itself. The presentation then also ends the transition.
            if let presentation = modal.presentedBy, presentation.phase == .presenting {
                return beginAppearanceTransition(true, animated: presentation.isAnimated)
            }
            appearance.isDrivenByWindowChange = true
            beginTransition(true, false)
        } else if appearance.phase == .appeared || appearance.phase == .appearing, parent.map(\.forwardsAppearance) ?? true {
            appearance.isDrivenByWindowChange = true
            beginTransition(false, false)
        }
    }

    func handleDidMove(to window: UIWindow?) {
        // The bars' insets take effect now, because a view outside a window has no safe area.
        if insetsAddedToSafeArea != .zero { loaded?.superviewSafeAreaDidChange() }
        // Without this call, a view that enters the window again with the same size would not be laid out.
        if window != nil, appearance.phase == .appearing { loaded?.setNeedsLayout() }
        guard appearance.isDrivenByWindowChange else { return }
        appearance.isDrivenByWindowChange = false
        guard window != nil else { return endTransition() }
        FrameLoop.current.runAfterFrame { [weak self] in self?.endTransition() }
    }

    private var forwardsAppearance: Bool {
        shouldAutomaticallyForwardAppearanceMethods && (appearance.phase == .appeared || appearance.phase == .appearing)
    }
}
