/// The subviews, the items and the stored appearances of a tab bar.
@MainActor struct TabBarContent {
    var items: [UITabBarItem]?
    weak var selected: UITabBarItem?
    var buttons: [TabBarButton] = []
    let background = BarBackground(hairlineEdge: .top)
    let indicator = UIImageView()
    var standard: UITabBarAppearance?
    var scrollEdge: UITabBarAppearance?
    /// Handles a tap on an item in place of the bar, before the delegate is notified. Returns whether the item was
    /// selected.
    var selectItem: (@MainActor (UITabBarItem) -> Bool)?
    /// Called when `isTranslucent` changes: content extends under a translucent bar, and ends at an opaque bar.
    var onTranslucencyChange: (@MainActor () -> Void)?
}

extension UITabBar {
    func setUpBar() {
        accessibilityIdentifier = "TabBar"
        addLargeContentViewer()
        addSubview(content.background)
        addSubview(content.indicator)
        content.indicator.contentMode = .center
        content.background.setProgress(1)
        updateAppearance()
    }

    func replaceItems(_ items: [UITabBarItem]?, _ animated: Bool) {
        for item in content.items ?? [] { item.onChange = nil }
        content.items = items
        for item in items ?? [] { item.applyAppearanceProxies(in: self) }
        let old = content.buttons
        content.buttons = (items ?? []).map(makeButton)
        if let selectedItem = content.selected, items?.contains(where: { $0 === selectedItem }) != true { content.selected = nil }
        updateAppearance()
        guard animated, window != nil else { return old.forEach { $0.removeFromSuperview() } }
        layoutIfNeeded()
        for button in content.buttons { button.alpha = 0 }
        UIView.animate(withDuration: 0.25) { [self] in
            for button in old { button.alpha = 0 }
            for button in content.buttons { button.alpha = button.item.isEnabled ? 1 : 0.4 }
        } completion: { _ in
            for button in old { button.removeFromSuperview() }
        }
    }

    private func makeButton(_ item: UITabBarItem) -> TabBarButton {
        let button = TabBarButton(item)
        item.onChange = { [weak self] in self?.updateAppearance() }
        button.addAction(UIAction { [weak self, weak item] _ in if let item { self?.handleTap(item) } }, for: .touchUpInside)
        addSubview(button)
        return button
    }

    func selectItem(_ item: UITabBarItem?) {
        precondition(
            item.map { item in content.items?.contains { $0 === item } ?? false } ?? true,
            "UITabBar: items does not contain the selected item. Add it first.")
        guard content.selected !== item else { return }
        content.selected = item
        updateAppearance()
    }

    private func handleTap(_ item: UITabBarItem) {
        if let handler = content.selectItem {
            guard handler(item) else { return }
        } else {
            selectItem(item)
        }
        hub.notify { $0.tabBar(self, didSelect: item) }
    }

    // MARK: - Appearance

    var itemStyle: UITabBarItemAppearance.Style {
        let traits = traitCollection
        if traits.horizontalSizeClass == .regular { return traits.verticalSizeClass == .compact ? .compactInline : .inline }
        return traits.verticalSizeClass == .compact ? .compactInline : .stacked
    }

    var intrinsicHeight: CGFloat {
        switch itemStyle {
        case .stacked: TabBarMetrics.height
        case .inline: TabBarMetrics.inlineHeight
        case .compactInline: TabBarMetrics.compactHeight
        }
    }

    func makeStandardAppearance() -> UITabBarAppearance {
        let appearance = UITabBarAppearance().observedCopy(as: UITabBarAppearance.self) { [weak self] in self?.updateAppearance() }
        content.standard = appearance
        return appearance
    }

    /// Returns the current appearance, for content that ends at the bar (`atScrollEdge`) or for content under the bar.
    private func appearance(atScrollEdge: Bool) -> UITabBarAppearance? {
        let item = content.selected
        if atScrollEdge, let appearance = item?.scrollEdgeAppearance ?? content.scrollEdge { return appearance }
        let standard = item?.standardAppearance ?? content.standard
        let result = standard.map { UITabBarAppearance(barAppearance: $0) } ?? legacyAppearance()
        // A background that was set with the legacy properties is visible at every scroll position.
        if atScrollEdge, standard != nil || !hasLegacyBackground { result.configureWithTransparentBackground() }
        return result
    }

