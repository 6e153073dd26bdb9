/// The sidebar that lists the tabs.
@MainActor final class TabSidebarView: UIView, UICollectionViewDelegate {
    private weak var tabController: UITabBarController?
    private let list: UICollectionView
    private lazy var dataSource = makeSource()
    private lazy var toggleButton = Self.button { [weak self] in self?.tabController?.showSidebar(false) }
    private let separator = UIView()
    private var accessoryViews: (header: UIView?, footer: UIView?, bottom: UIView?)

    init(_ tabController: UITabBarController) {
        self.tabController = tabController
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.backgroundColor = .clear
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        list.backgroundColor = .clear
        list.delegate = self
        list.allowsMultipleSelection = false
        separator.backgroundColor = .separator
        separator.isUserInteractionEnabled = false
        for view in [list, toggleButton, separator] { addSubview(view) }
        updateAccessoryViews()
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the sidebar is over the screens and not beside them.
    var isOverlay = false {
        didSet {
            guard isOverlay != oldValue else { return }
            layer.shadowOpacity = isOverlay ? 0.2 : 0
            layer.shadowRadius = 16
            layer.shadowOffset = .zero
        }
    }

    /// Returns a button with the sidebar symbol.
    static func button(_ action: @escaping @MainActor () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "sidebar.left")
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
        button.accessibilityLabel = "Sidebar"
        return button
    }

    // MARK: - Rows

    private func makeSource() -> UICollectionViewDiffableDataSource<Int, UITab> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, UITab> { cell, _, tab in
            let isHeader = (tab as? UITabGroup)?.isSection ?? false
            var content = isHeader ? UIListContentConfiguration.sidebarHeader() : .sidebarCell()
            content.text = tab.title
            content.secondaryText = tab.subtitle
            if !isHeader { content.image = tab.image }
            if !tab.isEnabled { content.textProperties.color = .tertiaryLabel }
            cell.contentConfiguration = content
            var accessories: [UICellAccessory] = tab.badgeValue.map { [.label(text: $0)] } ?? []
            if tab is UITabGroup { accessories.append(.outlineDisclosure(options: .init(style: isHeader ? .header : .cell))) }
            cell.accessories = accessories
            cell.indentationLevel = tab.depth
        }
        return UICollectionViewDiffableDataSource(collectionView: list) { list, path, tab in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: tab)
        }
    }

    /// Updates the list for the current tabs.
    func reload() {
        guard let tabController else { return }
        var sections: [NSDiffableDataSourceSectionSnapshot<UITab>] = []
        var ungroupedTabs: [UITab] = []
        func appendUngroupedTabs() {
            guard !ungroupedTabs.isEmpty else { return }
            var section = NSDiffableDataSourceSectionSnapshot<UITab>()
            for tab in ungroupedTabs { add(tab, to: nil, &section) }
            sections.append(section)
            ungroupedTabs = []
        }
        for tab in tabController.tabs where !tab.isHidden {
            guard let group = tab as? UITabGroup, group.isSection else {
                ungroupedTabs.append(tab)
                continue
            }
            appendUngroupedTabs()
            var section = NSDiffableDataSourceSectionSnapshot<UITab>()
            add(group, to: nil, &section)
            sections.append(section)
        }
        appendUngroupedTabs()
        var snapshot = NSDiffableDataSourceSnapshot<Int, UITab>()
        snapshot.appendSections(Array(0..<sections.count))
        dataSource.apply(snapshot, animatingDifferences: false)
        for (index, section) in sections.enumerated() { dataSource.apply(section, to: index, animatingDifferences: false) }
        selectCurrentRow()
    }

    private func add(_ tab: UITab, to parent: UITab?, _ section: inout NSDiffableDataSourceSectionSnapshot<UITab>) {
        section.append([tab], to: parent)
        guard let group = tab as? UITabGroup else { return }
        for child in group.children where !child.isHidden { add(child, to: group, &section) }
        section.expand([group])
    }

    func reconfigure(_ tab: UITab) {
        var snapshot = dataSource.snapshot()
        guard snapshot.itemIdentifiers.contains(tab) else { return }
        snapshot.reconfigureItems([tab])
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    /// Selects the row of the selected tab.
    func selectCurrentRow() {
        let path = tabController?.selectedTab.flatMap { dataSource.indexPath(for: $0) }
        guard list.indexPathsForSelectedItems?.first != path else { return }
        list.selectItem(at: path, animated: false, scrollPosition: [])
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        guard let tab = dataSource.itemIdentifier(for: indexPath) else { return false }
        if let group = tab as? UITabGroup, group.isSection { return false }
        return tab.isEnabled
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let tabController, let tab = dataSource.itemIdentifier(for: indexPath) else { return }
        tabController.selectIfAllowed(tab, isInBar: false)
        selectCurrentRow()
        if isOverlay { tabController.showSidebar(false) }
    }

    // MARK: - Header, footer and bottom bar

    func updateAccessoryViews() {
        for view in [accessoryViews.header, accessoryViews.footer, accessoryViews.bottom] { view?.removeFromSuperview() }
        let sidebar = tabController?.sidebar
        accessoryViews = (
            sidebar?.headerContentConfiguration?.makeContentView(), sidebar?.footerContentConfiguration?.makeContentView(),
            sidebar?.bottomBarView
        )
        for view in [accessoryViews.header, accessoryViews.footer, accessoryViews.bottom] { view.map(addSubview) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = toggleButton.intrinsicContentSize
        let top = safeAreaInsets.top + 4
        toggleButton.frame = CGRect(x: isMirrored ? 8 : bounds.width - 8 - size.width, y: top, width: size.width, height: size.height)
        var area = CGRect(x: 0, y: toggleButton.frame.maxY, width: bounds.width, height: max(0, bounds.height - toggleButton.frame.maxY))
        area = place(accessoryViews.header, in: area, atTop: true)
        if accessoryViews.bottom != nil || accessoryViews.footer != nil { area.size.height = max(0, area.height - safeAreaInsets.bottom) }
        area = place(accessoryViews.bottom, in: area, atTop: false)
        list.frame = place(accessoryViews.footer, in: area, atTop: false)
        let width = 1 / max(1, traitCollection.displayScale)
        separator.frame = CGRect(x: isMirrored ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    }

    /// Positions a view at the upper or lower edge of an area, and returns the remaining area.
    private func place(_ view: UIView?, in area: CGRect, atTop: Bool) -> CGRect {
        guard let view else { return area }
        let fittingSize = view.systemLayoutSizeFitting(
            CGSize(width: area.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        let height = min(area.height, fittingSize.height > 0 ? fittingSize.height : view.frame.height)
        let parts = area.divided(atDistance: height, from: atTop ? .minYEdge : .maxYEdge)
        view.frame = parts.slice
        return parts.remainder
    }
}

extension UITab {
    /// The nesting depth of the tab in the list: the number of enclosing groups that are not sections.
    fileprivate var depth: Int { parent.map { $0.depth + ($0.isSection ? 0 : 1) } ?? 0 }
}

/// A view in front of the screens and behind an overlaid sidebar. A touch on the view hides the sidebar.
@MainActor final class SidebarDismissView: UIView {
    private let onTouch: @MainActor () -> Void

    init(_ onTouch: @escaping @MainActor () -> Void) {
        self.onTouch = onTouch
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch() }
}
