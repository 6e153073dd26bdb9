/// The subviews, the items and the stored settings of a navigation bar.
@MainActor struct NavigationBarParts {
    let background = BarBackground(hairlineEdge: .bottom)
    var content: NavigationBarContent?
    var items: [UINavigationItem] = []
    /// Whether the bar is at the top of a sheet.
    var isOnSheet = false
    var backgroundImages: [UIBarMetrics: UIImage] = [:]
    /// The back action of the first item; `nil` for none.
    var parentBackAction: ParentBackAction?
    /// Called when the bar's height may have changed.
    var onHeightsChange: (@MainActor () -> Void)?
}

extension UINavigationBar {
    func setUpBar() {
        accessibilityIdentifier = "NavigationBar"
        addLargeContentViewer()
        addSubview(parts.background)
        updateBackground()
    }

    // MARK: - Standalone bars

    func replaceItems(_ items: [UINavigationItem], _ animated: Bool) {
        precondition(
            goBack == nil, "UINavigationBar: the items of a navigation controller's bar were set. Set the controller's viewControllers.")
        let isPush = items.last.map { last in !parts.items.contains { $0 === last } } ?? false
        performTransition(show(items), isPush: isPush, animated)
    }

    func push(_ item: UINavigationItem, _ animated: Bool) {
        precondition(goBack == nil, "UINavigationBar: an item was pushed onto a navigation controller's bar. Push a controller.")
        guard hub.allAgree({ $0.navigationBar(self, shouldPush: item) }) else { return }
        performTransition(show(parts.items + [item]), isPush: true, animated) { [weak self] in
            guard let self else { return }
            hub.notify { $0.navigationBar(self, didPush: item) }
        }
    }

    func pop(_ animated: Bool) -> UINavigationItem? {
        precondition(goBack == nil, "UINavigationBar: an item was popped off a navigation controller's bar. Pop a controller.")
        guard parts.items.count > 1, let item = parts.items.last, hub.allAgree({ $0.navigationBar(self, shouldPop: item) }) else {
            return nil
        }
        performTransition(show(Array(parts.items.dropLast())), isPush: false, animated) { [weak self] in
            guard let self else { return }
            hub.notify { $0.navigationBar(self, didPop: item) }
        }
        return item
    }

    private func performTransition(
        _ transition: BarTransition, isPush: Bool, _ animated: Bool, _ end: @escaping @MainActor () -> Void = {}
    ) {
        invalidateIntrinsicContentSize()
        guard animated, window != nil else {
            transition.finish()
            return end()
        }
        transition.prepare(isPush: isPush)
        UIView.animate(withDuration: NavigationTransition.duration, delay: 0, options: .curveEaseOut) {
            transition.animate(isPush: isPush)
        } completion: { _ in
            transition.finish()
            end()
        }
    }

    // MARK: - Showing

    /// Replaces the items, and adds the content of the last item over the old content. Returns the transition between
    /// both contents.
    func show(_ items: [UINavigationItem]) -> BarTransition {
        for item in parts.items { item.onChange = nil }
        parts.items = items
        let item = items.last
        // The previous item is observed too, because it determines the title of the back button.
        for item in items.suffix(2) { item.onChange = { [weak self] in self?.itemDidChange() } }
        for button in (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? []) { button.applyAppearanceProxies(in: self) }
        let old = parts.content
        let new = item.map {
            NavigationBarContent($0, back: backButtonContent, navigationBarStyle: navigationBarStyle, heights: heights(for: $0))
        }
        parts.content = new
        if let new {
            new.frame = bounds
            addSubview(new)
        }
        updateBackground()
        return BarTransition(old: old, new: new)
    }

    private var backButtonContent: BackButtonContent? {
        if let item = backItem {
            let image = item.backBarButtonItem?.title == nil ? item.backBarButtonItem?.image : nil
            return BackButtonContent(
                title: item.titleForBack, image: image, titleOffset: backTitleOffset(item), mode: item.backButtonDisplayMode,
                menu: { [weak self] in self?.backMenu },
                go: { [weak self] in self?.goBackNow() })
        }
        guard let parentAction = parts.parentBackAction, !parts.items.isEmpty else { return nil }
        return BackButtonContent(title: parentAction.title, go: parentAction.go)
    }

    /// Returns the title offset of a back button: the offset of its item, or else of the appearance proxy, or else
    /// `nil`.
    private func backTitleOffset(_ item: UINavigationItem) -> UIOffset? {
        let button = item.backBarButtonItem ?? UIBarButtonItem()
        button.applyAppearanceProxies(in: self)
        return BarItemStyle.value(button.itemStyle.backTitleOffsets, isCompact: isCompact)
    }

    /// The back button's menu: the menu that the app set, or a list of the previous screens, the most recent first.
    private var backMenu: UIMenu? {
        if let menu = backItem?.backBarButtonItem?.menu { return menu }
        guard let goBackTo else { return nil }
        return UIMenu(
            children: parts.items.dropLast().reversed().map { item in
                UIAction(title: item.title ?? item.titleForBack, image: item.backBarButtonItem?.image) { _ in goBackTo(item) }
            })
    }

    private func goBackNow() {
        if let goBack { goBack() } else { _ = pop(true) }
    }

    func itemDidChange() {
        let old = parts.content?.heights
        reload()
        if old != parts.content?.heights { heightsDidChange() }
    }

    func reload() {
        guard topItem != nil else { return }
        show(parts.items).finish()
    }

    /// Updates the heights after a search began or ended, without replacing the content.
    func searchDidChange() {
        guard let item = topItem, let content = parts.content, content.item === item else { return reload() }
        content.apply(heights(for: item))
    }

    func heightsDidChange() {
        invalidateIntrinsicContentSize()
        reload()
        parts.onHeightsChange?()
    }

    func layOutParts() {
        // The background of a top-attached bar extends up to the screen's edge.
        let topExtension = barPosition == .topAttached ? frame.minY : 0
        parts.background.frame = CGRect(x: 0, y: -topExtension, width: bounds.width, height: bounds.height + topExtension)
        // The old content of a transition keeps its frame.
        parts.content?.frame = bounds
    }

    // MARK: - Heights

    var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    private var defaultRowHeight: CGFloat {
        if isCompact { return BarMetrics.compactHeight }
        if parts.isOnSheet { return BarMetrics.sheetHeight }
        return traitCollection.userInterfaceIdiom == .pad ? BarMetrics.padHeight : BarMetrics.height
    }

    func heights(for item: UINavigationItem?) -> BarHeights {
        var heights = BarHeights()
        heights.row = defaultRowHeight
        guard let item else { return heights }
        if item.prompt != nil, !isCompact { heights.prompt = BarMetrics.promptHeight }
        if showsLargeTitle(item) { heights.large = BarMetrics.largeTitleHeight }
        if let search = item.searchController {
            heights.search = search.heightInNavigationBar
            heights.keepsSearch = !item.hidesSearchBarWhenScrolling || search.isActive
            if search.isActive, search.hidesNavigationBarDuringPresentation {
                heights.row = 0
                heights.large = 0
                heights.prompt = 0
            }
        }
        return heights
    }

    private func showsLargeTitle(_ item: UINavigationItem) -> Bool {
        guard prefersLargeTitles, !isCompact else { return false }
        let below = parts.items.prefix { $0 !== item }
        let mode = ([item] + below.reversed()).map(\.largeTitleDisplayMode).first { $0 != .automatic } ?? .always
        return mode == .always
    }
}
