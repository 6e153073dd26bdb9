extension UISplitViewController {
    func makeSplitView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .systemBackground
        self.view = view
        dimming.backgroundColor = .black
        dimming.alpha = 0
        dimming.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("dimmingTapped:", UISplitViewController.dimmingTapped)))
        edgeDrag.addTarget(self, action: Selector("dragged:", UISplitViewController.dragged))
        view.addGestureRecognizer(edgeDrag)
    }

    private func dimmingTapped(_ tap: UITapGestureRecognizer) { applyDisplayMode(.secondaryOnly, animated: true) }

    private func dragged(_ drag: UIScreenEdgePanGestureRecognizer) {
        switch drag.state {
        case .began:
            guard presentsWithGesture, !isCollapsed, displayMode == .secondaryOnly else { return }
            split.isDraggedOpen = true
            hub.notify { $0.splitViewControllerInteractivePresentationGestureWillBegin(self) }
            reveal(style == .tripleColumn ? .supplementary : .primary)
        case .ended, .cancelled, .failed:
            guard split.isDraggedOpen else { return }
            split.isDraggedOpen = false
            hub.notify { $0.splitViewControllerInteractivePresentationGestureDidEnd(self) }
        default: break
        }
    }

    // MARK: - Setting

    func adoptAll(_ controllers: [UIViewController]) {
        precondition(
            style == .unspecified || controllers.count <= 3,
            "UISplitViewController: \(controllers.count) controllers for columns. Set them by setViewController(_:for:).")
        let columns: [Column] =
            style == .tripleColumn && controllers.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for (column, controller) in zip(columns, controllers) { put(controller, column) }
        for column in columns.dropFirst(controllers.count) { put(nil, column) }
    }

    func put(_ controller: UIViewController?, _ column: Column) {
        guard split.given[column] !== controller else { return }
        let wasCollapsed = isCollapsed && split.hasSize
        if wasCollapsed, style != .unspecified, column != .primary { return putCollapsed(controller, column) }
        if wasCollapsed { expand(toMode: split.plan.mode, tells: false) }
        if let old = split.housed[column] { remove(old) }
        setColumn(controller, column)
        if wasCollapsed { collapse(tells: false) } else { layOut() }
    }

    func setColumn(_ controller: UIViewController?, _ column: Column) {
        split.given[column] = controller
        split.housed[column] = controller.map { embedInNavigationController($0, column) }
        guard let new = split.housed[column] else { return }
        addChild(new)
        new.didMove(toParent: self)
    }

    /// Embeds a controller in a navigation controller, because columns have bars.
    private func embedInNavigationController(_ controller: UIViewController, _ column: Column) -> UIViewController {
        guard style != .unspecified, column != .compact, !(controller is UINavigationController) else { return controller }
        return UINavigationController(rootViewController: controller)
    }

    func remove(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.endAppearanceTransition()
        controller.removeFromParent()
    }

    // MARK: - Display modes

    /// The display mode for the size of the view; for the size of the screen before the view is loaded.
    var automaticMode: DisplayMode {
        SplitPlan.automatic(in: viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size, behavior: preferredSplitBehavior)
    }
    var wantedMode: DisplayMode { preferredDisplayMode == .automatic ? automaticMode : preferredDisplayMode }

    func applyDisplayMode(_ mode: DisplayMode, animated: Bool) {
        guard isViewLoaded, !isCollapsed, split.plan.mode != mode else { return }
        let (old, new) = (plan(split.plan.mode).seen, plan(mode).seen)
        hub.notify { $0.splitViewController(self, willChangeTo: mode) }
        for column in new where !old.contains(column) { hub.notify { $0.splitViewController(self, willShow: column) } }
        for column in old where !new.contains(column) { hub.notify { $0.splitViewController(self, willHide: column) } }
        split.changes += 1
        guard animated, view.window != nil, appearance.phase == .shown else {
            for column in new { attach(column) }
            split.plan.mode = mode
            split.isMoving = false
            layOut()
            return arrive()
        }
        // Appearance callbacks begin with the animation. If the animation reverses, a column begins the opposite
        // appearance transition.
        for column in old where !new.contains(column) { split.housed[column]?.beginAppearanceTransition(false, animated: true) }
        for column in new where !old.contains(column) { split.housed[column]?.beginAppearanceTransition(true, animated: true) }
        for column in new { attach(column) }
        let changeCount = split.changes
        split.isMoving = true
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseInOut) { [self] in
            split.plan.mode = mode
            layOut()
            view.layoutIfNeeded()
        } completion: { [self] _ in
            guard changeCount == split.changes else { return }
            split.isMoving = false
            layOut()
            arrive()
        }
    }

    /// Ends the appearance transitions of all columns.
    func arrive() {
        for controller in split.all { controller.endAppearanceTransition() }
    }

    func reveal(_ column: Column) {
        if isCollapsed { return revealCollapsed(column) }
        let isDisplacing = preferredSplitBehavior == .displace
        let isTiling = preferredSplitBehavior == .tile || (preferredSplitBehavior == .automatic && automaticMode != .secondaryOnly)
        switch column {
        case .primary where style == .tripleColumn:
            applyDisplayMode(isDisplacing ? .twoDisplaceSecondary : isTiling ? .twoBesideSecondary : .twoOverSecondary, animated: true)
        case .primary, .supplementary:
            guard !plan(split.plan.mode).seen.contains(column) else { return }
            applyDisplayMode(isTiling || isDisplacing ? .oneBesideSecondary : .oneOverSecondary, animated: true)
        case .secondary: if split.plan.isOverlay { applyDisplayMode(.secondaryOnly, animated: true) }
        case .compact: break
        }
    }

    func conceal(_ column: Column) {
        if isCollapsed {
            (split.collapsed as? UINavigationController)?.popViewController(animated: true)
            return
        }
        switch column {
        case .primary where style == .tripleColumn:
            guard plan(split.plan.mode).seen.contains(.primary) else { return }
            applyDisplayMode(split.plan.isOverlay ? .oneOverSecondary : .oneBesideSecondary, animated: true)
        case .primary, .supplementary: applyDisplayMode(.secondaryOnly, animated: true)
        case .secondary, .compact: break
        }
    }

    func makeModeButton() -> UIBarButtonItem {
        let action = UIAction(image: UIImage(systemName: "sidebar.left")) { [weak self] _ in self?.toggleMode() }
        let item = UIBarButtonItem(image: action.image, primaryAction: action)
        item.accessibilityLabel = "Sidebar"
        item.isHidden = isCollapsed
        return item
    }

    private func toggleMode() {
        if displayMode == .secondaryOnly {
            reveal(style == .tripleColumn ? .supplementary : .primary)
        } else {
            applyDisplayMode(.secondaryOnly, animated: true)
        }
    }

    // MARK: - Showing controllers

    func showFirst(_ controller: UIViewController, _ sender: Any?) {
        guard !hub.value(false, { $0.splitViewController(self, show: controller, sender: sender) }) else { return }
        guard isCollapsed else { return put(controller, .primary) }
        if let navigation = split.collapsed as? UINavigationController { return navigation.show(controller, sender: sender) }
        present(controller, animated: true)
    }

    func showDetail(_ controller: UIViewController, _ sender: Any?) {
        let isHandledByDelegate = hub.value(false) { $0.splitViewController(self, showDetail: controller, sender: sender) }
        guard !isHandledByDelegate else { return }
        if isCollapsed, let navigation = split.collapsed as? UINavigationController {
            let screens = (controller as? UINavigationController)?.viewControllers ?? [controller]
            if let inner = controller as? UINavigationController { inner.setViewControllers([], animated: false) }
            let old = split.moved.filter { $0.column == .secondary }.flatMap(\.screens)
            split.moved.removeAll { $0.column == .secondary }
            split.moved.append((.secondary, screens))
            if style == .unspecified { split.given[.secondary] = controller } else { addSecondaryColumn(for: controller) }
            // The new detail replaces the old detail and the screens that were pushed above it.
            let below = navigation.viewControllers.prefix { screen in !old.contains { $0 === screen } }
            return navigation.setViewControllers(below + screens, animated: true)
        }
        put(controller, .secondary)
        reveal(.secondary)
    }

    /// Creates a secondary column for a detail that was shown while collapsed. Expanding moves the detail to this
    /// column.
    private func addSecondaryColumn(for controller: UIViewController) {
        split.given[.secondary] = controller
        guard split.housed[.secondary] == nil else { return }
        let secondary = controller as? UINavigationController ?? UINavigationController()
        split.housed[.secondary] = secondary
        addChild(secondary)
        secondary.didMove(toParent: self)
    }
}
