extension UITabBarController {
    func makeTabView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .systemBackground
        self.view = view
        view.addSubview(contentView)
        view.addSubview(tabBar)
        updateItems(animated: false)
        show(displayedController(tabState.selectedController), animatorAllowed: false)
    }

    /// Replaces the visible screen. As in UIKit, the new screen receives its appearance callbacks before the old
    /// screen.
    func show(_ new: UIViewController?, animatorAllowed: Bool) {
        guard isViewLoaded else { return updateBarHiddenByPush() }
        guard new !== tabState.displayedController else { return }
        tabState.currentTransition?.end()
        let old = tabState.displayedController
        new?.loadViewIfNeeded()
        let transition = animatorAllowed ? delegateTransition(from: old, to: new) : nil
        containerCoordinator = transition?.coordinator
        exchange(&tabState.displayedController, with: new)
        let sendsCallbacks = appearance.phase == .appeared || appearance.phase == .appearing
        if sendsCallbacks {
            new?.beginAppearanceTransition(true, animated: transition != nil)
            old?.beginAppearanceTransition(false, animated: transition != nil)
        }
        updateBarHiddenByPush()
        layOut()
        guard let transition, let old, let new else { return showWithoutAnimation(new, insteadOf: old) }
        move(from: old, to: new, transition)
    }

    private func showWithoutAnimation(_ new: UIViewController?, insteadOf old: UIViewController?) {
        if let new { insert(new) }
        if let view = old?.viewIfLoaded, view.superview === contentView { view.removeFromSuperview() }
        // The old screen may still have been appearing; its appearance transition ends too.
        old?.endAppearanceTransition()
        layOut()
        let currentTransition = OngoingTransition { [weak self] in
            guard let self else { return }
            exchange(&tabState.currentTransition, with: nil)
            if appearance.phase == .appeared { new?.endAppearanceTransition() }
            layOut()
            notifySurroundingBars()
            if old != nil { UIAccessibility.screenDidChange() }
        }
        exchange(&tabState.currentTransition, with: currentTransition)
        guard view.window != nil, appearance.phase == .appeared else { return currentTransition.end() }
        FrameLoop.current.runAfterFrame { currentTransition.end() }
    }

    private func insert(_ controller: UIViewController) {
        controller.view.frame = contentView.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(controller.view)
    }

    // MARK: - Custom animations

    /// Returns the transition that the delegate's animator performs; `nil` without an animator. The delegate is
    /// called before the appearance callbacks.
    private func delegateTransition(from old: UIViewController?, to new: UIViewController?) -> ContainerTransition? {
        guard appearance.phase == .appeared, view.window != nil, let old, let new,
            let animator = hub.value(nil, { $0.tabBarController(self, animationControllerForTransitionFrom: old, to: new) })
        else { return nil }
        let interaction = hub.value(nil) { $0.tabBarController(self, interactionControllerFor: animator) }
        new.view.frame = contentView.bounds
        return ContainerTransition(in: contentView, from: old, to: new, animator: animator, interaction: interaction)
    }

    private func move(from old: UIViewController, to new: UIViewController, _ transition: ContainerTransition) {
        tabState.isMoving = true
        insert(new)
        let currentTransition = OngoingTransition { [weak self] in self?.finish(transition, from: old, to: new) }
        exchange(&tabState.currentTransition, with: currentTransition)
        transition.run { _ in currentTransition.end() }
    }

    private func finish(_ transition: ContainerTransition, from old: UIViewController, to new: UIViewController) {
        transition.abandon()
        exchange(&tabState.currentTransition, with: nil)
        tabState.isMoving = false
        exchange(&containerCoordinator, with: nil)
        let isCancelled = transition.context.transitionWasCancelled
        if isCancelled {
            tabState.selectedController = old
            tabState.displayedController = old
            selectBarItem()
            new.beginAppearanceTransition(false, animated: true)
            old.beginAppearanceTransition(true, animated: true)
        }
        let disappearingController = isCancelled ? new : old
        if let view = disappearingController.viewIfLoaded, view.superview === contentView { view.removeFromSuperview() }
        disappearingController.endAppearanceTransition()
        if appearance.phase == .appeared { tabState.displayedController?.endAppearanceTransition() }
        updateBarHiddenByPush()
        layOut()
        notifySurroundingBars()
        if !isCancelled { UIAccessibility.screenDidChange() }
    }

    /// Makes the bars of the parent controller observe the visible tab's scroll view.
    private func notifySurroundingBars() { parent?.childLayoutDidChange() }

    // MARK: - Layout

    func layOut() {
        guard let view = viewIfLoaded else { return }
        contentView.frame = view.bounds.inset(by: sidebarInsets)
        let isHidden = tabState.isBarHidden || tabState.isBarHiddenByPush || isSidebarShown
        let height = tabBar.intrinsicHeight + view.safeAreaInsets.bottom
        let y = view.bounds.height - (tabState.isBarHidden || isSidebarShown ? -1 : height)
        let x: CGFloat = tabState.isBarHiddenByPush && !tabState.isBarHidden ? hiddenBarX : 0
        if tabBar.transform.isIdentity { tabBar.frame = CGRect(x: x, y: y, width: view.bounds.width, height: height) }
        for controller in children {
            let isCovered = isUnderBar(controller) && !isHidden
            controller.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: isCovered ? tabBar.intrinsicHeight : 0, right: 0)
        }
        if !tabState.isMoving, let controller = tabState.displayedController, controller.isViewLoaded {
            controller.view.frame = area(of: controller, height: height)
        }
        observeScrollView()
        placeSidebar()
    }

    private var sidebarInsets: UIEdgeInsets {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(top: 0, left: isMirrored ? 0 : sidebarInset, bottom: 0, right: isMirrored ? sidebarInset : 0)
    }

    private var hiddenBarX: CGFloat {
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? view.bounds.width : -view.bounds.width
    }

    private func area(of controller: UIViewController, height: CGFloat) -> CGRect {
        let bounds = contentView.bounds
        guard !isUnderBar(controller), !tabState.isBarHidden, !tabState.isBarHiddenByPush, !isSidebarShown else { return bounds }
        return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
    }

    /// Returns whether a tab extends under the bar. A navigation controller does even if the bar is opaque, because
    /// it lays out its screens itself.
    private func isUnderBar(_ controller: UIViewController) -> Bool {
        guard controller.edgesForExtendedLayout.contains(.bottom) else { return false }
        return controller is UINavigationController || tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
    }

    /// Lays out the tabs, and the screens of those tabs that are navigation controllers.
    func layOutScreens() {
        layOut()
        for case let navigation as UINavigationController in children { navigation.layOut() }
    }

    private func observeScrollView() {
        let scrollView = tabState.displayedController?.contentScrollView(for: .bottom)
        scrollObserver.observe(scrollView)
        tabBar.setBackgroundProgress(scrollView?.bottomScrollEdgeProgress ?? 0)
    }

    // MARK: - Showing and hiding the bar

    /// The visible tab, or before the view is loaded, the tab that will be visible.
    private var visibleOrSelectedTab: UIViewController? { tabState.displayedController ?? displayedController(tabState.selectedController) }

    /// Whether a pushed screen hides the bar.
    private var hasPushedScreenHidingBar: Bool {
        let navigation = visibleOrSelectedTab as? UINavigationController
        return navigation?.viewControllers.contains(where: \.hidesBottomBarWhenPushed) ?? false
    }

    func updateBarHiddenByPush() {
        tabState.isBarHiddenByPush = hasPushedScreenHidingBar
        updateBarVisibility()
    }

    /// Hides the bar's view after the bar has moved out, and shows the view before the bar moves in again.
    func updateBarVisibility() {
        let isMoving = (visibleOrSelectedTab as? UINavigationController)?.stack.isMoving ?? false
        let hidesBar = tabState.isBarHiddenByPush && !isMoving
        guard hidesBar != tabState.hidesBarView, tabState.hidesBarView || !tabBar.isHidden else { return }
        tabState.hidesBarView = hidesBar
        tabBar.isHidden = hidesBar
    }

    /// Updates the bar after a push or pop in one of the tabs. Call within the animation block of an animated push or
    /// pop.
    func navigationStackDidChange(of navigation: UINavigationController) {
        guard navigation === visibleOrSelectedTab else { return }
        // The scroll view of the new screen determines the bar's background.
        observeScrollView()
        guard tabState.isBarHiddenByPush != hasPushedScreenHidingBar else { return updateBarVisibility() }
        tabState.isBarHiddenByPush.toggle()
        updateBarVisibility()
        layOut()
        tabBar.layoutIfNeeded()
    }

    func moveBar(animated: Bool) {
        guard isViewLoaded else { return }
        guard animated, view.window != nil else { return layOut() }
        UIView.animate(withDuration: 0.3) { [self] in
            layOut()
            view.layoutIfNeeded()
        }
    }
}
