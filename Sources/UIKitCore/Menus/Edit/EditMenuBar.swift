/// The edit menu: a horizontal row of items with an arrow to its target.
///
/// Inline menus are flattened, and hidden elements and disabled commands are omitted. Items that do not fit are
/// divided into pages, with arrows between them, and a submenu replaces the row. Deferred elements are requested when
/// the menu opens, and added when they are provided. ``EditMenuPlacement`` determines the frame and the arrow. The bar
/// is shown in the window until an item is chosen or a touch begins outside the bar.
@MainActor final class EditMenuBar: UIView {
    private var menu: UIMenu
    private weak var sender: AnyObject?
    /// The open submenus, outermost first.
    private var openSubmenus: [UIMenu] = []
    private var items: [EditMenuItem] = []
    private var page = 0
    private let shapeLayer = CAShapeLayer()
    private let row = UIView()
    private var target = CGRect.zero
    private var preferredDirection = UIEditMenuArrowDirection.automatic
    private(set) var placement: EditMenuPlacement?
    private var isClosing = false
    /// The deferred elements that were provided, by placeholder.
    private var resolvedElements: [ObjectIdentifier: [UIMenuElement]] = [:]
    /// The placeholders whose elements were requested.
    private var requestedElements: Set<ObjectIdentifier> = []
    /// The number of requests whose elements were not provided yet.
    private var pendingRequestCount = 0
    var onClose: (@MainActor (MenuAnimations) -> Void)?
    /// Requests a new menu from its provider; `nil` for a menu that cannot be reloaded.
    var reload: (@MainActor () -> Void)?

