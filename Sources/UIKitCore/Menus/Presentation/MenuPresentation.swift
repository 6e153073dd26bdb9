/// An open menu over a window, which receives all touches and keys until it closes.
///
/// The source is replaced by a lifted preview over a blurred background, unless it is a plain control. The panel of
/// the menu grows from the corner next to the source, with a spring of 0.35 s. Submenus are pushed as panels over the
/// previous panels. Commands are validated whenever a panel is filled. Deferred elements are requested, and added
/// when they are provided. A choice, a touch outside, Escape or a rotation closes the menu in 0.25 s.
@MainActor final class MenuPresentation: UIView {
    let source: MenuSource
    let order: UIContextMenuConfiguration.ElementOrder
    var menu: UIMenu
    private let background = UIVisualEffectView(effect: nil)
    private let dimming = UIView()
    private(set) var lifted: UIView?
    private(set) var panels: [MenuPanel] = []
    var resolvedElements: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var requestedElements: Set<ObjectIdentifier> = []
    private var isClosing = false
    /// The view whose image is lifted. The view is transparent while the menu is open.
    private weak var hiddenView: UIView?
    /// The opacity of the hidden view before the menu opened.
    private var hiddenViewAlpha: CGFloat = 1
    var isAbove = false
    var highlightedRow: MenuRowView?
    /// The tracking of the touch that opened the menu, until the touch ends.
    var touchTracking = MenuTouchTracking()
    /// The sender of the actions.
    weak var sender: AnyObject?
    var onClose: (@MainActor (MenuAnimations) -> Void)?
    var onCommit: (@MainActor (MenuAnimations) -> Void)?
    var onChoice: (@MainActor (UIMenuElement) -> Void)?
    var dismissalPreview: (@MainActor () -> UITargetedPreview?)?

    init(menu: UIMenu, order: UIContextMenuConfiguration.ElementOrder, source: MenuSource) {
        self.menu = menu
        self.order = order
        self.source = source
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityIdentifier = "MenuPresentation"
        accessibilityViewIsModal = true
        dimming.backgroundColor = .black
        dimming.alpha = 0
        if !source.isPlain { for part in [background, dimming] as [UIView] { addSubview(part) } }
    }

    required init?(coder: NSCoder) { nil }

    var hasPreview: Bool { lifted != nil }

    // MARK: - Opening

    func open(in window: UIWindow, with animations: MenuAnimations) {
        window.openMenu?.close()
        window.openMenu = self
        frame = window.bounds
        window.addSubview(self)
        lifted = source.makeLiftedView()
        if let lifted {
            lifted.frame = source.frame
            addSubview(lifted)
        }
        if source.preview == nil, lifted != nil { hideSource() }
        if !validatedModel(menu).groups.isEmpty || !menu.title.isEmpty { pushPanel(menu, head: nil) }
        layOutMenu()
        layoutIfNeeded()
        animateOpening(animations)
        requestDeferredElements()
    }

    private func hideSource() {
        hiddenView = source.lifted?.view ?? source.view
        hiddenViewAlpha = hiddenView?.alpha ?? 1
        hiddenView?.alpha = 0
    }

