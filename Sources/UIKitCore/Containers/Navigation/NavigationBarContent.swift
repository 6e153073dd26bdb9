/// The content of a navigation bar for one navigation item. While a screen is pushed or popped, the bar shows two
/// contents, one over the other.
///
/// Layout proceeds in five steps. First, groups of items collapse into their representative items, the last group
/// first, until the title fits. Second, the trailing items are positioned from the edge inward. Third, the back button
/// shows the first of its possible titles that fits beside the title, and the leading items follow. Fourth, the title
/// is centred in the bar, or else moved into the space between the items. Last, the large title and the search field
/// are positioned below the row, and a right-to-left layout mirrors all frames.
@MainActor final class NavigationBarContent: UIView {
    let item: UINavigationItem
    private let navigationBarStyle: NavigationBarStyle
    private(set) var heights: BarHeights
    /// The container of the title or title view. Transitions transform the container, because the app may set the
    /// transform of its title view.
    let titleContainer = UIView()
    private let titleLabel = UILabel()
    private var titleMenu: TitleMenuButton?
    private let promptLabel = UILabel()
    /// The size of the item's title view after the last layout pass, in points.
    private var lastTitleViewSize: CGSize?
    let largeTitle: LargeTitleView?
    let searchContainer = UIView()
    let backButton: BackButton?
    private var leadingItems: [UIView] = []
    private var trailingItems: [UIView] = []
    private var collapsibleGroups: [CollapsibleBarGroup] = []

    init(_ item: UINavigationItem, back: BackButtonContent?, navigationBarStyle: NavigationBarStyle, heights: BarHeights) {
        self.item = item
        self.navigationBarStyle = navigationBarStyle
        self.heights = heights
        let showsBack = !item.hidesBackButton && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
        backButton = showsBack ? back.map { BackButton($0, navigationBarStyle: navigationBarStyle) } : nil
        largeTitle = heights.large > 0 ? LargeTitleView() : nil
        super.init(frame: .zero)
        addTitles()
        if let backButton, let back {
            let customAction = item.backAction
            backButton.addAction(
                UIAction { [weak backButton] _ in
                    if let customAction { customAction.perform(from: backButton) } else { back.go() }
                }, for: .touchUpInside)
            // A custom back action may ask for confirmation. A menu of previous screens would bypass the
            // confirmation.
            if customAction == nil, let menu = back.menu { backButton.attachLongPressMenu(menu) }
            addSubview(backButton)
        }
        leadingItems = buttons(for: item.leftBarButtonItems)
        trailingItems = buttons(for: item.rightBarButtonItems)
        addCollapsibleGroups()
        addSearchField()
    }

    required init?(coder: NSCoder) { nil }

    private func addTitles() {
        titleLabel.textAlignment = .center
        let font = UIFont.systemFont(ofSize: heights.row < BarMetrics.height ? 15 : BarMetrics.titleFontSize, weight: .semibold)
        BarText.set(item.title, on: titleLabel, font: font, color: .label, navigationBarStyle.titleAttributes)
        titleLabel.accessibilityTraits = .header
        titleLabel.accessibilityLabel = item.accessibilityLabel
        titleLabel.accessibilityHint = item.accessibilityHint
        if item.titleMenuProvider != nil, item.titleView == nil { titleMenu = TitleMenuButton(titleLabel, of: item) }
        titleContainer.addSubview(titleElement)
        addSubview(titleContainer)
        if let prompt = item.prompt {
            promptLabel.text = prompt
            promptLabel.font = .systemFont(ofSize: 13)
            promptLabel.textAlignment = .center
            addSubview(promptLabel)
        }
        guard let largeTitle else { return }
        largeTitle.show(item, navigationBarStyle.largeTitleAttributes)
        addSubview(largeTitle)
    }

    private func addSearchField() {
        guard let bar = item.searchController?.searchBarInNavigationBar else { return }
        searchContainer.clipsToBounds = true
        searchContainer.addSubview(bar)
        addSubview(searchContainer)
    }

    private var titleElement: UIView { item.titleView ?? titleMenu ?? titleLabel }

    // MARK: - Animated parts

    /// All views that a transition animates.
    var parts: [UIView] { movingParts + barItems }

    /// The titles, the back button and the search field.
    var movingParts: [UIView] {
        [titleContainer] + (backButton.map { [$0.label, $0.chevron] } ?? []) + (largeTitle.map { [$0] } ?? [])
            + (searchContainer.superview == nil ? [] : [searchContainer])
    }

    /// The items on both sides.
    var barItems: [UIView] { leadingItems + trailingItems }

