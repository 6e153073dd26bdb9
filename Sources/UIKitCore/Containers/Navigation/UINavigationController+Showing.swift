/// Lays out the bars and the screens of a navigation controller, and adapts the bar to scrolling.
///
/// The view contains the screens, the toolbar and the navigation bar, from back to front. Layout computes the insets
/// that the bars cover, and then sets the frames of both bars and of the visible screen. The scroll view that reaches
/// up to the bar determines the bar's height. This height is the distance between the status bar and the start of the
/// content, clamped to the collapsed and the expanded height. A greater distance stretches the bar. When dragging
/// ends, the target offset is moved so that the bar rests at a height at which no title is partly hidden.
extension UINavigationController {
    func makeNavigationView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .systemBackground
        self.view = view
        contentView.clipsToBounds = true
        contentView.backgroundColor = .systemBackground
        view.addSubview(contentView)
        view.addSubview(toolbar)
        view.addSubview(navigationBar)
        hideUnusedToolbar()
        navigationBar.goBack = { [weak self] in
            guard let self, barMayPop() else { return }
            popViewController(animated: true)
        }
        navigationBar.goBackTo = { [weak self] item in
            guard let self, barMayPop(), let target = viewControllers.first(where: { $0.navigationItem === item }) else { return }
            popToViewController(target, animated: true)
        }
        navigationBar.parts.onHeightsChange = { [weak self] in self?.layOut() }
        scrollObserver.onScroll = { [weak self] scrollView in self?.updateBars(for: scrollView) }
        scrollObserver.adjustedTargetOffset = { [weak self] scrollView, target in
            self?.adjustedTargetOffset(of: scrollView, at: target) ?? target
        }
        gestures.attach(to: view)
        // `added` is empty: screens that were added before the view was loaded have already received
        // `didMove(toParent:)`.
        showTop(after: StackChange(isPush: true, isAnimated: false, removed: [], added: [], previousStack: stack.controllers))
    }

    /// Returns whether the back button and its menu may pop. A subclass that conforms to `UINavigationBarDelegate`
    /// decides.
    private func barMayPop() -> Bool {
        guard let delegate = self as? any UINavigationBarDelegate, let item = topViewController?.navigationItem else { return true }
        return delegate.navigationBar(navigationBar, shouldPop: item)
    }

    /// The back action of the root screen. The parent of this controller provides the action.
    var parentBackAction: ParentBackAction? {
        get { navigationBar.parts.parentBackAction }
        set {
            navigationBar.parts.parentBackAction = newValue
            navigationBar.reload()
        }
    }

    // MARK: - Layout

    /// Lays out the bars over the content, and updates the safe area of the visible screen.
    func layOut() {
        guard let view = viewIfLoaded else { return }
        contentView.frame = view.bounds
        updateSheetMetrics(view)
        if let controller = stack.displayedController { updateSafeAreaInsets(controller) }
        placeNavigationBar()
        placeToolbar()
        if !stack.isMoving, let controller = stack.displayedController { controller.view.frame = screenFrame(of: controller) }
        placeSearch()
        observeScrollView()
    }

    /// Updates the bar height, which is greater at the top of a sheet.
    private func updateSheetMetrics(_ view: UIView) {
        let card = sequence(first: view, next: \.superview).first { $0 is SheetCard }
        let isOnSheet = card.map { view.convert(CGPoint.zero, to: $0).y == 0 } ?? false
        guard navigationBar.parts.isOnSheet != isOnSheet else { return }
        navigationBar.parts.isOnSheet = isOnSheet
        navigationBar.reload()
    }

    /// Positions the search controller's view over the screen that is searched.
    private func placeSearch() {
        guard let search = stack.searchController, let view = search.viewIfLoaded else { return }
        view.frame = contentView.bounds
        search.barInsets = UIEdgeInsets(
            top: hasBar ? barHeight(for: search.searchState.searchedController) : 0, left: 0,
            bottom: showsToolbar ? BarMetrics.toolbarHeight : 0, right: 0)
        if !stack.isMoving { view.isHidden = stack.displayedController !== search.searchState.searchedController }
    }

    private func placeNavigationBar() {
        let top = view.safeAreaInsets.top
        let height = barHeight(for: stack.displayedController) + stack.stretch
        let y = stack.isBarHidden ? -height - 1 : top
        navigationBar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        if stack.isBarHidden, !stack.isBarMoving { navigationBar.isHidden = true }
    }

    private func placeToolbar() {
        let height = BarMetrics.toolbarHeight + view.safeAreaInsets.bottom
        let y = view.bounds.height - (hasToolbar ? height : 0)
        toolbar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        if hasToolbar { unhideToolbar() } else if !stack.isBarMoving, !stack.isMoving { hideUnusedToolbar() }
    }

    /// Updates the safe-area insets of a screen for the bars over it.
    func updateSafeAreaInsets(_ controller: UIViewController) {
        let top = hasBar && isUnderBar(controller) ? barHeight(for: controller) : 0
        let bottom = showsToolbar && isUnderLowerBar(controller) ? BarMetrics.toolbarHeight : 0
        let scrollView = controller.contentScrollView(for: .top)
        scrollView?.scroll.expandableBarHeight = top == 0 ? 0 : heights(for: controller).expanded - top
        controller.barInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }

    /// Returns the frame of a screen's view, which extends under the bars unless the screen opts out.
    func screenFrame(of controller: UIViewController) -> CGRect {
        let top = !hasBar || isUnderBar(controller) ? 0 : view.safeAreaInsets.top + barHeight(for: controller)
        let lowerBarHeight = showsToolbar ? toolbar.frame.height : coveringTabBarHeight
        let bottom = isUnderLowerBar(controller) ? 0 : lowerBarHeight
        return contentView.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }

    // MARK: - Heights

    func heights(for controller: UIViewController?) -> BarHeights { navigationBar.heights(for: controller?.navigationItem) }

    /// Returns the height of the bar over a screen, which depends on the screen's scroll position.
    func barHeight(for controller: UIViewController?) -> CGFloat {
        let heights = heights(for: controller)
        guard let expansion = controller?.navigationItem.expansion else { return heights.expanded }
        return min(heights.collapsed + expansion, heights.expanded)
    }

    private func observeScrollView() {
        guard !stack.isMoving else { return }
        let search = stack.searchController.flatMap { $0.searchState.searchedController === stack.displayedController ? $0 : nil }
        let scrollView = search?.contentScrollView(for: .top) ?? stack.displayedController?.contentScrollView(for: .top)
        scrollObserver.observe(scrollView)
        navigationBar.setBackgroundProgress(scrollView?.scrollEdgeProgress ?? 0)
        let lowerScrollView = stack.displayedController?.contentScrollView(for: .bottom)
        toolbar.setBackgroundProgress(lowerScrollView?.bottomScrollEdgeProgress ?? 0)
    }

    // MARK: - Scrolling

    /// Adapts the height of the bar to the scroll position.
    private func updateBars(for scrollView: UIScrollView) {
        guard let controller = stack.displayedController, !stack.isMoving, hasCurrentSafeArea(scrollView) else { return }
        let heights = heights(for: controller)
        if heights.expanded > heights.collapsed, hasBar, isBelowBar(scrollView) {
            let distance = contentDistance(of: scrollView)
            controller.navigationItem.expansion = min(max(distance, heights.collapsed), heights.expanded) - heights.collapsed
            stack.stretch = max(0, distance - heights.expanded)
            layOut()
            navigationBar.layoutIfNeeded()
            navigationBar.parts.content?.updateTitle(animated: true)
        } else if stack.stretch != 0 {
            stack.stretch = 0
            layOut()
        }
        navigationBar.setBackgroundProgress(scrollView.scrollEdgeProgress)
        toolbar.setBackgroundProgress(scrollView.bottomScrollEdgeProgress)
    }

    /// Whether the safe area of a scroll view and its ancestors is up to date. Until then the scroll view's insets
    /// are too small, and the bar would collapse and never expand again.
    private func hasCurrentSafeArea(_ scrollView: UIScrollView) -> Bool {
        guard scrollView.window != nil else { return false }
        return sequence(first: scrollView as UIView, next: { $0.superview }).prefix { $0 !== view }.allSatisfy(\.isTopSafeAreaCurrent)
    }

    /// Whether a scroll view reaches up to the bar, so that its content moves with the bar.
    private func isBelowBar(_ scrollView: UIScrollView) -> Bool {
        scrollView.contentInsetAdjustmentBehavior != .never
            && scrollView.convert(scrollView.bounds, to: view).minY <= view.safeAreaInsets.top + 0.5
    }

    /// Returns the distance between the status bar and the start of the content, in points.
    private func contentDistance(of scrollView: UIScrollView) -> CGFloat {
        scrollView.convert(scrollView.bounds, to: view).minY - scrollView.contentOffset.y - scrollView.contentInset.top
            - view.safeAreaInsets.top
    }

    /// Returns the content offset at which scrolling stops, so that no large title is partly hidden.
    private func adjustedTargetOffset(of scrollView: UIScrollView, at target: CGPoint) -> CGPoint {
        guard let controller = stack.displayedController, hasBar, isBelowBar(scrollView) else { return target }
        let heights = heights(for: controller)
        let distance = contentDistance(of: scrollView) + scrollView.contentOffset.y - target.y
        guard heights.expanded > heights.collapsed, distance > heights.collapsed, distance < heights.expanded else { return target }
        return CGPoint(x: target.x, y: target.y + distance - heights.snappedHeight(near: distance))
    }

    // MARK: - Toolbar items

    func applyToolbarItems(animated: Bool) { toolbar.setItems(topViewController?.toolbarItems, animated: animated) }

    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        if controller === topViewController { applyToolbarItems(animated: animated) }
    }
}
