extension UISplitViewController {
    /// Returns the layout for a display mode and a size; the current size by default.
    func columnLayout(_ mode: DisplayMode, in size: CGSize? = nil) -> ColumnLayout {
        let size = size ?? viewIfLoaded?.bounds.size ?? .zero
        let isTriple = style == .tripleColumn
        var layout = ColumnLayout(size: size, hasSupplementary: isTriple, mode: mode, behavior: preferredSplitBehavior)
        layout.primaryWidth = width(
            preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth, maximumPrimaryColumnWidth,
            defaultWidth: isTriple ? ColumnLayout.defaultTriplePrimaryWidth : ColumnLayout.defaultWidth, size.width)
        layout.supplementaryWidth = width(
            preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction, minimumSupplementaryColumnWidth,
            maximumSupplementaryColumnWidth, defaultWidth: ColumnLayout.defaultWidth, size.width)
        return layout
    }

    private func width(
        _ preferred: CGFloat, _ fraction: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, defaultWidth: CGFloat, _ total: CGFloat
    ) -> CGFloat {
        let automatic = Self.automaticDimension
        var result = defaultWidth
        if fraction != automatic { result = fraction * total }
        if preferred != automatic { result = preferred }
        if maximum != automatic { result = min(result, maximum) }
        if minimum != automatic { result = max(result, minimum) }
        return min(max(0, result), total).rounded()
    }

    // MARK: - Size changes

    /// Returns the size that a column will have when the whole view has a size. Returns `nil` if the controller is not
    /// a column, or while collapsed.
    func sizeOfColumn(_ controller: any UIContentContainer, within size: CGSize) -> CGSize? {
        guard !isCollapsed, split.hasSize, let column = split.columnControllers.first(where: { $0.value === controller })?.key else {
            return nil
        }
        let mode =
            preferredDisplayMode == .automatic && size != split.layout.size
            ? ColumnLayout.automatic(in: size, behavior: preferredSplitBehavior) : split.layout.mode
        return columnLayout(mode, in: size).frames()[column]?.size
    }

    /// Collapses or expands the interface according to the size class.
    func updateForSizeClass() {
        guard isViewLoaded, view.bounds.width > 0 else { return }
        let isNarrow = traitCollection.horizontalSizeClass == .compact
        if !split.hasSize {
            split.hasSize = true
            split.layout.mode = resolvedPreferredMode
            split.isCollapsed = false
            if isNarrow { collapse(notifiesDelegate: true) } else { layOut() }
        } else if isNarrow != split.isCollapsed {
            if isNarrow { collapse(notifiesDelegate: true) } else { expand(toMode: resolvedPreferredMode, notifiesDelegate: true) }
        } else if !isNarrow, preferredDisplayMode == .automatic, split.layout.size != view.bounds.size {
            applyDisplayMode(automaticMode, animated: false)
        }
        split.layout.size = view.bounds.size
    }

    // MARK: - Layout

    func attach(_ column: Column) {
        guard let controller = split.columnControllers[column], isViewLoaded, controller.view.superview !== view else { return }
        controller.view.frame = columnLayout(split.layout.mode).frames()[column].map(mirroredIfNeeded) ?? view.bounds
        view.addSubview(controller.view)
    }

    /// Lays out all columns. A column that is being hidden stays in the view until the animation ends.
    func layOut() {
        guard isViewLoaded, split.hasSize, !isCollapsed else { return layOutCollapsed() }
        let layout = columnLayout(split.layout.mode)
        split.layout = layout
        let frames = layout.frames()
        for column in [Column.secondary, .primary, .supplementary] {
            guard let controller = split.columnControllers[column], let frame = frames[column] else { continue }
            let isVisible = column == .secondary || layout.visibleSideColumns.contains(column)
            if isVisible { attach(column) }
            guard let columnView = controller.viewIfLoaded, columnView.superview === view else { continue }
            columnView.frame = mirroredIfNeeded(frame)
            if !isVisible, !split.isAnimating { columnView.removeFromSuperview() }
            placeSeparator(column, frame: mirroredIfNeeded(frame), isVisible: isVisible && column != .secondary)
        }
        placeDimmingView(layout)
        placeModeButton(layout)
        edgeDrag.edges = isPrimaryOnRight ? .right : .left
    }

    /// Whether the primary column is on the right.
    private var isPrimaryOnRight: Bool { (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing) }

    private func mirroredIfNeeded(_ frame: CGRect) -> CGRect {
        guard isPrimaryOnRight else { return frame }
        return CGRect(x: view.bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    private func placeSeparator(_ column: Column, frame: CGRect, isVisible: Bool) {
        let separator = split.separators[column] ?? UIView()
        split.separators[column] = separator
        separator.isHidden = !isVisible
        guard isVisible else { return }
        separator.backgroundColor = .separator
        if separator.superview !== view { view.addSubview(separator) }
        liftAboveColumns(separator)
        let width = 1 / max(1, traitCollection.displayScale)
        separator.frame = CGRect(x: isPrimaryOnRight ? frame.minX : frame.maxX - width, y: 0, width: width, height: view.bounds.height)
    }

    /// Brings a separator line to the front if a column is above it. A line that is above all columns stays, because
    /// each change of the order would trigger another layout pass.
    private func liftAboveColumns(_ separator: UIView) {
        let columns = split.columnControllers.values.compactMap(\.viewIfLoaded)
        guard let top = view.subviews.lastIndex(where: { view in columns.contains { $0 === view } }) else { return }
        if let index = view.subviews.firstIndex(where: { $0 === separator }), index < top { view.bringSubviewToFront(separator) }
    }

    private func placeDimmingView(_ layout: ColumnLayout) {
        dimmingView.frame = view.bounds
        guard layout.isOverlay, let secondaryView = split.columnControllers[.secondary]?.viewIfLoaded, secondaryView.superview === view
        else {
            dimmingView.alpha = 0
            if !layout.isOverlay { dimmingView.removeFromSuperview() }
            return
        }
        view.insertSubview(dimmingView, aboveSubview: secondaryView)
        dimmingView.alpha = traitCollection.userInterfaceStyle == .dark ? 0.48 : 0.1
    }

    /// Adds the display mode button to the secondary column while the side columns are hidden or over the secondary
    /// column. With ``showsSecondaryOnlyButton``, a three-column interface always has the button.
    private func placeModeButton(_ layout: ColumnLayout) {
        guard style != .unspecified, let root = (split.columnControllers[.secondary] as? UINavigationController)?.viewControllers.first
        else { return }
        let item = root.navigationItem
        let isModeButton = item.leftBarButtonItems?.first === displayModeButtonItem
        if layout.visibleSideColumns.isEmpty || layout.isOverlay || (showsSecondaryOnlyButton && style == .tripleColumn) {
            if item.leftBarButtonItems?.isEmpty ?? true { item.leftBarButtonItem = displayModeButtonItem }
        } else if isModeButton {
            item.leftBarButtonItem = nil
        }
    }
}
