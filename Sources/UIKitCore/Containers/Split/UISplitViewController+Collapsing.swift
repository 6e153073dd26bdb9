/// Collapses the columns of a split view controller to one, and expands them again.
///
/// Collapsing shows the compact column if there is one. Otherwise the delegate selects the top column, and the screens
/// of all columns up to that column move onto the primary column's stack. Each move is recorded. Expanding processes
/// the records from the last to the first, and splits the stack before the first screen of each column. A column thus
/// also receives the screens that were pushed above its screens. With the unspecified style, the delegate may merge
/// and separate the two controllers itself. Replacing a column while collapsed replaces its recorded screens on the
/// stack.
extension UISplitViewController {
    func layOutCollapsed() {
        guard isViewLoaded, let child = split.collapsedController?.viewIfLoaded, child.superview === view else { return }
        child.frame = view.bounds
    }

    // MARK: - Collapsing

    func collapse(notifiesDelegate: Bool) {
        split.isCollapsed = true
        for line in split.separators.values { line.isHidden = true }
        dimmingView.removeFromSuperview()
        if let item = (split.columnControllers[.secondary] as? UINavigationController)?.viewControllers.first?.navigationItem,
            item.leftBarButtonItems?.first === displayModeButtonItem
        {
            item.leftBarButtonItem = nil
        }
        displayModeButtonItem.isHidden = true
        split.modeChangeCount += 1
        split.isAnimating = false
        endAppearanceTransitions()
        for controller in split.allControllers { controller.viewIfLoaded?.removeFromSuperview() }
        if style == .unspecified { collapsePair() } else { collapseColumns() }
        showCollapsedController()
        if notifiesDelegate { hub.notify { $0.splitViewControllerDidCollapse(self) } }
    }

