extension UISplitViewController {
    /// Returns the layout for a display mode and a size; the current size by default.
    func plan(_ mode: DisplayMode, in size: CGSize? = nil) -> SplitPlan {
        let size = size ?? viewIfLoaded?.bounds.size ?? .zero
        let isTriple = style == .tripleColumn
        var plan = SplitPlan(size: size, hasSupplementary: isTriple, mode: mode, behavior: preferredSplitBehavior)
        plan.primaryWidth = width(
            preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth, maximumPrimaryColumnWidth,
            usual: isTriple ? SplitPlan.firstOfThree : SplitPlan.usualWidth, size.width)
        plan.supplementaryWidth = width(
            preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction, minimumSupplementaryColumnWidth,
            maximumSupplementaryColumnWidth, usual: SplitPlan.usualWidth, size.width)
        return plan
    }

    private func width(
        _ wanted: CGFloat, _ share: CGFloat, _ least: CGFloat, _ most: CGFloat, usual: CGFloat, _ whole: CGFloat
    ) -> CGFloat {
        let automatic = Self.automaticDimension
        var result = wanted != automatic ? wanted : share != automatic ? share * whole : usual
        if most != automatic { result = min(result, most) }
        if least != automatic { result = max(result, least) }
        return min(max(0, result), whole).rounded()
    }

    // MARK: - Size changes

    /// Returns the size of a column for a future size of the whole view; `nil` if the controller is not a column.
    func sizeOfColumn(_ controller: any UIContentContainer, within size: CGSize) -> CGSize? {
        guard !isCollapsed, split.hasSize, let column = split.housed.first(where: { $0.value === controller })?.key else { return nil }
        let mode =
            preferredDisplayMode == .automatic && size != split.plan.size
            ? SplitPlan.automatic(in: size, behavior: preferredSplitBehavior) : split.plan.mode
        return plan(mode, in: size).frames()[column]?.size
    }

    /// Collapses or expands the interface according to the size class.
    func followSize() {
        guard isViewLoaded, view.bounds.width > 0 else { return }
        let isNarrow = traitCollection.horizontalSizeClass == .compact
        if !split.hasSize {
            split.hasSize = true
            split.plan.mode = wantedMode
            split.isCollapsed = false
            if isNarrow { collapse(tells: true) } else { layOut() }
        } else if isNarrow != split.isCollapsed {
            if isNarrow { collapse(tells: true) } else { expand(toMode: wantedMode, tells: true) }
        } else if !isNarrow, preferredDisplayMode == .automatic, split.plan.size != view.bounds.size {
            applyDisplayMode(automaticMode, animated: false)
        }
        split.plan.size = view.bounds.size
    }

    // MARK: - Layout

    func attach(_ column: Column) {
        guard let controller = split.housed[column], isViewLoaded, controller.view.superview !== view else { return }
        controller.view.frame = plan(split.plan.mode).frames()[column].map(placed) ?? view.bounds
        view.addSubview(controller.view)
    }

    /// Lays out all columns. A column that is being hidden stays in the view until the animation ends.
    func layOut() {
        guard isViewLoaded, split.hasSize, !isCollapsed else { return placeCollapsed() }
        let plan = plan(split.plan.mode)
        split.plan = plan
        let frames = plan.frames()
        for column in [Column.secondary, .primary, .supplementary] {
            guard let controller = split.housed[column], let frame = frames[column] else { continue }
            let isSeen = column == .secondary || plan.seen.contains(column)
            if isSeen { attach(column) }
            guard let columnView = controller.viewIfLoaded, columnView.superview === view else { continue }
            columnView.frame = placed(frame)
            if !isSeen, !split.isMoving { columnView.removeFromSuperview() }
            placeLine(column, frame: placed(frame), isSeen: isSeen && column != .secondary)
        }
        placeDimming(plan)
        placeModeButton(plan)
        edgeDrag.edges = isFromRight ? .right : .left
    }

    /// Whether the primary column is on the right.
    private var isFromRight: Bool { (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing) }

    private func placed(_ frame: CGRect) -> CGRect {
        guard isFromRight else { return frame }
        return CGRect(x: view.bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    private func placeLine(_ column: Column, frame: CGRect, isSeen: Bool) {
        let line = split.lines[column] ?? UIView()
        split.lines[column] = line
        line.isHidden = !isSeen
        guard isSeen else { return }
        line.backgroundColor = .separator
        if line.superview !== view { view.addSubview(line) }
        liftAboveColumns(line)
        let width = 1 / max(1, traitCollection.displayScale)
        line.frame = CGRect(x: isFromRight ? frame.minX : frame.maxX - width, y: 0, width: width, height: view.bounds.height)
    }

    /// Brings a separator line to the front if a column is above it. A line that is above all columns stays, because
    /// each change of the order would trigger another layout pass.
    private func liftAboveColumns(_ line: UIView) {
        let columns = split.housed.values.compactMap(\.viewIfLoaded)
        guard let top = view.subviews.lastIndex(where: { view in columns.contains { $0 === view } }) else { return }
        if let place = view.subviews.firstIndex(where: { $0 === line }), place < top { view.bringSubviewToFront(line) }
    }

    private func placeDimming(_ plan: SplitPlan) {
        dimming.frame = view.bounds
        guard plan.isOverlay, let last = split.housed[.secondary]?.viewIfLoaded, last.superview === view else {
            dimming.alpha = 0
            if !plan.isOverlay { dimming.removeFromSuperview() }
            return
        }
        view.insertSubview(dimming, aboveSubview: last)
        dimming.alpha = traitCollection.userInterfaceStyle == .dark ? 0.48 : 0.1
    }

    /// Adds the display mode button to the secondary column while other columns are hidden or overlaid. With
    /// ``showsSecondaryOnlyButton``, a three-column interface always has the button.
    private func placeModeButton(_ plan: SplitPlan) {
        guard style != .unspecified, let root = (split.housed[.secondary] as? UINavigationController)?.viewControllers.first else { return }
        let item = root.navigationItem
        let isOurs = item.leftBarButtonItems?.first === displayModeButtonItem
        if plan.seen.isEmpty || plan.isOverlay || (showsSecondaryOnlyButton && style == .tripleColumn) {
            if item.leftBarButtonItems?.isEmpty ?? true { item.leftBarButtonItem = displayModeButtonItem }
        } else if isOurs {
            item.leftBarButtonItem = nil
        }
    }
}