    /// Returns the alpha of a part outside of transitions, 0…1.
    func restingAlpha(of part: UIView) -> CGFloat {
        if heights.row == 0 { return part === searchContainer ? 1 : 0 }
        return part === titleContainer && showsLargeTitle ? 0 : 1
    }

    /// Whether the large title is visible instead of the small title.
    var showsLargeTitle: Bool { largeTitle != nil && heights.parts(in: bounds.height).large > 10 }

    /// The centre of the title outside of transitions.
    var titleCenter: CGPoint { titleContainer.center }

    /// The centre of the back button's title outside of transitions; `nil` without a title.
    var backLabelCenter: CGPoint? {
        guard let backButton, backButton.label.text != nil else { return nil }
        let origin = backButton.frame.origin
        let center = backButton.label.center
        return CGPoint(x: origin.x + center.x, y: origin.y + center.y)
    }

    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: - Layout

    private func buttons(for items: [UIBarButtonItem]?) -> [UIView] {
        (items ?? []).filter { !$0.isHidden }.map { item in
            let isCompact = heights.row < BarMetrics.height
            let button = BarButton(item, appearance: navigationBarStyle.buttons(item.style), isCompact: isCompact)
            button.isHidden = item.isSpace
            addSubview(button)
            return button
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - safeAreaInsets.left - safeAreaInsets.right
        collapseGroups(toFit: width)
        let row = CGRect(x: safeAreaInsets.left, y: heights.prompt, width: width, height: heights.row)
        promptLabel.frame = CGRect(x: row.minX, y: 0, width: width, height: heights.prompt)
        let right = placeTrailingItems(in: row)
        let titleSize = preferredTitleSize(in: row.size)
        let left = placeLeadingItems(in: row, titleWidth: titleSize.width, right: right)
        placeTitle(titleSize, in: row, left: left, right: right)
        placeLargeTitleAndSearch(row)
        mirrorIfRightToLeft()
        let alpha = restingAlpha(of: titleContainer)
        if titleContainer.layer.animationKeys()?.isEmpty ?? true { titleContainer.alpha = alpha }
    }

    /// Positions the large title and the search field below the row.
    private func placeLargeTitleAndSearch(_ row: CGRect) {
        let parts = heights.parts(in: bounds.height)
        let top = row.maxY
        let edge = BarMetrics.edgeInset(width: bounds.width)
        largeTitle?.frame = CGRect(x: row.minX, y: top, width: row.width, height: parts.large + parts.stretch)
        largeTitle?.place(edge: edge, stretch: parts.stretch)
        searchContainer.frame = CGRect(x: row.minX, y: top + parts.large + parts.stretch, width: row.width, height: parts.search)
        guard let bar = item.searchController?.searchBarInNavigationBar, bar.superview === searchContainer else { return }
        let height = bar.sizeThatFits(bounds.size).height
        // The search bar has a margin of 10 points above its field, but the field is placed 1 point below the row.
        bar.frame = CGRect(x: edge - 8, y: -9, width: row.width - 2 * (edge - 8), height: height)
        bar.alpha = heights.keepsSearch ? 1 : max(0, min(1, (parts.search - 16) / max(1, heights.search - 24)))
    }

    /// Positions the items on the trailing side, and returns their left edge before mirroring.
    private func placeTrailingItems(in area: CGRect) -> CGFloat {
        var edge = area.maxX - BarMetrics.edgeInset(width: area.width)
        for button in trailingItems where !isOmitted(button) {
            let size = button.sizeThatFits(area.size)
            edge -= size.width
            button.frame = CGRect(x: edge, y: area.minY, width: size.width, height: area.height)
            edge -= BarMetrics.itemSpacing
        }
        return trailingItems.isEmpty ? area.maxX - BarMetrics.titleMargin : edge
    }

    /// Positions the back button and the items on the leading side, and returns their right edge before mirroring.
    private func placeLeadingItems(in area: CGRect, titleWidth: CGFloat, right: CGFloat) -> CGFloat {
        var edge = area.minX + BarMetrics.edgeInset(width: area.width)
        if let backButton {
            edge = area.minX + BarMetrics.backButtonInset
            // The button may be as wide as the space beside the title, and at most half as wide as the bar.
            let availableWidth =
                max(area.midX - titleWidth / 2 - BarMetrics.itemSpacing, right - titleWidth - BarMetrics.itemSpacing) - edge
            let width = backButton.showLongestTitle(into: min(availableWidth, area.width / 2))
            backButton.frame = CGRect(x: edge, y: area.minY, width: width, height: area.height)
            edge += width + BarMetrics.itemSpacing
        }
        for button in leadingItems where !isOmitted(button) {
            let size = button.sizeThatFits(area.size)
            button.frame = CGRect(x: edge, y: area.minY, width: size.width, height: area.height)
            edge += size.width + BarMetrics.itemSpacing
        }
        return backButton == nil && leadingItems.isEmpty ? area.minX + BarMetrics.titleMargin : edge
    }

    // MARK: - Groups in narrow bars

    private func addCollapsibleGroups() {
        let isCompact = heights.row < BarMetrics.height
        func add(_ groups: [UIBarButtonItemGroup], to buttons: inout [UIView]) {
            for group in groups where !group.isHidden {
                guard let item = group.representativeItem else { continue }
                let members = buttons.filter { view in group.barButtonItems.contains { $0 === (view as? BarButton)?.item } }
                guard let last = members.last, let index = buttons.firstIndex(where: { $0 === last }) else { continue }
                let button = BarButton(item, appearance: navigationBarStyle.buttons(item.style), isCompact: isCompact)
                if item.menu == nil, !item.hasAction { button.attachGroupMenu(group) }
                addSubview(button)
                buttons.insert(button, at: index + 1)
                collapsibleGroups.append(CollapsibleBarGroup(group: group, members: members, representativeView: button))
            }
        }
        add(item.leadingItemGroups, to: &leadingItems)
        add(item.trailingItemGroups, to: &trailingItems)
    }

    private func isOmitted(_ button: UIView) -> Bool { collapsibleGroups.contains { $0.omits(button) } }

    /// Collapses groups into their representative items, the last group first, until the title fits.
    private func collapseGroups(toFit width: CGFloat) {
        guard !collapsibleGroups.isEmpty else { return }
        for group in collapsibleGroups { group.isCollapsed = false }
        let title = preferredTitleSize(in: CGSize(width: width, height: heights.row)).width
        let back = backButton == nil ? 0 : BarMetrics.backButtonInset + BarMetrics.chevronSize.width + BarMetrics.itemSpacing
        func requiredWidth() -> CGFloat {
            let visibleItems = (leadingItems + trailingItems).filter { !isOmitted($0) }
            let size = CGSize(width: width, height: heights.row)
            return visibleItems.reduce(2 * BarMetrics.edgeInset(width: width) + back + title) {
                $0 + $1.sizeThatFits(size).width + BarMetrics.itemSpacing
            }
        }
        for group in collapsibleGroups.reversed() where requiredWidth() > width { group.isCollapsed = true }
    }

    /// Centres the title in the bar if it fits there, or else moves it into the space between the items.
    private func placeTitle(_ titleSize: CGSize, in area: CGRect, left: CGFloat, right: CGFloat) {
        let width = min(titleSize.width, max(0, right - left))
        let x = min(max(area.midX - width / 2, left), max(left, right - width))
        let height = item.titleView == nil ? area.height : min(titleSize.height, area.height)
        let shift = navigationBarStyle.titleOffset
        titleContainer.frame = CGRect(
            x: x.rounded() + shift.horizontal, y: area.minY + ((area.height - height) / 2).rounded() + shift.vertical,
            width: width.rounded(.up), height: height)
        titleElement.frame = titleContainer.bounds
        if item.titleView != nil { lastTitleViewSize = titleElement.bounds.size }
    }

    /// Returns the size of the title. A title view that had a size when it was set keeps this size, regardless of its
    /// content, until the app sets another size. A title view of size zero is as large as its constraints or its
    /// content require.
    private func preferredTitleSize(in available: CGSize) -> CGSize {
        let contentSize = titleElement.sizeThatFits(available)
        guard let view = item.titleView else { return contentSize }
        if let assignedSize = item.titleViewSize {
            guard let lastTitleViewSize, view.bounds.size != lastTitleViewSize else { return assignedSize }
            item.titleViewSize = view.bounds.size
            return view.bounds.size
        }
        let fittingSize = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(
            width: fittingSize.width > 0 ? fittingSize.width : contentSize.width,
            height: fittingSize.height > 0 ? fittingSize.height : contentSize.height)
    }

    private func mirrorIfRightToLeft() {
        guard isMirrored else { return }
        for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
    }

    /// Applies new heights, for example while a search is active, within the current animation.
    func apply(_ new: BarHeights) {
        heights = new
        setNeedsLayout()
        for part in parts { part.alpha = restingAlpha(of: part) }
        backButton?.alpha = new.row == 0 ? 0 : 1
    }

    /// Shows the small title while the large title is hidden under the row. Fades within 0.2 seconds if `animated`.
    func updateTitle(animated: Bool) {
        let alpha = restingAlpha(of: titleContainer)
        guard titleContainer.alpha != alpha else { return }
        guard animated, window != nil else {
            titleContainer.alpha = alpha
            return
        }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.titleContainer.alpha = alpha }
    }
}
