/// What a bar shows of one navigation item; two of them stand over each other while a screen is pushed or popped.
@MainActor final class NavigationBarContent: UIView {
    let item: UINavigationItem
    /// Holds the title or the view in its place, which is its owner's: what a transition changes is changed here.
    let titleHolder = UIView()
    private let titleLabel = UILabel()
    let backButton: BackButton?
    private var leading: [UIView] = []
    private var trailing: [UIView] = []

    init(_ item: UINavigationItem, backTitle: String?, goBack: @escaping @MainActor () -> Void) {
        self.item = item
        let showsBack =
            backTitle != nil && !item.hidesBackButton
            && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
        backButton = showsBack ? backTitle.map(BackButton.init) : nil
        super.init(frame: .zero)
        titleLabel.font = .systemFont(ofSize: BarMetrics.titleSize, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.text = item.title
        titleLabel.accessibilityTraits = .header
        titleHolder.addSubview(titleElement)
        addSubview(titleHolder)
        if let backButton {
            backButton.addAction(UIAction { _ in goBack() }, for: .touchUpInside)
            addSubview(backButton)
        }
        leading = buttons(for: item.leftBarButtonItems)
        trailing = buttons(for: item.rightBarButtonItems)
    }

    required init?(coder: NSCoder) { nil }

    private var titleElement: UIView { item.titleView ?? titleLabel }

    // MARK: - Parts that move

    /// All that changes by itself during a transition.
    var parts: [UIView] {
        [titleHolder] + leading + trailing + (backButton.map { [$0.label, $0.chevron] } ?? [])
    }

    /// Where the title stands when nothing moves.
    var titleCenter: CGPoint { titleHolder.center }

    /// Where the back button's text stands when nothing moves; `nil` without one.
    var backLabelCenter: CGPoint? {
        guard let backButton, backButton.label.text != nil else { return nil }
        let (origin, center) = (backButton.frame.origin, backButton.label.center)
        return CGPoint(x: origin.x + center.x, y: origin.y + center.y)
    }

    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: - Layout

    private func buttons(for items: [UIBarButtonItem]?) -> [UIView] {
        (items ?? []).map { item in
            let button = BarButton(item)
            button.isHidden = item.systemItem == .fixedSpace || item.systemItem == .flexibleSpace
            addSubview(button)
            return button
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        let right = placeTrailing(in: area)
        let natural = titleElement.sizeThatFits(area.size)
        let left = placeLeading(in: area, roomForTitle: natural.width, right: right)
        placeTitle(natural, in: area, left: left, right: right)
        mirror()
    }

    /// The left edge of what stands on the trailing side.
    private func placeTrailing(in area: CGRect) -> CGFloat {
        var edge = area.maxX - BarMetrics.edge
        for button in trailing {
            let size = button.sizeThatFits(area.size)
            edge -= size.width
            button.frame = CGRect(x: edge, y: 0, width: size.width, height: area.height)
            edge -= BarMetrics.gap
        }
        return trailing.isEmpty ? area.maxX - BarMetrics.titleMargin : edge
    }

    /// The right edge of what stands on the leading side.
    private func placeLeading(in area: CGRect, roomForTitle: CGFloat, right: CGFloat) -> CGFloat {
        var edge = area.minX + BarMetrics.edge
        if let backButton {
            edge = area.minX + BarMetrics.backEdge
            // The button may take what the title leaves on its side, and half of the bar at most.
            let room = max(area.midX - roomForTitle / 2 - BarMetrics.gap, right - roomForTitle - BarMetrics.gap) - edge
            let width = backButton.fit(into: min(room, area.width / 2))
            backButton.frame = CGRect(x: edge, y: 0, width: width, height: area.height)
            edge += width + BarMetrics.gap
        }
        for button in leading {
            let size = button.sizeThatFits(area.size)
            button.frame = CGRect(x: edge, y: 0, width: size.width, height: area.height)
            edge += size.width + BarMetrics.gap
        }
        return backButton == nil && leading.isEmpty ? area.minX + BarMetrics.titleMargin : edge
    }

    /// In the middle of the bar if it fits there, else in the middle of what is left.
    private func placeTitle(_ natural: CGSize, in area: CGRect, left: CGFloat, right: CGFloat) {
        let width = min(natural.width, max(0, right - left))
        let x = min(max(area.midX - width / 2, left), max(left, right - width))
        let height = item.titleView == nil ? area.height : min(natural.height, area.height)
        titleHolder.frame = CGRect(x: x.rounded(), y: ((area.height - height) / 2).rounded(), width: width.rounded(.up), height: height)
        titleElement.frame = titleHolder.bounds
    }

    private func mirror() {
        guard isMirrored else { return }
        for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
    }
}
