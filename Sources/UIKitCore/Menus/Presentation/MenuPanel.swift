import Platform

/// The panel of a menu: groups of rows, which scroll if necessary.
@MainActor final class MenuPanel: UIView {
    private(set) var menu: UIMenu
    private(set) var rows: [MenuRowView] = []
    private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let scrollView = UIScrollView()
    private let touchView = MenuTouches()
    private var parts: [Part] = []
    /// The views at one vertical position: a single view, or several of equal width with separators between them.
    private struct Part {
        let views: [UIView]
        let lines: [UIView]
        let height: CGFloat
    }

    /// The row at the top of a submenu: a copy of the row that opened the submenu.
    private(set) var headerRow: MenuRowView?
    var choose: (@MainActor (MenuRowView) -> Void)?

    init(_ model: MenuModel, header element: UIMenuElement?) {
        menu = model.menu
        super.init(frame: .zero)
        setUpShadow()
        addSubview(card)
        card.clipsToBounds = true
        card.layer.cornerRadius = MenuMetrics.cornerRadius
        card.layer.cornerCurve = .continuous
        card.contentView.addSubview(scrollView)
        scrollView.addSubview(touchView)
        scrollView.alwaysBounceVertical = false
        scrollView.contentInsetAdjustmentBehavior = .never
        touchView.choose = { [weak self] in self?.choose?($0) }
        accessibilityIdentifier = "Menu"
        accessibilityViewIsModal = true
        fill(model, header: element)
    }

    required init?(coder: NSCoder) { nil }

    private func setUpShadow() {
        layer.shadowColor = .black
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
    }

    /// Replaces the content by that of a model.
    func fill(_ model: MenuModel, header element: UIMenuElement?) {
        menu = model.menu
        for view in parts.flatMap({ $0.views + $0.lines }) { view.removeFromSuperview() }
        parts = []
        rows = []
        if let element {
            let row = MenuRowView(element, hasMarks: true, isOpen: true)
            headerRow = row
            add([row], height: row.intrinsicHeight)
            rows.append(row)
        } else if !model.menu.title.isEmpty {
            addHeader(model.menu.title)
        }
        let hasMarks = model.hasCheckmarks
        for (index, group) in model.groups.enumerated() {
            if index > 0 { addGap() }
            if let title = group.title { addHeader(title) }
            for elements in group.rows {
                let rowViews = elements.map { MenuRowView($0, hasMarks: hasMarks, size: group.size) }
                if let last = parts.last?.views.last, last is MenuRowView || last is UILabel { addLine() }
                add(rowViews, height: rowViews.map(\.intrinsicHeight).max() ?? 0)
                rows += rowViews
            }
        }
        touchView.rows = rows
        setNeedsLayout()
    }

    private var hairline: CGFloat { 1 / max(1, traitCollection.displayScale) }

    private func add(_ views: [UIView], height: CGFloat) {
        let lines = views.dropFirst().map { _ in makeLine() }
        for view in views + lines { touchView.addSubview(view) }
        parts.append(Part(views: views, lines: lines, height: height))
    }

    private func makeLine() -> UIView {
        let line = UIView()
        line.backgroundColor = .separator
        return line
    }

    private func addLine() { add([makeLine()], height: hairline) }

    private func addGap() {
        let gap = UIView()
        gap.backgroundColor = MenuMetrics.gapColor
        add([gap], height: MenuMetrics.gap)
    }

    private func addHeader(_ title: String) {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .caption1)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        add([label], height: MenuMetrics.headerHeight)
    }

    var intrinsicSize: CGSize { CGSize(width: MenuMetrics.width, height: parts.reduce(0) { $0 + $1.height }) }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = bounds
        scrollView.frame = bounds
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: MenuMetrics.cornerRadius).cgPath
        let size = intrinsicSize
        var y: CGFloat = 0
        for part in parts {
            layOut(part, at: y)
            y += part.height
        }
        touchView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: size.height)
        scrollView.contentSize = CGSize(width: bounds.width, height: size.height)
    }

    private func layOut(_ part: Part, at y: CGFloat) {
        let width = bounds.width / CGFloat(part.views.count)
        let views = effectiveUserInterfaceLayoutDirection == .rightToLeft ? part.views.reversed() : part.views
        for (index, view) in views.enumerated() {
            let start = (CGFloat(index) * width).rounded()
            let end = (CGFloat(index + 1) * width).rounded()
            view.frame = CGRect(x: start, y: y, width: end - start, height: part.height)
        }
        for (index, line) in part.lines.enumerated() {
            line.frame = CGRect(x: (CGFloat(index + 1) * width).rounded() - hairline, y: y, width: hairline, height: part.height)
        }
    }

    /// Returns the enabled row at a point of a view.
    func row(at point: CGPoint, in view: UIView) -> MenuRowView? {
        guard bounds.contains(convert(point, from: view)) else { return nil }
        return touchView.row(at: touchView.convert(point, from: view))
    }

    /// Highlights a row and removes the highlight from all others.
    func highlight(_ row: MenuRowView?) { touchView.highlight(row) }

    /// Whether a submenu covers the panel. If so, the rows are faded, but the background is not.
    var isCovered = false { didSet { scrollView.alpha = isCovered ? 0.5 : 1 } }

    /// Scrolls to make a row visible.
    func show(_ row: MenuRowView) { scrollView.scrollRectToVisible(row.frame, animated: true) }

    override var accessibilityRole: AccessibilityNode.Role? { .menu }
}

/// Receives the touches of all rows of a menu, so that a touch can move from row to row.
@MainActor private final class MenuTouches: UIView {
    var rows: [MenuRowView] = []
    var choose: (@MainActor (MenuRowView) -> Void)?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) == nil ? nil : self }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(row(under: touches)) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(row(under: touches)) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(nil) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let touchedRow = row(under: touches)
        highlight(nil)
        if let touchedRow { choose?(touchedRow) }
    }

    private func row(under touches: Set<UITouch>) -> MenuRowView? {
        touches.first.flatMap { row(at: $0.location(in: self)) }
    }

    func row(at point: CGPoint) -> MenuRowView? { rows.first { $0.frame.contains(point) && $0.element.isChoosable } }

    func highlight(_ pressedRow: MenuRowView?) { for row in rows { row.isPressed = row === pressedRow } }
}
