extension UIViewController {
    /// Begins to appear or disappear, and forwards this to the visible children.
    func beginTransition(_ isAppearing: Bool, _ animated: Bool) {
        appearance.isAnimated = animated
        if isAppearing {
            guard appearance.phase == .gone || appearance.phase == .disappearing else { return }
            loadViewIfNeeded()
            appearance.phase = .appearing
            appearance.hasNotifiedAppearing = false
            appearance.isLeaving = false
            viewWillAppear(animated)
            notifyCompanions(.willAppear(animated))
            setNeedsChrome()
            // Without this call, a view that stayed in the window would not be laid out.
            if loaded?.window != nil { loaded?.setNeedsLayout() }
        } else {
            guard appearance.phase == .shown || appearance.phase == .appearing else { return }
            appearance.phase = .disappearing
            appearance.isEntering = false
            setNeedsChrome()
            viewWillDisappear(animated)
            notifyCompanions(.willDisappear(animated))
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where isShowing(child) { child.beginTransition(isAppearing, animated) }
    }

    /// Ends the appearance or disappearance that is in progress, and forwards this to the children.
    func endTransition() {
        switch appearance.phase {
        case .appearing:
            notifyIsAppearing()
            appearance.phase = .shown
            setNeedsChrome()
            viewDidAppear(appearance.isAnimated)
            notifyCompanions(.didAppear(appearance.isAnimated))
            appearance.isEntering = false
        case .disappearing:
            appearance.phase = .gone
            setNeedsChrome()
            viewDidDisappear(appearance.isAnimated)
            notifyCompanions(.didDisappear(appearance.isAnimated))
            appearance.isLeaving = false
        case .gone, .shown: return
        }
        if shouldAutomaticallyForwardAppearanceMethods {
            for child in children where child.isViewLoaded { child.endTransition() }
        }
        // The children come first, so that the innermost controller that can becomes first responder.
        if appearance.phase == .shown { becomeFirstResponderIfFree() }
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
        notifyCompanions(.isAppearing(appearance.isAnimated))
    }

    private func isShowing(_ child: UIViewController) -> Bool {
        guard let view = child.viewIfLoaded, let container = loaded else { return false }
        return view.isDescendant(of: container)
    }

    // MARK: - Automatic transitions of views that the app adds and removes

    func handleWillMove(to window: UIWindow?) {
        if window != nil {
            guard appearance.phase == .gone, parent.map(\.forwardsAppearance) ?? true else { return }
            // The presentation may have added the view itself. It then also ends the transition.
            if let presentation = modal.presentedBy, presentation.phase == .coming {
                return beginAppearanceTransition(true, animated: presentation.isAnimated)
            }
            appearance.isAutomatic = true
            beginTransition(true, false)
        } else if appearance.phase == .shown || appearance.phase == .appearing, parent.map(\.forwardsAppearance) ?? true {
            appearance.isAutomatic = true
            beginTransition(false, false)
        }
    }

    func handleDidMove(to window: UIWindow?) {
        // A view outside windows has no safe area, so the bars' insets take effect now.
        if insetsAddedToSafeArea != .zero { loaded?.superviewSafeAreaDidChange() }
        // Without this call, a view that enters the window again with the same size would not be laid out.
        if window != nil, appearance.phase == .appearing { loaded?.setNeedsLayout() }
        guard appearance.isAutomatic else { return }
        appearance.isAutomatic = false
        guard window != nil else { return endTransition() }
        FrameLoop.current.runAfterFrame { [weak self] in self?.endTransition() }
    }

    private var forwardsAppearance: Bool {
        shouldAutomaticallyForwardAppearanceMethods && (appearance.phase == .shown || appearance.phase == .appearing)
    }
}
