extension UISplitViewController {
    func makeSplitView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .systemBackground
        self.view = view
        dimmingView.backgroundColor = .black
        dimmingView.alpha = 0
        dimmingView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("dimmingTapped:", UISplitViewController.dimmingTapped)))
        edgeDrag.addTarget(self, action: Selector("dragged:", UISplitViewController.dragged))
        view.addGestureRecognizer(edgeDrag)
    }

    private func dimmingTapped(_ tap: UITapGestureRecognizer) { applyDisplayMode(.secondaryOnly, animated: true) }

    private func dragged(_ drag: UIScreenEdgePanGestureRecognizer) {
        switch drag.state {
        case .began:
            guard presentsWithGesture, !isCollapsed, displayMode == .secondaryOnly else { return }
            split.isOpenedByDrag = true
            hub.notify { $0.splitViewControllerInteractivePresentationGestureWillBegin(self) }
            reveal(style == .tripleColumn ? .supplementary : .primary)
        case .ended, .cancelled, .failed:
            guard split.isOpenedByDrag else { return }
            split.isOpenedByDrag = false
            hub.notify { $0.splitViewControllerInteractivePresentationGestureDidEnd(self) }
        default: break
        }
    }

    // MARK: - Setting

    func setControllers(_ controllers: [UIViewController]) {
        precondition(
            style == .unspecified || controllers.count <= 3,
            "UISplitViewController: \(controllers.count) controllers for columns. Set them by setViewController(_:for:).")
        let columns: [Column] =
            style == .tripleColumn && controllers.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for (column, controller) in zip(columns, controllers) { setController(controller, column) }
        for column in columns.dropFirst(controllers.count) { setController(nil, column) }
    }

    func setController(_ controller: UIViewController?, _ column: Column) {
        guard split.assignedControllers[column] !== controller else { return }
        let wasCollapsed = isCollapsed && split.hasSize
        if wasCollapsed, style != .unspecified, column != .primary { return replaceControllerWhileCollapsed(controller, column) }
        if wasCollapsed { expand(toMode: split.layout.mode, notifiesDelegate: false) }
        if let old = split.columnControllers[column] { remove(old) }
        storeController(controller, column)
        if wasCollapsed { collapse(notifiesDelegate: false) } else { layOut() }
    }

    func storeController(_ controller: UIViewController?, _ column: Column) {
        split.assignedControllers[column] = controller
        split.columnControllers[column] = controller.map { embedInNavigationController($0, column) }
        guard let new = split.columnControllers[column] else { return }
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

    /// The display mode that replaces `.automatic` at the size of the view, or before the view is loaded, of the
    /// screen.
    var automaticMode: DisplayMode {
        ColumnLayout.automatic(in: viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size, behavior: preferredSplitBehavior)
    }
    var resolvedPreferredMode: DisplayMode { preferredDisplayMode == .automatic ? automaticMode : preferredDisplayMode }

    func applyDisplayMode(_ mode: DisplayMode, animated: Bool) {
        guard isViewLoaded, !isCollapsed, split.layout.mode != mode else { return }
        let old = columnLayout(split.layout.mode).visibleSideColumns
        let new = columnLayout(mode).visibleSideColumns
        hub.notify { $0.splitViewController(self, willChangeTo: mode) }
        for column in new where !old.contains(column) { hub.notify { $0.splitViewController(self, willShow: column) } }
        for column in old where !new.contains(column) { hub.notify { $0.splitViewController(self, willHide: column) } }
        split.modeChangeCount += 1
        guard animated, view.window != nil, appearance.phase == .appeared else {
            for column in new { attach(column) }
            split.layout.mode = mode
            split.isAnimating = false
            layOut()
            return endAppearanceTransitions()
        }
        // Appearance callbacks begin with the animation. If the animation reverses, a column begins the opposite
        // appearance transition.
        for column in old where !new.contains(column) { split.columnControllers[column]?.beginAppearanceTransition(false, animated: true) }
        for column in new where !old.contains(column) { split.columnControllers[column]?.beginAppearanceTransition(true, animated: true) }
        for column in new { attach(column) }
        let changeCount = split.modeChangeCount
        split.isAnimating = true
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseInOut) { [self] in
            split.layout.mode = mode
            layOut()
            view.layoutIfNeeded()
        } completion: { [self] _ in
            guard changeCount == split.modeChangeCount else { return }
            split.isAnimating = false
            layOut()
            endAppearanceTransitions()
        }
    }

    /// Ends the appearance transitions of all columns.
    func endAppearanceTransitions() {
        for controller in split.allControllers { controller.endAppearanceTransition() }
    }

    func reveal(_ column: Column) {
        if isCollapsed { return revealWhileCollapsed(column) }
        let isDisplacing = preferredSplitBehavior == .displace
        let isTiling = preferredSplitBehavior == .tile || (preferredSplitBehavior == .automatic && automaticMode != .secondaryOnly)
        switch column {
        case .primary where style == .tripleColumn:
            let tilingMode: DisplayMode = isTiling ? .twoBesideSecondary : .twoOverSecondary
            applyDisplayMode(isDisplacing ? .twoDisplaceSecondary : tilingMode, animated: true)
        case .primary, .supplementary:
            guard !columnLayout(split.layout.mode).visibleSideColumns.contains(column) else { return }
            applyDisplayMode(isTiling || isDisplacing ? .oneBesideSecondary : .oneOverSecondary, animated: true)
        case .secondary: if split.layout.isOverlay { applyDisplayMode(.secondaryOnly, animated: true) }
        case .compact: break
        }
    }

    func conceal(_ column: Column) {
        if isCollapsed {
            (split.collapsedController as? UINavigationController)?.popViewController(animated: true)
            return
        }
        switch column {
        case .primary where style == .tripleColumn:
            guard columnLayout(split.layout.mode).visibleSideColumns.contains(.primary) else { return }
            applyDisplayMode(split.layout.isOverlay ? .oneOverSecondary : .oneBesideSecondary, animated: true)
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

    func showInPrimaryColumn(_ controller: UIViewController, _ sender: Any?) {
        guard !hub.value(false, { $0.splitViewController(self, show: controller, sender: sender) }) else { return }
        guard isCollapsed else { return setController(controller, .primary) }
        if let navigation = split.collapsedController as? UINavigationController { return navigation.show(controller, sender: sender) }
        present(controller, animated: true)
    }

    func showDetail(_ controller: UIViewController, _ sender: Any?) {
        let isHandledByDelegate = hub.value(false) { $0.splitViewController(self, showDetail: controller, sender: sender) }
        guard !isHandledByDelegate else { return }
        if isCollapsed, let navigation = split.collapsedController as? UINavigationController {
            let screens = (controller as? UINavigationController)?.viewControllers ?? [controller]
            if let innerNavigation = controller as? UINavigationController { innerNavigation.setViewControllers([], animated: false) }
            let old = split.screensMovedToPrimary.filter { $0.column == .secondary }.flatMap(\.screens)
            split.screensMovedToPrimary.removeAll { $0.column == .secondary }
            split.screensMovedToPrimary.append((.secondary, screens))
            if style == .unspecified { split.assignedControllers[.secondary] = controller } else { addSecondaryColumn(for: controller) }
            // The new detail replaces the old detail and the screens that were pushed above it.
            let below = navigation.viewControllers.prefix { screen in !old.contains { $0 === screen } }
            return navigation.setViewControllers(below + screens, animated: true)
        }
        setController(controller, .secondary)
        reveal(.secondary)
    }

    /// Creates a secondary column for a detail that was shown while collapsed. Expanding moves the detail to this
    /// column.
    private func addSecondaryColumn(for controller: UIViewController) {
        split.assignedControllers[.secondary] = controller
        guard split.columnControllers[.secondary] == nil else { return }
        let secondary = controller as? UINavigationController ?? UINavigationController()
        split.columnControllers[.secondary] = secondary
        addChild(secondary)
        secondary.didMove(toParent: self)
    }
}
