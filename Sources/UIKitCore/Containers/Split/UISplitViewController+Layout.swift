extension UISplitViewController {
    /// Returns the layout for a display mode and a size; the current size by default.
    func plan(_ mode: DisplayMode, in size: CGSize? = nil) -> SplitPlan {
        let size = size ?? viewIfLoaded?.bounds.size ?? .zero
        let isTriple = style == .tripleColumn
        var layout = SplitPlan(size: size, hasSupplementary: isTriple, mode: mode, behavior: preferredSplitBehavior)
        layout.primaryWidth = width(
            preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth, maximumPrimaryColumnWidth,
            defaultWidth: isTriple ? SplitPlan.firstOfThree : SplitPlan.usualWidth, size.width)
        layout.supplementaryWidth = width(
            preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction, minimumSupplementaryColumnWidth,
            maximumSupplementaryColumnWidth, defaultWidth: SplitPlan.usualWidth, size.width)
        return layout
    }

    private func width(
        _ preferred: CGFloat, _ fraction: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, defaultWidth: CGFloat, _ total: CGFloat
    ) -> CGFloat {
        let automatic = Self.automaticDimension
        var result = preferred != automatic ? preferred : fraction != automatic ? fraction * total : defaultWidth
        if maximum != automatic { result = min(result, maximum) }
        if minimum != automatic { result = max(result, minimum) }
        return min(max(0, result), total).rounded()
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
        controller.view.frame = plan(split.plan.mode).frames()[column].map(mirroredIfNeeded) ?? view.bounds
        view.addSubview(controller.view)
    }

    /// Lays out all columns. A column that is being hidden stays in the view until the animation ends.
    func layOut() {
        guard isViewLoaded, split.hasSize, !isCollapsed else { return placeCollapsed() }
        let layout = plan(split.plan.mode)
        split.plan = layout
        let frames = layout.frames()
        for column in [Column.secondary, .primary, .supplementary] {
            guard let controller = split.housed[column], let frame = frames[column] else { continue }
            let isVisible = column == .secondary || layout.seen.contains(column)
            if isVisible { attach(column) }
            guard let columnView = controller.viewIfLoaded, columnView.superview === view else { continue }
            columnView.frame = mirroredIfNeeded(frame)
            if !isVisible, !split.isMoving { columnView.removeFromSuperview() }
            placeSeparator(column, frame: mirroredIfNeeded(frame), isVisible: isVisible && column != .secondary)
        }
        placeDimming(layout)
        placeModeButton(layout)
        edgeDrag.edges = isFromRight ? .right : .left
    }

    /// Whether the primary column is on the right.
    private var isFromRight: Bool { (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing) }

    private func mirroredIfNeeded(_ frame: CGRect) -> CGRect {
        guard isFromRight else { return frame }
        return CGRect(x: view.bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    private func placeSeparator(_ column: Column, frame: CGRect, isVisible: Bool) {
        let separator = split.lines[column] ?? UIView()
        split.lines[column] = separator
        separator.isHidden = !isVisible
        guard isVisible else { return }
        separator.backgroundColor = .separator
        if separator.superview !== view { view.addSubview(separator) }
        liftAboveColumns(separator)
        let width = 1 / max(1, traitCollection.displayScale)
        separator.frame = CGRect(x: isFromRight ? frame.minX : frame.maxX - width, y: 0, width: width, height: view.bounds.height)
    }

    /// Brings a separator line to the front if a column is above it. A line that is above all columns stays, because
    /// each change of the order would trigger another layout pass.
    private func liftAboveColumns(_ separator: UIView) {
        let columns = split.housed.values.compactMap(\.viewIfLoaded)
        guard let top = view.subviews.lastIndex(where: { view in columns.contains { $0 === view } }) else { return }
        if let index = view.subviews.firstIndex(where: { $0 === separator }), index < top { view.bringSubviewToFront(separator) }
    }

    private func placeDimming(_ layout: SplitPlan) {
        dimming.frame = view.bounds
        guard layout.isOverlay, let last = split.housed[.secondary]?.viewIfLoaded, last.superview === view else {
            dimming.alpha = 0
            if !layout.isOverlay { dimming.removeFromSuperview() }
            return
        }
        view.insertSubview(dimming, aboveSubview: last)
        dimming.alpha = traitCollection.userInterfaceStyle == .dark ? 0.48 : 0.1
    }

    /// Adds the display mode button to the secondary column while other columns are hidden or overlaid. With
    /// ``showsSecondaryOnlyButton``, a three-column interface always has the button.
    private func placeModeButton(_ layout: SplitPlan) {
        guard style != .unspecified, let root = (split.housed[.secondary] as? UINavigationController)?.viewControllers.first else { return }
        let item = root.navigationItem
        let isModeButton = item.leftBarButtonItems?.first === displayModeButtonItem
        if layout.seen.isEmpty || layout.isOverlay || (showsSecondaryOnlyButton && style == .tripleColumn) {
            if item.leftBarButtonItems?.isEmpty ?? true { item.leftBarButtonItem = displayModeButtonItem }
        } else if isModeButton {
            item.leftBarButtonItem = nil
        }
    }
}
