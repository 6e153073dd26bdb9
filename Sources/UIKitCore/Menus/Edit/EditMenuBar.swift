/// The edit menu: a horizontal row of items with an arrow to its target.
///
/// Inline menus are flattened, and hidden elements and disabled commands are omitted. Items that do not fit are
/// divided into pages, with arrows between them, and a submenu replaces the row. Deferred elements are requested when
/// the menu opens, and added when they are provided. ``EditMenuPlace`` determines the frame and the arrow. The bar is
/// shown in the window until an item is chosen or a touch begins outside the bar.
@MainActor final class EditMenuBar: UIView {
    private var menu: UIMenu
    private weak var sender: AnyObject?
    /// The open submenus, outermost first.
    private var path: [UIMenu] = []
    private var items: [EditMenuItem] = []
    private var page = 0
    private let shape = CAShapeLayer()
    private let row = UIView()
    private var target = CGRect.zero
    private var preferred = UIEditMenuArrowDirection.automatic
    private(set) var place: EditMenuPlace?
    private var isClosing = false
    /// The deferred elements that were provided, by placeholder.
    private var found: [ObjectIdentifier: [UIMenuElement]] = [:]
    /// The placeholders whose elements were requested.
    private var asked: Set<ObjectIdentifier> = []
    /// The number of requests whose elements were not provided yet.
    private var waiting = 0
    var whenClosing: (@MainActor (MenuAnimations) -> Void)?
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
        layer.addSublayer(shape)
        row.clipsToBounds = true
        row.layer.cornerRadius = EditMenuMetrics.cornerRadius
        addSubview(row)
        accessibilityIdentifier = "EditMenu"
        menu.validateCommands(from: subject)
        findElements()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Elements

    /// The view of the menu.
    private var subject: UIView? { sender as? UIView ?? (sender as? UIEditMenuInteraction)?.view }

    private static func elements(of menu: UIMenu, _ found: [ObjectIdentifier: [UIMenuElement]]) -> [UIMenuElement] {
        menu.children.flatMap { child -> [UIMenuElement] in
            if let inner = child as? UIMenu, inner.options.contains(.displayInline) { return elements(of: inner, found) }
            // A command that no responder performs is not offered for a selection.
            let isUnavailable = child is UICommand && !child.isChoosable
            if let placeholder = child as? UIDeferredMenuElement {
                return found[ObjectIdentifier(placeholder)].map { elements(of: UIMenu(children: $0), found) } ?? []
            }
            return child.isHiddenOrEmpty || isUnavailable ? [] : [child]
        }
    }

    /// Whether there are neither items nor pending requests.
    var isEmpty: Bool { elements(of: menu).isEmpty && waiting == 0 }

    private func elements(of menu: UIMenu) -> [UIMenuElement] { Self.elements(of: menu, found) }

    /// Requests the deferred elements. The bar grows when they are provided.
    func findElements() { ask(for: menu) }

    private func ask(for menu: UIMenu) {
        for child in menu.children {
            if let inner = child as? UIMenu { ask(for: inner) }
            guard let placeholder = child as? UIDeferredMenuElement, asked.insert(ObjectIdentifier(placeholder)).inserted else { continue }
            waiting += 1
            placeholder.resolve { [weak self] in self?.adopt($0, for: placeholder) }
        }
    }

    private func adopt(_ elements: [UIMenuElement], for placeholder: UIDeferredMenuElement) {
        guard found[ObjectIdentifier(placeholder)] == nil else { return }
        found[ObjectIdentifier(placeholder)] = elements
        waiting -= 1
        let menu = UIMenu(children: elements)
        menu.validateCommands(from: subject)
        ask(for: menu)
        guard superview != nil, !isClosing else { return }
        if isEmpty { close() } else { build() }
    }

    func fill(_ menu: UIMenu) {
        menu.validateCommands(from: subject)
        self.menu = menu
        findElements()
        path = []
        page = 0
        guard !isEmpty else { return close() }
        build()
    }

    /// Creates the items of the visible page.
    private func build() {
        guard let window else { return }
        for item in items { item.removeFromSuperview() }
        let elements = elements(of: path.last ?? menu)
        guard !elements.isEmpty else { return }
        let newItems = elements.map { element in EditMenuItem(element) { [weak self] in self?.choose(element) } }
        let backWidth = path.isEmpty ? 0 : EditMenuMetrics.moreWidth
        let availableWidth = max(120, window.bounds.inset(by: window.safeAreaInsets).width - 2 * EditMenuMetrics.margin) - backWidth
        let pages = EditMenuPages(newItems.map(\.naturalWidth), room: availableWidth, arrow: EditMenuMetrics.moreWidth).pages
        page = min(page, pages.count - 1)
        items = Array(newItems[pages[page]])
        if page > 0 || !path.isEmpty {
            items.insert(EditMenuItem(arrow: "chevron.left", "Back") { [weak self] in self?.goBack() }, at: 0)
        }
        if page < pages.count - 1 {
            items.append(EditMenuItem(arrow: "chevron.right", "More") { [weak self] in self?.turn(1) })
        }
        for (index, item) in items.enumerated() {
            item.hasLine = index > 0
            row.addSubview(item)
        }
        put()
    }

    private func turn(_ step: Int) {
        page += step
        build()
    }

    private func goBack() {
        if page > 0 { return turn(-1) }
        path.removeLast()
        build()
    }

    private func choose(_ element: UIMenuElement) {
        if let inner = element as? UIMenu {
            path.append(inner)
            page = 0
            return build()
        }
        let sender = sender
        let subject = subject
        if element.attributesOfElement.contains(.keepsMenuPresented) {
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
        self.preferred = preferred
        window.addSubview(self)
        build()
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
        guard animated else { return put() }
        UIView.animate(withDuration: 0.2) { self.put() }
    }

    func close() {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        if window?.editMenu === self { window?.editMenu = nil }
        let animations = MenuAnimations(preview: nil)
        whenClosing?(animations)
        UIView.animate(withDuration: 0.15) {
            self.alpha = 0
            animations.animate()
        } completion: { _ in
            self.removeFromSuperview()
            animations.finish()
        }
    }

    // MARK: - Layout

    private func put() {
        guard let window else { return }
        let size = CGSize(width: items.map(\.naturalWidth).reduce(0, +), height: EditMenuMetrics.height)
        let available = window.bounds.inset(by: window.safeAreaInsets).shrunk(dx: EditMenuMetrics.margin, dy: EditMenuMetrics.margin)
        let placement = EditMenuPlace.solve(size, at: target, in: available, preferred)
        self.place = placement
        frame = placement.frame
        row.frame = placement.content
        var x: CGFloat = 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for item in items {
            let width = item.naturalWidth
            item.frame = CGRect(x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
            x += width
        }
        let outline = placement.outline
        shape.frame = bounds
        shape.path = outline.cgPath
        layer.shadowPath = outline.cgPath
        recolor()
    }

    private func recolor() { shape.fillColor = EditMenuMetrics.background.resolvedColor(with: traitCollection).cgColor }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        recolor()
    }
}
