/// When a navigation controller's bars are there, and how they come and go.
extension UINavigationController {
    /// Whether the bar is seen: one that the app hid by `isHidden` takes no room either.
    var hasBar: Bool { !stack.isBarHidden && !navigationBar.isHidden }

    /// Whether there is a toolbar, seen or not. A tab bar below goes in the toolbar's place.
    var hasToolbar: Bool {
        !stack.isToolbarHidden && (tabBarController != nil || !stack.controllers.contains(where: \.hidesBottomBarWhenPushed))
    }

    /// Whether the toolbar is seen: one that the app hid by `isHidden` takes no room either.
    var showsToolbar: Bool { hasToolbar && (!toolbar.isHidden || stack.hidToolbar) }

    /// Takes the toolbar away, and remembers that it was not the app that did.
    func hideToolbarWhereThereIsNone() {
        guard !hasToolbar, !toolbar.isHidden else { return }
        toolbar.isHidden = true
        stack.hidToolbar = true
    }

    /// Brings the toolbar back, unless the app hid it itself.
    func unhideToolbar() {
        guard stack.hidToolbar else { return }
        stack.hidToolbar = false
        toolbar.isHidden = false
    }

    // MARK: - What lies under them

    func isUnderBar(_ controller: UIViewController) -> Bool {
        controller.edgesForExtendedLayout.contains(.top)
            && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    }

    /// The same for the toolbar, or without one the tab bar around.
    func isUnderLowerBar(_ controller: UIViewController) -> Bool {
        guard controller.edgesForExtendedLayout.contains(.bottom) else { return false }
        if controller.extendedLayoutIncludesOpaqueBars { return true }
        return showsToolbar ? toolbar.isTranslucent : tabBarController?.tabBar.isTranslucent ?? true
    }

    /// How much of the view a tab bar takes that lies over its lower edge, and does not go with what is pushed, in points.
    var tabBarRoom: CGFloat {
        guard coveredByBar.bottom > 0, !stack.controllers.contains(where: \.hidesBottomBarWhenPushed) else { return 0 }
        return view.safeAreaInsets.bottom
    }

    // MARK: - Coming and going

    func hideBar(_ isHidden: Bool, _ animated: Bool) {
        guard stack.isBarHidden != isHidden else { return }
        stack.isBarHidden = isHidden
        // Only here: layout leaves a bar hidden that the app hid itself.
        if !isHidden { navigationBar.isHidden = false }
        moveBars(animated)
    }

    func hideToolbar(_ isHidden: Bool, _ animated: Bool) {
        guard stack.isToolbarHidden != isHidden else { return }
        if !isHidden { takeToolbarItems(animated: false) }
        stack.isToolbarHidden = isHidden
        if !isHidden, hasToolbar { (toolbar.isHidden, stack.hidToolbar) = (false, false) }
        moveBars(animated)
    }

    private func moveBars(_ animated: Bool) {
        guard animated, viewIfLoaded?.window != nil else { return layOut() }
        stack.isBarMoving = true
        UIView.animate(withDuration: Self.hideShowBarDuration) { [self] in
            layOut()
            view.layoutIfNeeded()
        } completion: { [self] _ in
            stack.isBarMoving = false
            layOut()
        }
    }

    func followCompactness() {
        guard stack.options.whenCompact else { return }
        hideBars(traitCollection.verticalSizeClass == .compact, false)
    }

    /// Hides or shows both bars; the toolbar comes back if it was there.
    func hideBars(_ areHidden: Bool, _ animated: Bool) {
        guard stack.isBarHidden != areHidden else { return }
        if areHidden { stack.options.tookToolbar = !stack.isToolbarHidden }
        setNavigationBarHidden(areHidden, animated: animated)
        if stack.options.tookToolbar { setToolbarHidden(areHidden, animated: animated) }
    }
}