    private var hasLegacyBackground: Bool { barTintColor != nil || backgroundImage != nil || !isTranslucent }

    private func legacyAppearance() -> UITabBarAppearance {
        let result = UITabBarAppearance()
        if !isTranslucent { result.configureWithOpaqueBackground() }
        if let barTintColor {
            result.backgroundEffect = nil
            result.backgroundColor = barTintColor
        }
        guard let backgroundImage else { return result }
        result.backgroundEffect = nil
        result.backgroundImage = backgroundImage
        if let shadowImage {
            result.shadowImage = shadowImage
            result.shadowColor = nil
        }
        return result
    }

    func updateAppearance() {
        guard let standard = appearance(atScrollEdge: false) else { return }
        let scrollEdge = appearance(atScrollEdge: true)
        content.background.show(standard: standard, atScrollEdge: scrollEdge)
        let current = content.background.progress < 0.5 ? scrollEdge ?? standard : standard
        let style = itemStyle
        let appearance =
            switch style {
            case .stacked: current.stackedLayoutAppearance
            case .inline: current.inlineLayoutAppearance
            case .compactInline: current.compactInlineLayoutAppearance
            }
        let colors = (normal: unselectedItemTintColor ?? TabBarMetrics.unselectedColor, selected: tintColor ?? .systemBlue)
        for button in content.buttons {
            button.isSelected = button.item === content.selected
            button.update(appearance, style: style, colors: colors)
        }
        content.indicator.image = current.selectionIndicatorImage ?? selectionIndicatorImage
        content.indicator.tintColor = current.selectionIndicatorTintColor ?? colors.selected
        setNeedsLayout()
    }

    /// Sets the crossfade from the scroll-edge background, 0, to the standard background, 1.
    func setBackgroundProgress(_ progress: CGFloat) {
        let showedStandardBackground = content.background.progress >= 0.5
        guard progress != content.background.progress else { return }
        content.background.setProgress(progress)
        if showedStandardBackground != (progress >= 0.5), content.scrollEdge != nil || content.selected?.scrollEdgeAppearance != nil {
            updateAppearance()
        }
    }

    // MARK: - Layout

    func layOutItems() {
        content.background.frame = bounds
        let row = CGRect(
            x: safeAreaInsets.left, y: 0, width: bounds.width - safeAreaInsets.left - safeAreaInsets.right,
            height: min(bounds.height, intrinsicHeight))
        var frames = itemFrames(in: row)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { frames.reverse() }
        for (button, frame) in zip(content.buttons, frames) { button.frame = frame }
        let selectedButton = content.buttons.first { $0.isSelected }
        content.indicator.isHidden = selectedButton == nil || content.indicator.image == nil
        if let selectedButton { content.indicator.frame = selectedButton.frame }
    }

    private func itemFrames(in row: CGRect) -> [CGRect] {
        let count = CGFloat(content.buttons.count)
        guard count > 0 else { return [] }
        let positioning = itemPositioning == .automatic ? content.standard?.stackedItemPositioning ?? .automatic : itemPositioning
        let isCentered = positioning == .centered || (positioning == .automatic && traitCollection.horizontalSizeClass == .regular)
        guard isCentered else {
            let width = row.width / count
            return content.buttons.indices.map { index in
                let start = (row.minX + width * CGFloat(index)).rounded()
                return CGRect(x: start, y: 0, width: (row.minX + width * CGFloat(index + 1)).rounded() - start, height: row.height)
            }
        }
        let requestedWidth = itemWidth > 0 ? itemWidth : content.standard?.stackedItemWidth ?? 0
        let widths = content.buttons.map { button in
            requestedWidth > 0 ? requestedWidth : max(TabBarMetrics.itemWidth, button.sizeThatFits(row.size).width + 16)
        }
        let requestedSpacing = itemSpacing > 0 ? itemSpacing : content.standard?.stackedItemSpacing ?? 0
        let remainingWidth = row.width - widths.reduce(0, +)
        let largestSpacing = count > 1 ? remainingWidth / (count - 1) : 0
        let spacing = max(0, min(requestedSpacing > 0 ? requestedSpacing : TabBarMetrics.itemSpacing, largestSpacing))
        var x = row.midX - (widths.reduce(0, +) + spacing * (count - 1)) / 2
        return widths.map { width in
            defer { x += width + spacing }
            return CGRect(x: x.rounded(), y: 0, width: width, height: row.height)
        }
    }
}
