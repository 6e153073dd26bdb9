/// An open menu over a window: it takes all touches and keys until it closes.
@MainActor final class MenuStage: UIView {
    let source: MenuSource
    private let order: UIContextMenuConfiguration.ElementOrder
    private var menu: UIMenu
    private let ground = UIVisualEffectView(effect: nil)
    private let dimming = UIView()
    private(set) var lifted: UIView?
    private(set) var panels: [MenuPanel] = []
    private var found: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var asked: Set<ObjectIdentifier> = []
    private var isClosing = false
    private var isAbove = false
    private var chosenRow: MenuRowView?
    /// What actions have for a sender.
    weak var sender: AnyObject?
    var whenClosing: (@MainActor (MenuAnimations) -> Void)?
    var whenClosed: (@MainActor () -> Void)?
    var whenCommitted: (@MainActor (MenuAnimations) -> Void)?
    var whenChosen: (@MainActor (UIMenuElement) -> Void)?
    var returnPlace: (@MainActor () -> UITargetedPreview?)?

    init(menu: UIMenu, order: UIContextMenuConfiguration.ElementOrder, source: MenuSource) {
        self.menu = menu
        self.order = order
        self.source = source
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityIdentifier = "MenuStage"
        dimming.backgroundColor = .black
        dimming.alpha = 0
        if !source.isPlain { for part in [ground, dimming] as [UIView] { addSubview(part) } }
    }

    required init?(coder: NSCoder) { nil }

    var hasPreview: Bool { lifted != nil }

