/// The subviews and the stored settings of a toolbar.
@MainActor struct ToolbarParts {
    let background = BarBackground(hairlineEdge: .top)
    var items: [UIBarButtonItem]?
    var buttons: [BarButton] = []
    var backgroundImages: [UIBarMetrics: UIImage] = [:]
    var shadowImage: UIImage?
}

extension UIToolbar: BarWithAppearances {
    func setUpBar() {
        accessibilityIdentifier = "Toolbar"
        addLargeContentViewer()
        addSubview(parts.background)
        parts.background.setProgress(1)
        updateBackground()
    }

    func replaceItems(_ items: [UIBarButtonItem]?, _ animated: Bool) {
        for item in parts.items ?? [] { item.onChange = nil }
        parts.items = items
        for item in items ?? [] {
            item.applyAppearanceProxies(in: self)
            item.onChange = { [weak self] in self?.reload() }
        }
        let old = parts.buttons
        makeButtons()
        guard animated, window != nil else { return old.forEach { $0.removeFromSuperview() } }
        layoutIfNeeded()
        for button in parts.buttons { button.alpha = 0 }
        UIView.animate(withDuration: 0.25) { [self] in
            for button in old { button.alpha = 0 }
            for button in parts.buttons { button.alpha = 1 }
        } completion: { _ in
            for button in old { button.removeFromSuperview() }
        }
    }

    private func makeButtons() {
        let appearance = currentAppearance
        parts.buttons = (parts.items ?? []).filter { !$0.isHidden }.map { item in
            let button = BarButton(item, appearance: item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance)
            button.isHidden = item.isSpace
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    private func reload() {
        for button in parts.buttons { button.removeFromSuperview() }
        makeButtons()
    }

    // MARK: - Appearance

    func observedCopy(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
        appearance.observedCopy { [weak self] in self?.barAppearanceDidChange() }
    }

    func barAppearanceDidChange() {
        updateBackground()
        reload()
    }

    var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
    private var resolvedStandard: UIToolbarAppearance { appearances.standard(isCompact: isCompact) ?? legacyAppearance() }
    private var currentAppearance: UIToolbarAppearance { parts.background.progress < 0.5 ? resolvedScrollEdge : resolvedStandard }

    private var resolvedScrollEdge: UIToolbarAppearance {
        if let appearance = appearances.scrollEdge(isCompact: isCompact) { return appearance }
        let result = UIToolbarAppearance(barAppearance: resolvedStandard)
        let isLegacy = (barTintColor != nil || !isTranslucent || !parts.backgroundImages.isEmpty) && appearances.standard == nil
        if !isLegacy { result.configureWithTransparentBackground() }
        return result
    }

    private func legacyAppearance() -> UIToolbarAppearance {
        let result = UIToolbarAppearance()
        if !isTranslucent { result.configureWithOpaqueBackground() }
        if let barTintColor {
            result.backgroundEffect = nil
            result.backgroundColor = barTintColor
        }
        guard let image = parts.backgroundImages[isCompact ? .compact : .default] ?? parts.backgroundImages[.default] else { return result }
        result.backgroundEffect = nil
        result.backgroundColor = nil
        result.backgroundImage = image
        if let shadow = parts.shadowImage {
            result.shadowImage = shadow
            result.shadowColor = nil
        }
        return result
    }

    private func updateBackground() { parts.background.show(standard: resolvedStandard, atScrollEdge: resolvedScrollEdge) }

    /// Sets the crossfade from the scroll-edge background, 0, to the standard background, 1.
    func setBackgroundProgress(_ progress: CGFloat) {
        guard progress != parts.background.progress else { return }
        let crossesMiddle = (parts.background.progress >= 0.5) != (progress >= 0.5)
        parts.background.setProgress(progress)
        if crossesMiddle, appearances.scrollEdge != nil { reload() }
    }

    // MARK: - Layout

    func layOutItems() {
        parts.background.frame = bounds
        let edge = BarMetrics.edgeInset(width: bounds.width)
        let row = CGRect(
            x: safeAreaInsets.left + edge, y: 0, width: bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * edge,
            height: min(bounds.height, BarMetrics.toolbarHeight))
        let widths = itemWidths(in: row)
        var x = row.minX
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in parts.buttons.enumerated() {
            let start = isMirrored ? bounds.width - x - widths[index] : x
            button.frame = CGRect(x: start.rounded(), y: 0, width: widths[index], height: row.height)
            x += widths[index]
            // Two adjacent buttons need a gap. A space item already separates its neighbours.
            if index + 1 < parts.buttons.count, !button.item.isSpace, !parts.buttons[index + 1].item.isSpace { x += BarMetrics.itemSpacing }
        }
    }

    /// Returns the widths of all items. Flexible spaces share the remaining width equally.
    private func itemWidths(in row: CGRect) -> [CGFloat] {
        var widths = parts.buttons.map { button in
            if button.item.systemItem == .fixedSpace { return button.item.width }
            return button.item.isSpace ? 0 : button.sizeThatFits(row.size).width
        }
        let flexibleIndices = parts.buttons.indices.filter { parts.buttons[$0].item.systemItem == .flexibleSpace }
        guard !flexibleIndices.isEmpty else { return widths }
        let gaps = zip(parts.buttons, parts.buttons.dropFirst()).count { !$0.item.isSpace && !$1.item.isSpace }
        let remainingWidth = row.width - widths.reduce(0, +) - CGFloat(gaps) * BarMetrics.itemSpacing
        for index in flexibleIndices { widths[index] = max(0, remainingWidth / CGFloat(flexibleIndices.count)) }
        return widths
    }
}