    private func showCollapsedController() {
        guard let controller = split.collapsedController else { return }
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controller.view)
    }

    private func collapseColumns() {
        if let compact = split.columnControllers[.compact] {
            split.collapsedController = compact
            return
        }
        let columns: [Column] = [.secondary, .supplementary]
        let proposedColumn = columns.first { split.columnControllers[$0] != nil } ?? .primary
        let top = hub.value(proposedColumn) { $0.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposedColumn) }
        guard let primary = split.columnControllers[.primary] as? UINavigationController else {
            split.collapsedController = split.columnControllers[top] ?? split.allControllers.first
            return
        }
        split.collapsedController = primary
        for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue { moveScreens(primary, column) }
    }

    /// Moves the screens of a column onto the primary column's stack.
    private func moveScreens(_ primary: UINavigationController, _ column: Column) {
        guard let navigation = split.columnControllers[column] as? UINavigationController else { return }
        let screens = navigation.viewControllers
        navigation.setViewControllers([], animated: false)
        split.screensMovedToPrimary.append((column, screens))
        primary.setViewControllers(primary.viewControllers + screens, animated: false)
    }

    /// Collapses the two controllers of the unspecified style, unless the delegate merges the second controller into
    /// the first.
    private func collapsePair() {
        guard let first = resolvePrimary(hub.value(nil) { $0.primaryViewController(forCollapsing: self) }) else {
            split.collapsedController = split.columnControllers[.secondary]
            return
        }
        split.collapsedController = first
        guard let second = split.columnControllers[.secondary], second !== first else { return }
        let isHandledByDelegate = hub.value(false) { $0.splitViewController(self, collapseSecondary: second, onto: first) }
        guard !isHandledByDelegate, let primary = first as? UINavigationController else { return }
        if second is UINavigationController {
            moveScreens(primary, .secondary)
        } else {
            split.screensMovedToPrimary.append((.secondary, [second]))
            primary.setViewControllers(primary.viewControllers + [second], animated: false)
        }
    }

    func revealWhileCollapsed(_ column: Column) {
        guard let primary = split.collapsedController as? UINavigationController, primary === split.columnControllers[.primary] else {
            return
        }
        if column == .primary {
            let primaryScreens = primary.viewControllers.prefix { screen in
                !split.screensMovedToPrimary.contains { $0.screens.contains { $0 === screen } }
            }
            if let last = primaryScreens.last { primary.popToViewController(last, animated: true) }
            return
        }
        let screens = split.screensMovedToPrimary.first { $0.column == column }?.screens ?? []
        if let last = screens.last, primary.viewControllers.contains(where: { $0 === last }) {
            primary.popToViewController(last, animated: true)
        } else if !screens.isEmpty {
            primary.setViewControllers(primary.viewControllers + screens, animated: true)
        } else if let navigation = split.columnControllers[column] as? UINavigationController, !navigation.viewControllers.isEmpty {
            let columnScreens = navigation.viewControllers
            navigation.setViewControllers([], animated: false)
            split.screensMovedToPrimary.append((column, columnScreens))
            primary.setViewControllers(primary.viewControllers + columnScreens, animated: true)
        }
    }

    // MARK: - Replacing a column while collapsed

    /// Replaces a column's controller. The visible screen changes only if it belongs to that column.
    func replaceControllerWhileCollapsed(_ controller: UIViewController?, _ column: Column) {
        let old = split.columnControllers[column]
        storeController(controller, column)
        if column == .compact {
            let wasVisible = split.collapsedController === old
            if controller != nil || wasVisible { updateCollapsedController() }
        } else if let index = split.screensMovedToPrimary.firstIndex(where: { $0.column == column }) {
            replaceScreens(at: index)
        }
        if let old { remove(old) }
    }

    private func updateCollapsedController() {
        split.collapsedController?.viewIfLoaded?.removeFromSuperview()
        if split.columnControllers[.compact] == nil, let primary = split.columnControllers[.primary], !split.screensMovedToPrimary.isEmpty {
            split.collapsedController = primary
        } else {
            collapseColumns()
        }
        showCollapsedController()
    }

    /// Replaces a column's screens on the primary column's stack with the screens of the column's new controller. Keeps
    /// the screens of later columns above the new screens.
    private func replaceScreens(at index: Int) {
        guard let primary = split.columnControllers[.primary] as? UINavigationController else { return }
        let (column, oldScreens) = split.screensMovedToPrimary[index]
        let laterScreens = split.screensMovedToPrimary.dropFirst(index + 1).flatMap(\.screens)
        let navigation = split.columnControllers[column] as? UINavigationController
        let screens = navigation?.viewControllers ?? []
        navigation?.setViewControllers([], animated: false)
        let below = primary.viewControllers.prefix { screen in !oldScreens.contains { $0 === screen } }
        let above = primary.viewControllers.dropFirst(below.count).drop { screen in !laterScreens.contains { $0 === screen } }
        let wasOnStack = below.count < primary.viewControllers.count
        if screens.isEmpty { split.screensMovedToPrimary.remove(at: index) } else { split.screensMovedToPrimary[index].screens = screens }
        // If the column's old screens were popped, the new screens are not pushed.
        primary.setViewControllers(below + (wasOnStack ? screens : []) + above, animated: false)
    }

    // MARK: - Expanding

    func expand(toMode proposed: DisplayMode, notifiesDelegate: Bool) {
        split.collapsedController?.viewIfLoaded?.removeFromSuperview()
        split.collapsedController = nil
        split.isCollapsed = false
        displayModeButtonItem.isHidden = false
        if style == .unspecified { separatePair() } else { restoreColumns() }
        split.screensMovedToPrimary = []
        split.layout.mode =
            notifiesDelegate
            ? hub.value(proposed) { $0.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) } : proposed
        layOut()
        if notifiesDelegate { hub.notify { $0.splitViewControllerDidExpand(self) } }
    }

    /// Moves the screens back to their columns, together with the screens that were pushed above them.
    private func restoreColumns() {
        guard let primary = split.columnControllers[.primary] as? UINavigationController, !split.screensMovedToPrimary.isEmpty else {
            return
        }
        var remainingControllers = primary.viewControllers
        var restoredControllers: [Column: [UIViewController]] = [:]
        for (column, screens) in split.screensMovedToPrimary.reversed() {
            if let start = remainingControllers.firstIndex(where: { screen in screens.contains { $0 === screen } }) {
                restoredControllers[column] = Array(remainingControllers[start...])
                remainingControllers = Array(remainingControllers[..<start])
            } else {
                restoredControllers[column] = screens
            }
        }
        primary.setViewControllers(remainingControllers, animated: false)
        for (column, screens) in restoredControllers {
            (split.columnControllers[column] as? UINavigationController)?.setViewControllers(screens, animated: false)
        }
    }

    /// Makes the delegate's controller, `chosen`, the primary controller if it is not a column already. Returns the
    /// primary controller.
    private func resolvePrimary(_ chosen: UIViewController?) -> UIViewController? {
        guard let chosen, !split.allControllers.contains(where: { $0 === chosen }) else {
            return chosen ?? split.columnControllers[.primary]
        }
        if let old = split.columnControllers[.primary] { remove(old) }
        storeController(chosen, .primary)
        return chosen
    }

    private func separatePair() {
        guard let first = resolvePrimary(hub.value(nil) { $0.primaryViewController(forExpanding: self) }) else { return }
        let separatedController = hub.value(nil) { $0.splitViewController(self, separateSecondaryFrom: first) }
        if let separatedController { return setController(separatedController, .secondary) }
        guard let primary = first as? UINavigationController, let screens = split.screensMovedToPrimary.last?.screens else { return }
        let remainingControllers = primary.viewControllers.filter { screen in !screens.contains { $0 === screen } }
        let removedControllers = primary.viewControllers.filter { screen in screens.contains { $0 === screen } }
        primary.setViewControllers(remainingControllers, animated: false)
        if let navigation = split.columnControllers[.secondary] as? UINavigationController {
            navigation.setViewControllers(removedControllers.isEmpty ? screens : removedControllers, animated: false)
        } else if let second = split.assignedControllers[.secondary], second.parent !== self {
            addChild(second)
            second.didMove(toParent: self)
            split.columnControllers[.secondary] = second
        }
    }
}
