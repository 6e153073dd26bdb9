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
        hideToolbarWhereThereIsNone()
        navigationBar.goBack = { [weak self] in
            guard let self, barMayPop() else { return }
            popViewController(animated: true)
        }
        navigationBar.goBackTo = { [weak self] item in
            guard let self, barMayPop(), let target = viewControllers.first(where: { $0.navigationItem === item }) else { return }
            popToViewController(target, animated: true)
        }
        navigationBar.parts.whenHeightsChange = { [weak self] in self?.layOut() }
        follower.whenMoved = { [weak self] list in self?.follow(list) }
        follower.whenReleased = { [weak self] list, target in self?.resting(of: list, at: target) ?? target }
        gestures.attach(to: view)
        // Screens that came before the view have been told already that they are in the row.
        showTop(after: StackChange(isPush: true, isAnimated: false, gone: [], added: [], before: stack.controllers))
    }

    /// Whether a subclass that is the bar's delegate by its kind lets the back button, and the menu of that, do what they do.
    private func barMayPop() -> Bool {
        guard let own = self as? any UINavigationBarDelegate, let item = topViewController?.navigationItem else { return true }
        return own.navigationBar(navigationBar, shouldPop: item)
    }

    /// What the first screen's back button leads to.
    var outerBack: OuterBack? {
        get { navigationBar.parts.outerBack }
        set {
            navigationBar.parts.outerBack = newValue
            navigationBar.reload()
        }
    }

    // MARK: - Places

    /// Content lies under the bars, which cover its edges.
    func layOut() {
        guard let view = viewIfLoaded else { return }
        contentView.frame = view.bounds
        noteSheet(view)
        if let shown = stack.shown { cover(shown) }
        placeNavigationBar()
        placeToolbar()
        if !stack.isMoving, let shown = stack.shown { shown.view.frame = area(of: shown) }
        placeSearch()
        followList()
    }

    /// At the top of a sheet the bar is higher.
    private func noteSheet(_ view: UIView) {
        let card = sequence(first: view, next: \.superview).first { $0 is SheetCard }
        let isOnSheet = card.map { view.convert(CGPoint.zero, to: $0).y == 0 } ?? false
        guard navigationBar.parts.isOnSheet != isOnSheet else { return }
        navigationBar.parts.isOnSheet = isOnSheet
        navigationBar.reload()
    }

    /// A search lies over the screen that it searches.
    private func placeSearch() {
        guard let search = stack.search, let view = search.viewIfLoaded else { return }
        view.frame = contentView.bounds
        search.coveredByBar = UIEdgeInsets(
            top: hasBar ? barHeight(for: search.search.host) : 0, left: 0, bottom: showsToolbar ? BarMetrics.toolbar : 0, right: 0)
        if !stack.isMoving { view.isHidden = stack.shown !== search.search.host }
    }

    private func placeNavigationBar() {
        let top = view.safeAreaInsets.top
        let height = barHeight(for: stack.shown) + stack.stretch
        let y = stack.isBarHidden ? -height - 1 : top
        navigationBar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        if stack.isBarHidden, !stack.isBarMoving { navigationBar.isHidden = true }
    }

    private func placeToolbar() {
        let height = BarMetrics.toolbar + view.safeAreaInsets.bottom
        let y = view.bounds.height - (hasToolbar ? height : 0)
        toolbar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        if hasToolbar { unhideToolbar() } else if !stack.isBarMoving, !stack.isMoving { hideToolbarWhereThereIsNone() }
    }

    /// Tells a screen what the bars cover of it.
    func cover(_ controller: UIViewController) {
        let top = hasBar && isUnderBar(controller) ? barHeight(for: controller) : 0
        let bottom = showsToolbar && isUnderLowerBar(controller) ? BarMetrics.toolbar : 0
        let list = controller.contentScrollView(for: .top)
        list?.scroll.hiddenTop = top == 0 ? 0 : heights(for: controller).expanded - top
        controller.coveredByBar = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }

    /// Where a screen's view stands: under the bars too, unless it does not want to.
    func area(of controller: UIViewController) -> CGRect {
        let top = !hasBar || isUnderBar(controller) ? 0 : view.safeAreaInsets.top + barHeight(for: controller)
        let bottom = isUnderLowerBar(controller) ? 0 : showsToolbar ? toolbar.frame.height : tabBarRoom
        return contentView.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }

    // MARK: - Heights

    func heights(for controller: UIViewController?) -> BarHeights { navigationBar.heights(for: controller?.navigationItem) }

    /// The bar's height over a screen, as far as that is scrolled.
    func barHeight(for controller: UIViewController?) -> CGFloat {
        let heights = heights(for: controller)
        guard let expansion = controller?.navigationItem.expansion else { return heights.expanded }
        return min(heights.collapsed + expansion, heights.expanded)
    }

    private func followList() {
        guard !stack.isMoving else { return }
        let search = stack.search.flatMap { $0.search.host === stack.shown ? $0 : nil }
        let list = search?.contentScrollView(for: .top) ?? stack.shown?.contentScrollView(for: .top)
        follower.follow(list)
        navigationBar.setGround(list?.shareAboveTop ?? 0)
        let lower = stack.shown?.contentScrollView(for: .bottom)
        toolbar.setGround(lower?.shareBelowBottom ?? 0)
    }

    // MARK: - A list's movements

    /// Lets the bar be as long as content leaves room for.
    private func follow(_ list: UIScrollView) {
        guard let shown = stack.shown, !stack.isMoving, knowsItsBar(list) else { return }
        let heights = heights(for: shown)
        if heights.expanded > heights.collapsed, hasBar, isBelowBar(list) {
            let room = room(over: list)
            shown.navigationItem.expansion = min(max(room, heights.collapsed), heights.expanded) - heights.collapsed
            stack.stretch = max(0, room - heights.expanded)
            layOut()
            navigationBar.layoutIfNeeded()
            navigationBar.parts.content?.updateTitle(animated: true)
        } else if stack.stretch != 0 {
            stack.stretch = 0
            layOut()
        }
        navigationBar.setGround(list.shareAboveTop)
        toolbar.setGround(list.shareBelowBottom)
    }

    /// Whether everything between a list and the bar knows what is covered. Before that the list's insets leave too little room, and a bar
    /// that took it would never give it back.
    private func knowsItsBar(_ list: UIScrollView) -> Bool {
        guard list.window != nil else { return false }
        return sequence(first: list as UIView, next: { $0.superview }).prefix { $0 !== view }.allSatisfy(\.hasTakenUpperSafeArea)
    }

    /// Whether a list reaches up to the bar, so that its content moves with it.
    private func isBelowBar(_ list: UIScrollView) -> Bool {
        list.contentInsetAdjustmentBehavior != .never && list.convert(list.bounds, to: view).minY <= view.safeAreaInsets.top + 0.5
    }

    /// How much room there is between the status bar and the first of the content, in points.
    private func room(over list: UIScrollView) -> CGFloat {
        list.convert(list.bounds, to: view).minY - list.contentOffset.y - list.contentInset.top - view.safeAreaInsets.top
    }

    /// A list never comes to rest with half of a title.
    private func resting(of list: UIScrollView, at target: CGPoint) -> CGPoint {
        guard let shown = stack.shown, hasBar, isBelowBar(list) else { return target }
        let heights = heights(for: shown)
        let room = room(over: list) + list.contentOffset.y - target.y
        guard heights.expanded > heights.collapsed, room > heights.collapsed, room < heights.expanded else { return target }
        return CGPoint(x: target.x, y: target.y + room - heights.resting(near: room))
    }

    // MARK: - The toolbar's items

    func takeToolbarItems(animated: Bool) { toolbar.setItems(topViewController?.toolbarItems, animated: animated) }

    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        if controller === topViewController { takeToolbarItems(animated: animated) }
    }
}
