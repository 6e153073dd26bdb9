/// Collapses the columns of a split view controller to one, and expands them again.
///
/// Collapsing shows the compact column if there is one. Otherwise the delegate selects the top column, and the
/// screens of all columns up to that column move onto the primary column's stack. Each move is recorded. Expanding
/// processes the records from the last to the first, and cuts the stack at the first screen of each column. A column
/// thus also receives the screens that were pushed above its screens. With the unspecified style, the delegate may
/// merge and separate the two controllers itself. Replacing a column while collapsed replaces its recorded screens on
/// the stack.
extension UISplitViewController {
    func placeCollapsed() {
        guard isViewLoaded, let shown = split.collapsed, let shownView = shown.viewIfLoaded, shownView.superview === view else { return }
        shownView.frame = view.bounds
    }

    // MARK: - Collapsing

    func collapse(tells: Bool) {
        split.isCollapsed = true
        for line in split.lines.values { line.isHidden = true }
        dimming.removeFromSuperview()
        if let item = (split.housed[.secondary] as? UINavigationController)?.viewControllers.first?.navigationItem,
            item.leftBarButtonItems?.first === displayModeButtonItem
        {
            item.leftBarButtonItem = nil
        }
        displayModeButtonItem.isHidden = true
        split.changes += 1
        split.isMoving = false
        arrive()
        for controller in split.all { controller.viewIfLoaded?.removeFromSuperview() }
        if style == .unspecified { collapsePair() } else { collapseColumns() }
        showCollapsed()
        if tells { hub.notify { $0.splitViewControllerDidCollapse(self) } }
    }

