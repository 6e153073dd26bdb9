/// Determines the visibility of a navigation controller's bars, and shows and hides them.
extension UINavigationController {
    /// Whether the bar is visible. A bar that the app hid with `isHidden` takes no space.
    var hasBar: Bool { !stack.isBarHidden && !navigationBar.isHidden }

    /// Whether the controller has a toolbar, which the app may still hide with `isHidden`. Within a tab bar controller,
    /// `hidesBottomBarWhenPushed` hides the tab bar and not the toolbar.
    var hasToolbar: Bool {
        !stack.isToolbarHidden && (tabBarController != nil || !stack.controllers.contains(where: \.hidesBottomBarWhenPushed))
    }

    /// Whether the toolbar is visible. A toolbar that the app hid with `isHidden` takes no space.
    var showsToolbar: Bool { hasToolbar && (!toolbar.isHidden || stack.hidesToolbarView) }

    /// Hides the toolbar view if ``hasToolbar`` is `false`, and records that the app did not hide the view.
    func hideUnusedToolbar() {
        guard !hasToolbar, !toolbar.isHidden else { return }
        toolbar.isHidden = true
        stack.hidesToolbarView = true
    }

    /// Shows the toolbar again, unless the app hid it.
    func unhideToolbar() {
        guard stack.hidesToolbarView else { return }
        stack.hidesToolbarView = false
        toolbar.isHidden = false
    }

    // MARK: - Content under the bars

    func isUnderBar(_ controller: UIViewController) -> Bool {
        controller.edgesForExtendedLayout.contains(.top)
            && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    }

    /// Returns whether a screen's content extends under the toolbar, or without a toolbar, under the enclosing tab bar.
    func isUnderLowerBar(_ controller: UIViewController) -> Bool {
        guard controller.edgesForExtendedLayout.contains(.bottom) else { return false }
        if controller.extendedLayoutIncludesOpaqueBars { return true }
        return showsToolbar ? toolbar.isTranslucent : tabBarController?.tabBar.isTranslucent ?? true
    }

    /// The height of the tab bar that covers the lower edge of the view, in points; 0 if a pushed screen hides the
    /// tab bar.
    var coveringTabBarHeight: CGFloat {
        guard barInsets.bottom > 0, !stack.controllers.contains(where: \.hidesBottomBarWhenPushed) else { return 0 }
        return view.safeAreaInsets.bottom
    }

    // MARK: - Showing and hiding

    func hideBar(_ isHidden: Bool, _ animated: Bool) {
        guard stack.isBarHidden != isHidden else { return }
        stack.isBarHidden = isHidden
        // Layout never sets `isHidden` to `false`, because the app may have hidden the bar.
        if !isHidden { navigationBar.isHidden = false }
        moveBars(animated)
    }

    func hideToolbar(_ isHidden: Bool, _ animated: Bool) {
        guard stack.isToolbarHidden != isHidden else { return }
        if !isHidden { applyToolbarItems(animated: false) }
        stack.isToolbarHidden = isHidden
        if !isHidden, hasToolbar {
            toolbar.isHidden = false
            stack.hidesToolbarView = false
        }
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

    func updateBarsForSizeClass() {
        guard stack.options.hidesWhenCompact else { return }
        hideBars(traitCollection.verticalSizeClass == .compact, false)
    }

    /// Hides or shows both bars. The toolbar is shown again only if it was visible before.
    func hideBars(_ areHidden: Bool, _ animated: Bool) {
        guard stack.isBarHidden != areHidden else { return }
        if areHidden { stack.options.toolbarFollowsBar = !stack.isToolbarHidden }
        setNavigationBarHidden(areHidden, animated: animated)
        if stack.options.toolbarFollowsBar { setToolbarHidden(areHidden, animated: animated) }
    }
}