    // MARK: - Coming

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
        if source.preview == nil, lifted != nil { (source.lifted?.view ?? source.view)?.alpha = 0 }
        if !MenuModel(menu, found: found).groups.isEmpty || !menu.title.isEmpty { pushPanel(menu, head: nil) }
        place()
        layoutIfNeeded()
        arrive(animations)
        askForElements()
    }

    private func arrive(_ animations: MenuAnimations) {
        let panel = panels.first
        let end = lifted?.frame
        if let lifted, let end {
            lifted.frame = source.preview == nil ? source.frame : CGRect(x: end.midX - 20, y: end.midY - 20, width: 40, height: 40)
            lifted.layoutIfNeeded()
        }
        panel.map { shrink($0) }
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.86, initialSpringVelocity: 0, options: .allowUserInteraction
        ) { [self] in
            ground.effect = source.isPlain ? nil : UIBlurEffect(style: .systemUltraThinMaterial)
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

    /// Makes a menu small, at the corner next to what it belongs to.
    private func shrink(_ panel: MenuPanel) {
        let from = source.frame
        let anchor = CGPoint(
            x: min(max(from.midX, panel.frame.minX), panel.frame.maxX), y: isAbove ? panel.frame.maxY : panel.frame.minY)
        let scale: CGFloat = 0.25
        let shift = CGPoint(x: (anchor.x - panel.frame.midX) * (1 - scale), y: (anchor.y - panel.frame.midY) * (1 - scale))
        panel.transform = CGAffineTransform(translationX: shift.x, y: shift.y).scaledBy(x: scale, y: scale)
        panel.alpha = 0
    }

    // MARK: - Going

    func close(then body: (@MainActor () -> Void)? = nil) {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        if window?.openMenu === self { window?.openMenu = nil }
        let animations = MenuAnimations(preview: source.preview)
        whenClosing?(animations)
        (lifted as? MenuPreview)?.willClose()
        let target = returnPlace?().map(MenuSource.frame) ?? source.frame
        body?()
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseInOut) { [self] in
            ground.effect = nil
            dimming.alpha = 0
            lifted?.frame = target
            lifted?.layer.shadowOpacity = 0
            lifted?.layoutIfNeeded()
            if source.preview != nil { lifted?.alpha = 0 }
            for panel in panels { shrink(panel) }
            animations.animate()
        } completion: { [self] _ in
            end()
            animations.finish()
        }
    }

    private func end() {
        if source.preview == nil, lifted != nil { (source.lifted?.view ?? source.view)?.alpha = 1 }
        (lifted as? MenuPreview)?.didClose()
        removeFromSuperview()
        whenClosed?()
    }

    // MARK: - The menus

    private func model(of menu: UIMenu) -> MenuModel {
        let model = MenuModel(menu, found: found)
        return isReversed ? model.reversed() : model
    }

    /// The first element is nearest to what the menu belongs to.
    private var isReversed: Bool {
        isAbove && (order == .priority || (order == .automatic && source.isPlain))
    }

    private func pushPanel(_ menu: UIMenu, head: UIMenuElement?) {
        let panel = MenuPanel(MenuModel(menu, found: found), head: head)
        panel.choose = { [weak self] in self?.choose($0) }
        panels.append(panel)
        addSubview(panel)
        chosenRow = nil
    }

    private func popPanel() {
        guard panels.count > 1, let panel = panels.popLast() else { return }
        chosenRow = nil
        let below = panels.last
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            panel.alpha = 0
            below?.alpha = 1
            below?.transform = .identity
        } completion: { _ in
            panel.removeFromSuperview()
        }
    }

    private func openSubmenu(_ menu: UIMenu) {
        let below = panels.last
        pushPanel(menu, head: menu)
        place()
        layoutIfNeeded()
        askForElements()
        guard let panel = panels.last else { return }
        panel.alpha = 0
        panel.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            panel.alpha = 1
            panel.transform = .identity
            below?.alpha = 0.5
            below?.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
        }
    }

    /// Shows another menu in place of the one that is seen.
    func replaceMenu(_ block: (UIMenu) -> UIMenu) {
        guard let panel = panels.last else { return }
        let new = block(panel.menu)
        if panels.count == 1 { menu = new }
        panel.fill(model(of: new), head: panel.head?.element)
        place()
        askForElements()
    }

    private func askForElements() {
        guard let panel = panels.last else { return }
        for place in MenuModel(panel.menu, found: found).waiting where asked.insert(ObjectIdentifier(place)).inserted {
            place.resolve { [weak self, weak panel] elements in
                guard let self else { return }
                found[ObjectIdentifier(place)] = elements
                guard let panel, panels.contains(where: { $0 === panel }) else { return }
                panel.fill(model(of: panel.menu), head: panel.head?.element)
                self.place()
                askForElements()
            }
        }
    }

    // MARK: - Choosing

    private func choose(_ row: MenuRowView) {
        if row === panels.last?.head { return popPanel() }
        let element = row.element
        if let menu = element as? UIMenu { return openSubmenu(menu) }
        turnOn(element)
        let perform: @MainActor () -> Void = { [self] in
            whenChosen?(element)
            run(element)
        }
        if element.attributesOfElement.contains(.keepsMenuPresented) {
            perform()
            return replaceMenu { $0 }
        }
        close(then: perform)
    }

    private func run(_ element: UIMenuElement) {
        if let action = element as? UIAction { return action.perform(from: sender) }
        guard let command = element as? UICommand else { return }
        ApplicationHost.running.application.sendAction(command.action, to: nil, from: command, for: nil)
    }

    /// Of a menu where one at a time is on, the chosen one is.
    private func turnOn(_ element: UIMenuElement) {
        guard let panel = panels.last else { return }
        let groups = MenuModel(panel.menu, found: found).groups
        guard let group = groups.first(where: { $0.elements.contains { $0 === element } }), group.single != nil else { return }
        for other in groups where other.single === group.single {
            for case let action as UIAction in other.elements { action.state = action === element ? .on : .off }
        }
    }

    // MARK: - Keys

    func handle(_ key: UIKey) {
        switch key.keyCode {
        case .keyboardEscape: close()
        case .keyboardDownArrow: walk(1)
        case .keyboardUpArrow: walk(-1)
        case .keyboardRightArrow: if let row = chosenRow, row.element is UIMenu, row !== panels.last?.head { choose(row) }
        case .keyboardLeftArrow: popPanel()
        case .keyboardReturnOrEnter, .keyboardSpacebar, .keypadEnter: if let row = chosenRow { choose(row) }
        default: break
        }
    }

    private func walk(_ step: Int) {
        guard let panel = panels.last else { return }
        let rows = panel.rows.filter(\.element.isChoosable)
        guard !rows.isEmpty else { return }
        let index = chosenRow.flatMap { row in rows.firstIndex { $0 === row } }
        let next = index.map { ($0 + step + rows.count) % rows.count } ?? (step > 0 ? 0 : rows.count - 1)
        chosenRow?.isPressed = false
        chosenRow = rows[next]
        rows[next].isPressed = true
        panel.show(rows[next])
    }

    // MARK: - Touches beside the menu

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        if let lifted, lifted.frame.contains(point), whenCommitted != nil { return commit() }
        close()
    }

    private func commit() {
        let animations = MenuAnimations(preview: source.preview)
        whenCommitted?(animations)
        close { animations.animate() }
        FrameLoop.current.schedule(after: 0.25) { animations.finish() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let top = panels.last, let hit else { return hit }
        return hit.isDescendant(of: top) ? hit : self
    }

    // MARK: - Places

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        dimming.frame = bounds
    }

    /// Puts what is lifted and the menus where both are seen.
    private func place() {
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
        let sizes = panels.map(\.naturalSize)
        guard let first = sizes.first else {
            if let lifted { lifted.frame = MenuPlace.lifted(liftedSize(in: room), from: source.frame, in: room, menu: 0) }
            return
        }
        var anchor = source.frame
        if let lifted {
            let frame = MenuPlace.lifted(liftedSize(in: room), from: source.frame, in: room, menu: first.height)
            lifted.frame = frame
            anchor = frame
        }
        let distance = lifted == nil ? MenuMetrics.distance : MenuMetrics.previewDistance
        let place = MenuPlace.menu(first, at: anchor, in: room, distance: distance)
        let wasReversed = isReversed
        isAbove = place.isAbove
        if isReversed != wasReversed, let panel = panels.first { panel.fill(model(of: panel.menu), head: nil) }
        for (panel, size) in zip(panels, sizes) { put(panel, size, at: place, in: room) }
    }

    private func put(_ panel: MenuPanel, _ size: CGSize, at place: MenuPlace, in room: CGRect) {
        let height = min(size.height, room.height)
        let y = place.isAbove ? place.frame.maxY - height : place.frame.minY
        let transform = panel.transform
        panel.transform = .identity
        panel.frame = CGRect(
            x: place.frame.minX, y: min(max(y, room.minY), room.maxY - height).rounded(), width: size.width, height: height)
        panel.transform = transform
    }

    private func liftedSize(in room: CGRect) -> CGSize {
        let most = CGSize(width: room.width, height: room.height * 0.6)
        if let size = (lifted as? MenuPreview)?.preferredSize(in: most) { return size }
        let size = source.frame.size
        let scale = min(1, most.width / max(size.width, 1), most.height / max(size.height, 1))
        return CGSize(width: size.width * scale, height: size.height * scale)
    }
}