    private func showCollapsed() {
        guard let shown = split.collapsed else { return }
        shown.view.frame = view.bounds
        shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shown.view)
    }

    private func collapseColumns() {
        if let compact = split.housed[.compact] {
            split.collapsed = compact
            return
        }
        let proposed: Column =
            split.housed[.secondary] != nil ? .secondary : split.housed[.supplementary] != nil ? .supplementary : .primary
        let top = hub.value(proposed) { $0.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) }
        guard let row = split.housed[.primary] as? UINavigationController else {
            split.collapsed = split.housed[top] ?? split.all.first
            return
        }
        split.collapsed = row
        for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue { moveOnto(row, column) }
    }

    /// Moves the screens of a column onto the primary column's stack.
    private func moveOnto(_ row: UINavigationController, _ column: Column) {
        guard let navigation = split.housed[column] as? UINavigationController else { return }
        let screens = navigation.viewControllers
        navigation.setViewControllers([], animated: false)
        split.moved.append((column, screens))
        row.setViewControllers(row.viewControllers + screens, animated: false)
    }

    /// Collapses the two controllers of the unspecified style, unless the delegate merges the second controller into
    /// the first.
    private func collapsePair() {
        guard let first = first(hub.value(nil) { $0.primaryViewController(forCollapsing: self) }) else {
            split.collapsed = split.housed[.secondary]
            return
        }
        split.collapsed = first
        guard let second = split.housed[.secondary], second !== first else { return }
        let isDone = hub.value(false) { $0.splitViewController(self, collapseSecondary: second, onto: first) }
        guard !isDone, let row = first as? UINavigationController else { return }
        if second is UINavigationController {
            moveOnto(row, .secondary)
        } else {
            split.moved.append((.secondary, [second]))
            row.setViewControllers(row.viewControllers + [second], animated: false)
        }
    }

    func revealCollapsed(_ column: Column) {
        guard let row = split.collapsed as? UINavigationController, row === split.housed[.primary] else { return }
        if column == .primary {
            let own = row.viewControllers.prefix { screen in !split.moved.contains { $0.screens.contains { $0 === screen } } }
            if let last = own.last { row.popToViewController(last, animated: true) }
            return
        }
        let screens = split.moved.first { $0.column == column }?.screens ?? []
        if let last = screens.last, row.viewControllers.contains(where: { $0 === last }) {
            row.popToViewController(last, animated: true)
        } else if !screens.isEmpty {
            row.setViewControllers(row.viewControllers + screens, animated: true)
        } else if let navigation = split.housed[column] as? UINavigationController, !navigation.viewControllers.isEmpty {
            let found = navigation.viewControllers
            navigation.setViewControllers([], animated: false)
            split.moved.append((column, found))
            row.setViewControllers(row.viewControllers + found, animated: true)
        }
    }

    // MARK: - Replacing a column while collapsed

    /// Replaces a column's controller. The visible screen changes only if it belongs to that column.
    func putCollapsed(_ controller: UIViewController?, _ column: Column) {
        let old = split.housed[column]
        setColumn(controller, column)
        if column == .compact {
            let wasSeen = split.collapsed === old
            if controller != nil || wasSeen { showInsteadOfCollapsed() }
        } else if let place = split.moved.firstIndex(where: { $0.column == column }) {
            replaceScreens(at: place)
        }
        if let old { remove(old) }
    }

    private func showInsteadOfCollapsed() {
        split.collapsed?.viewIfLoaded?.removeFromSuperview()
        if split.housed[.compact] == nil, let row = split.housed[.primary], !split.moved.isEmpty {
            split.collapsed = row
        } else {
            collapseColumns()
        }
        showCollapsed()
    }

    /// Replaces a column's screens on the primary column's stack with those of its new controller. Keeps the screens
    /// of the next columns above them.
    private func replaceScreens(at place: Int) {
        guard let row = split.housed[.primary] as? UINavigationController else { return }
        let (column, old) = split.moved[place]
        let next = split.moved.dropFirst(place + 1).flatMap(\.screens)
        let navigation = split.housed[column] as? UINavigationController
        let screens = navigation?.viewControllers ?? []
        navigation?.setViewControllers([], animated: false)
        let kept = row.viewControllers.prefix { screen in !old.contains { $0 === screen } }
        let above = row.viewControllers.dropFirst(kept.count).drop { screen in !next.contains { $0 === screen } }
        let wasOnRow = kept.count < row.viewControllers.count
        if screens.isEmpty { split.moved.remove(at: place) } else { split.moved[place].screens = screens }
        // A column whose screens were popped is not pushed again.
        row.setViewControllers(kept + (wasOnRow ? screens : []) + above, animated: false)
    }

    // MARK: - Expanding

    func expand(toMode proposed: DisplayMode, tells: Bool) {
        split.collapsed?.viewIfLoaded?.removeFromSuperview()
        split.collapsed = nil
        split.isCollapsed = false
        displayModeButtonItem.isHidden = false
        if style == .unspecified { separatePair() } else { giveBack() }
        split.moved = []
        split.plan.mode =
            tells
            ? hub.value(proposed) { $0.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) } : proposed
        layOut()
        if tells { hub.notify { $0.splitViewControllerDidExpand(self) } }
    }

    /// Moves the screens back to their columns, together with the screens that were pushed above them.
    private func giveBack() {
        guard let row = split.housed[.primary] as? UINavigationController, !split.moved.isEmpty else { return }
        var rest = row.viewControllers
        var found: [Column: [UIViewController]] = [:]
        for (column, screens) in split.moved.reversed() {
            if let start = rest.firstIndex(where: { screen in screens.contains { $0 === screen } }) {
                found[column] = Array(rest[start...])
                rest = Array(rest[..<start])
            } else {
                found[column] = screens
            }
        }
        row.setViewControllers(rest, animated: false)
        for (column, screens) in found { (split.housed[column] as? UINavigationController)?.setViewControllers(screens, animated: false) }
    }

    /// Returns the primary controller, after replacing it with `chosen`, the delegate's controller, if there is one.
    private func first(_ chosen: UIViewController?) -> UIViewController? {
        guard let chosen, !split.all.contains(where: { $0 === chosen }) else { return chosen ?? split.housed[.primary] }
        if let old = split.housed[.primary] { remove(old) }
        setColumn(chosen, .primary)
        return chosen
    }

    private func separatePair() {
        guard let first = first(hub.value(nil) { $0.primaryViewController(forExpanding: self) }) else { return }
        let own = hub.value(nil) { $0.splitViewController(self, separateSecondaryFrom: first) }
        if let own { return put(own, .secondary) }
        guard let row = first as? UINavigationController, let screens = split.moved.last?.screens else { return }
        let kept = row.viewControllers.filter { screen in !screens.contains { $0 === screen } }
        let gone = row.viewControllers.filter { screen in screens.contains { $0 === screen } }
        row.setViewControllers(kept, animated: false)
        if let navigation = split.housed[.secondary] as? UINavigationController {
            navigation.setViewControllers(gone.isEmpty ? screens : gone, animated: false)
        } else if let second = split.given[.secondary], second.parent !== self {
            addChild(second)
            second.didMove(toParent: self)
            split.housed[.secondary] = second
        }
    }
}