    private func animateOpening(_ animations: MenuAnimations) {
        let panel = panels.first
        let end = lifted?.frame
        if let lifted, let end {
            lifted.frame = source.preview == nil ? source.frame : CGRect(x: end.midX - 20, y: end.midY - 20, width: 40, height: 40)
            lifted.layoutIfNeeded()
        }
        if let panel { shrink(panel) }
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.86, initialSpringVelocity: 0, options: .allowUserInteraction
        ) { [self] in
            background.effect = source.isPlain ? nil : UIBlurEffect(style: .systemUltraThinMaterial)
            dimming.alpha = source.isPlain ? 0 : 0.12
            if let lifted, let end {
                lifted.frame = end
                lifted.layer.shadowOpacity = 0.25
                lifted.layoutIfNeeded()
            }
            panel?.transform = .identity
            panel?.alpha = 1
            animations.animate()
        } completion: { [self] _ in
            (lifted as? MenuPreview)?.didOpen()
            animations.finish()
        }
    }

    /// Shrinks a panel to the corner next to the source.
    private func shrink(_ panel: MenuPanel) {
        let sourceFrame = source.frame
        let anchor = CGPoint(
            x: min(max(sourceFrame.midX, panel.frame.minX), panel.frame.maxX), y: isAbove ? panel.frame.maxY : panel.frame.minY)
        let scale: CGFloat = 0.25
        let shift = CGPoint(x: (anchor.x - panel.frame.midX) * (1 - scale), y: (anchor.y - panel.frame.midY) * (1 - scale))
        panel.transform = CGAffineTransform(translationX: shift.x, y: shift.y).scaledBy(x: scale, y: scale)
        panel.alpha = 0
    }

    // MARK: - Closing

    /// Closes the menu with an animation.
    ///
    /// - Parameters:
    ///   - commit: the animations of the commit, if the preview was tapped.
    ///   - body: runs before the closing animation.
    func close(committing commit: MenuAnimations? = nil, then body: (@MainActor () -> Void)? = nil) {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        if window?.openMenu === self { window?.openMenu = nil }
        let animations = MenuAnimations(preview: source.preview)
        onClose?(animations)
        (lifted as? MenuPreview)?.willClose()
        let fillsWindow = commit?.preferredCommitStyle == .pop
        let target = fillsWindow ? bounds : dismissalPreview?().map(MenuSource.frame) ?? source.frame
        body?()
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseInOut) { [self] in
            background.effect = nil
            dimming.alpha = 0
            lifted?.frame = target
            lifted?.layer.shadowOpacity = 0
            lifted?.layoutIfNeeded()
            if source.preview != nil { lifted?.alpha = 0 }
            for panel in panels { shrink(panel) }
            animations.animate()
            commit?.animate()
        } completion: { [self] _ in
            end()
            animations.finish()
            commit?.finish()
        }
    }

    private func end() {
        hiddenView?.alpha = hiddenViewAlpha
        (lifted as? MenuPreview)?.didClose()
        removeFromSuperview()
    }

    // MARK: - The menus

    func model(of menu: UIMenu) -> MenuModel {
        let model = validatedModel(menu)
        return isReversed ? model.reversed() : model
    }

    /// Returns the model of a menu after validating its commands.
    private func validatedModel(_ menu: UIMenu) -> MenuModel {
        menu.validateCommands(from: source.view)
        for elements in resolvedElements.values { UIMenu(children: elements).validateCommands(from: source.view) }
        return MenuModel(menu, resolved: resolvedElements)
    }

    /// Whether the elements are reversed, so that the first element is nearest to the source.
    var isReversed: Bool {
        isAbove && (order == .priority || (order == .automatic && source.isPlain))
    }

    private func pushPanel(_ menu: UIMenu, head: UIMenuElement?) {
        let panel = MenuPanel(validatedModel(menu), header: head)
        panel.choose = { [weak self] in self?.choose($0) }
        panels.append(panel)
        addSubview(panel)
        highlightedRow = nil
    }

    func popPanel() {
        guard panels.count > 1, let panel = panels.popLast() else { return }
        highlightedRow = nil
        let previousPanel = panels.last
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            panel.alpha = 0
            previousPanel?.isCovered = false
            previousPanel?.transform = .identity
        } completion: { _ in
            panel.removeFromSuperview()
        }
    }

    func openSubmenu(_ menu: UIMenu) {
        let previousPanel = panels.last
        pushPanel(menu, head: menu)
        layOutMenu()
        layoutIfNeeded()
        requestDeferredElements()
        guard let panel = panels.last else { return }
        panel.alpha = 0
        panel.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            panel.alpha = 1
            panel.transform = .identity
            previousPanel?.isCovered = true
            previousPanel?.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
        }
    }

    /// Replaces the visible menu.
    func replaceMenu(_ block: (UIMenu) -> UIMenu) {
        guard let panel = panels.last else { return }
        let new = block(panel.menu)
        if panels.count == 1 { menu = new }
        panel.fill(model(of: new), header: panel.headerRow?.element)
        layOutMenu()
        requestDeferredElements()
    }

    private func requestDeferredElements() {
        guard let panel = panels.last else { return }
        for placeholder in MenuModel(panel.menu, resolved: resolvedElements).pendingElements
        where requestedElements.insert(ObjectIdentifier(placeholder)).inserted {
            placeholder.resolve { [weak self, weak panel] elements in
                guard let self else { return }
                resolvedElements[ObjectIdentifier(placeholder)] = elements
                guard let panel, panels.contains(where: { $0 === panel }) else { return }
                panel.fill(model(of: panel.menu), header: panel.headerRow?.element)
                self.layOutMenu()
                requestDeferredElements()
            }
        }
    }

    // MARK: - Touches outside the menu

    override func accessibilityPerformEscape() -> Bool {
        close()
        return true
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        if let lifted, lifted.frame.contains(point), onCommit != nil { return commit() }
        close()
    }

    private func commit() {
        let animations = MenuAnimations(preview: source.preview)
        onCommit?(animations)
        close(committing: animations)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let top = panels.last, let hit else { return hit }
        return hit.isDescendant(of: top) ? hit : self
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // After a rotation the source of the menu has moved.
        if background.frame.size != .zero, background.frame.size != bounds.size { close() }
        background.frame = bounds
        dimming.frame = bounds
    }
}