    init(menu: UIMenu, sender: AnyObject?) {
        self.menu = menu
        self.sender = sender
        super.init(frame: .zero)
        layer.shadowColor = .black
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 14
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.addSublayer(shapeLayer)
        row.clipsToBounds = true
        row.layer.cornerRadius = EditMenuMetrics.cornerRadius
        addSubview(row)
        accessibilityIdentifier = "EditMenu"
        menu.validateCommands(from: subject)
        requestDeferredElements()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Elements

    /// The view of the menu.
    private var subject: UIView? { sender as? UIView ?? (sender as? UIEditMenuInteraction)?.view }

    private static func elements(of menu: UIMenu, _ resolved: [ObjectIdentifier: [UIMenuElement]]) -> [UIMenuElement] {
        menu.children.flatMap { child -> [UIMenuElement] in
            if let innerMenu = child as? UIMenu, innerMenu.options.contains(.displayInline) { return elements(of: innerMenu, resolved) }
            // A command that no responder performs is not offered for a selection.
            let isUnavailable = child is UICommand && !child.isChoosable
            if let placeholder = child as? UIDeferredMenuElement {
                return resolved[ObjectIdentifier(placeholder)].map { elements(of: UIMenu(children: $0), resolved) } ?? []
            }
            return child.isHiddenOrEmpty || isUnavailable ? [] : [child]
        }
    }

    /// Whether there are neither items nor pending requests.
    var isEmpty: Bool { elements(of: menu).isEmpty && pendingRequestCount == 0 }

    private func elements(of menu: UIMenu) -> [UIMenuElement] { Self.elements(of: menu, resolvedElements) }

    /// Requests the deferred elements. The bar grows when they are provided.
    func requestDeferredElements() { requestElements(for: menu) }

    private func requestElements(for menu: UIMenu) {
        for child in menu.children {
            if let innerMenu = child as? UIMenu { requestElements(for: innerMenu) }
            guard let placeholder = child as? UIDeferredMenuElement, requestedElements.insert(ObjectIdentifier(placeholder)).inserted else {
                continue
            }
            pendingRequestCount += 1
            placeholder.resolve { [weak self] in self?.addElements($0, for: placeholder) }
        }
    }

    private func addElements(_ elements: [UIMenuElement], for placeholder: UIDeferredMenuElement) {
        guard resolvedElements[ObjectIdentifier(placeholder)] == nil else { return }
        resolvedElements[ObjectIdentifier(placeholder)] = elements
        pendingRequestCount -= 1
        let menu = UIMenu(children: elements)
        menu.validateCommands(from: subject)
        requestElements(for: menu)
        guard superview != nil, !isClosing else { return }
        if isEmpty { close() } else { buildItems() }
    }

    func setMenu(_ menu: UIMenu) {
        menu.validateCommands(from: subject)
        self.menu = menu
        requestDeferredElements()
        openSubmenus = []
        page = 0
        guard !isEmpty else { return close() }
        buildItems()
    }

    /// Creates the items of the visible page.
    private func buildItems() {
        guard let window else { return }
        for item in items { item.removeFromSuperview() }
        let elements = elements(of: openSubmenus.last ?? menu)
        guard !elements.isEmpty else { return }
        let newItems = elements.map { element in EditMenuItem(element) { [weak self] in self?.choose(element) } }
        let backWidth = openSubmenus.isEmpty ? 0 : EditMenuMetrics.pageArrowWidth
        let availableWidth = max(120, window.bounds.inset(by: window.safeAreaInsets).width - 2 * EditMenuMetrics.margin) - backWidth
        let pages = EditMenuPages(newItems.map(\.intrinsicWidth), availableWidth: availableWidth, arrow: EditMenuMetrics.pageArrowWidth)
            .pages
        page = min(page, pages.count - 1)
        items = Array(newItems[pages[page]])
        if page > 0 || !openSubmenus.isEmpty {
            items.insert(EditMenuItem(arrow: "chevron.left", "Back") { [weak self] in self?.goBack() }, at: 0)
        }
        if page < pages.count - 1 {
            items.append(EditMenuItem(arrow: "chevron.right", "More") { [weak self] in self?.advancePage(1) })
        }
        for (index, item) in items.enumerated() {
            item.hasSeparator = index > 0
            row.addSubview(item)
        }
        layOutItems()
    }

    private func advancePage(_ step: Int) {
        page += step
        buildItems()
    }

    private func goBack() {
        if page > 0 { return advancePage(-1) }
        openSubmenus.removeLast()
        buildItems()
    }

    private func choose(_ element: UIMenuElement) {
        if let innerMenu = element as? UIMenu {
            openSubmenus.append(innerMenu)
            page = 0
            return buildItems()
        }
        let sender = sender
        let subject = subject
        if element.effectiveAttributes.contains(.keepsMenuPresented) {
            return MenuPresentation.perform(element, sender: sender, from: subject)
        }
        close()
        MenuPresentation.perform(element, sender: sender, from: subject)
    }

    // MARK: - Showing and hiding

    func show(in window: UIWindow, at target: CGRect, _ preferred: UIEditMenuArrowDirection, _ animations: MenuAnimations) {
        window.editMenu?.close()
        window.editMenu = self
        self.target = target
        self.preferredDirection = preferred
        window.addSubview(self)
        buildItems()
        alpha = 0
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) {
            self.alpha = 1
            animations.animate()
        } completion: { _ in
            animations.finish()
        }
    }

    func move(to target: CGRect, animated: Bool) {
        self.target = target
        guard animated else { return layOutItems() }
        UIView.animate(withDuration: 0.2) { self.layOutItems() }
    }

    func close() {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        if window?.editMenu === self { window?.editMenu = nil }
        let animations = MenuAnimations(preview: nil)
        onClose?(animations)
        UIView.animate(withDuration: 0.15) {
            self.alpha = 0
            animations.animate()
        } completion: { _ in
            self.removeFromSuperview()
            animations.finish()
        }
    }

    // MARK: - Layout

    private func layOutItems() {
        guard let window else { return }
        let size = CGSize(width: items.map(\.intrinsicWidth).reduce(0, +), height: EditMenuMetrics.height)
        let area = window.bounds.inset(by: window.safeAreaInsets).shrunk(dx: EditMenuMetrics.margin, dy: EditMenuMetrics.margin)
        let placement = EditMenuPlacement.solve(size, at: target, in: area, preferredDirection)
        self.placement = placement
        frame = placement.frame
        row.frame = placement.content
        var x: CGFloat = 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for item in items {
            let width = item.intrinsicWidth
            item.frame = CGRect(x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
            x += width
        }
        let outline = placement.outline
        shapeLayer.frame = bounds
        shapeLayer.path = outline.cgPath
        layer.shadowPath = outline.cgPath
        recolor()
    }

    private func recolor() { shapeLayer.fillColor = EditMenuMetrics.background.resolvedColor(with: traitCollection).cgColor }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        recolor()
    }
}
