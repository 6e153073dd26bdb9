import UIKitEngines

/// Drags rows out of a list, and drops things into it.
@MainActor final class ListDragging: NSObject {
    private(set) weak var host: (any ListDragHost)?
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private lazy var drop = UIDropInteraction(delegate: self)
    /// What is dragged out of the list.
    var outgoing: DragSession?
    /// What was lifted out of the list, also before it is dragged.
    weak var lifted: DragSession?
    /// What is over the list.
    private(set) var incoming: DragSession? {
        didSet { if (oldValue == nil) != (incoming == nil) { host?.updateCellStates() } }
    }
    private var wish: ListDropWish?
    private var destination: IndexPath?
    private var target: (any DraggableCell)?
    private var current: ListDrop?
    private var veiled: [any DraggableCell] = []
    /// The place that makes room after the finger has rested there.
    private var awaited: (path: IndexPath, token: DelayToken)?

    init(_ host: any ListDragHost) {
        self.host = host
        super.init()
        host.addInteraction(drag)
        host.addInteraction(drop)
    }

    /// Whether anything that was dragged out of the list is on its way.
    var isDragging: Bool { outgoing != nil }
    var isDropping: Bool { incoming != nil }

    /// The place in the data that an item was dragged from, if it was one of this list.
    func home(of item: UIDragItem) -> IndexPath? {
        guard let home = item.home, let host, home.list() === host, home.path.count == 2 else { return nil }
        // Nobody says where rows went when all is loaded anew: a place that is gone is nobody's.
        let counts = host.dataCounts
        guard counts.indices.contains(home.path.section), home.path.row < counts[home.path.section] else { return nil }
        return home.path
    }

    /// The data changed while something was dragged: places go with their rows.
    func rowsDidMove(_ mapping: ItemMapping) {
        for item in (outgoing ?? lifted)?.items ?? [] {
            guard let home = item.home, home.list() === host else { continue }
            item.home = mapping.path(of: home.path).map { (home.list, $0) }
        }
    }

    func show(_ state: ListDragState, _ session: DragSession) { show(state, session.items) }

    func show(_ state: ListDragState, _ items: [UIDragItem]) {
        for item in items {
            guard let path = home(of: item), let host else { continue }
            host.shownCell(at: host.gap?.place(of: path) ?? path)?.show(state)
        }
    }
}

extension ListDragging: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let host, let session = session as? DragSession else { return false }
        return host.dropCanHandle(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        guard let host, let session = session as? DragSession else { return }
        incoming = session
        host.dropDidEnter(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        guard let host, let session = session as? DragSession else { return UIDropProposal(operation: .cancel) }
        let finger = session.location(in: host)
        destination = host.dropPath(at: finger)
        var wish = host.dropWish(session, at: destination)
        if wish.intent == .insertInto, host.gap != nil {
            // Room closes for what goes into a row, and another row is under the finger then.
            closeRoom(animated: true)
            destination = host.dropPath(at: finger)
            wish = host.dropWish(session, at: destination)
        }
        self.wish = wish
        let takes = wish.proposal.operation == .copy || (wish.proposal.operation == .move && session.allowsMoveOperation)
        showTarget(takes && wish.intent == .insertInto ? destination : nil)
        if takes, wish.intent == .insertAt, let path = destination { wait(at: path, session, wish) } else { closeRoom(animated: true) }
        return wish.proposal
    }

    /// Makes room at once, or when the finger has rested for as long as the list wants.
    private func wait(at path: IndexPath, _ session: DragSession, _ wish: ListDropWish) {
        guard let host, awaited?.path != path else { return }
        stopWaiting()
        guard host.roomDelay > 0, host.gap?.current != path else { return makeRoom(at: path, session, wish) }
        let token = FrameLoop.current.schedule(after: host.roomDelay) { [weak self, weak session] in
            guard let self, let session, awaited?.path == path else { return }
            awaited = nil
            makeRoom(at: path, session, wish)
        }
        awaited = (path, token)
    }

    private func stopWaiting() {
        awaited?.token.cancel()
        awaited = nil
    }

    private func makeRoom(at path: IndexPath, _ session: DragSession, _ wish: ListDropWish) {
        guard let host else { return }
        let own = session.items.count == 1 && wish.proposal.operation == .move ? session.items.first.flatMap { home(of: $0) } : nil
        host.makeRoom(at: path, for: own, size: session.items.first?.homeSize ?? CGSize(width: 44, height: 44))
        veil(host.gap?.source == nil ? nil : host.gap?.current)
    }

    /// The place of what is under the finger is empty.
    private func veil(_ path: IndexPath?) {
        let cell = path.flatMap { host?.shownCell(at: $0) }
        if let cell, veiled.count == 1, veiled[0] === cell, cell.isVeiled { return }
        for cell in veiled { cell.isVeiled = false }
        veiled = cell.map { [$0] } ?? []
        cell?.isVeiled = true
    }

    private func showTarget(_ path: IndexPath?) {
        let cell = path.flatMap { host?.shownCell(at: $0) }
        guard cell !== target else { return }
        target?.showTarget(false)
        target = cell
        cell?.showTarget(true)
    }

    private func closeRoom(animated: Bool) {
        stopWaiting()
        veil(nil)
        host?.closeRoom(animated: animated)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        guard let host, let session = session as? DragSession else { return }
        leave()
        incoming = nil
        host.dropDidExit(session)
    }

    private func leave() {
        showTarget(nil)
        closeRoom(animated: true)
        (wish, destination) = (nil, nil)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let host, let session = session as? DragSession, let wish else { return }
        showTarget(nil)
        let drop = ListDrop(session, at: (awaited?.path ?? host.gap?.current ?? destination).map { host.told($0) })
        stopWaiting()
        current = drop
        host.performDrop(drop, wish)
        // Whoever changed the data has closed it already.
        closeRoom(animated: true)
        host.layoutIfNeeded()
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let host, let goal = current?.goal(of: item)?.goal else { return nil }
        switch goal {
        case .target(let target): return defaultPreview.retargetedPreview(with: target)
        case .row(let path):
            guard let frame = host.shownFrame(at: host.placed(path)) else { return nil }
            let target = UIDragPreviewTarget(container: host, center: CGPoint(x: frame.midX, y: frame.midY))
            guard let look = host.dropParameters(at: path) else { return defaultPreview.retargetedPreview(with: target) }
            return UITargetedDragPreview(view: defaultPreview.view, parameters: look, target: target)
        case .placeholder(let id):
            guard let list = host as? any PlaceholderHost, let frame = list.placeholderPath(id).flatMap({ host.shownFrame(at: $0) }) else {
                return nil
            }
            let target = UIDragPreviewTarget(container: host, center: CGPoint(x: frame.midX, y: frame.midY))
            guard let look = list.placeholderLook(id) else { return defaultPreview.retargetedPreview(with: target) }
            return UITargetedDragPreview(view: defaultPreview.view, parameters: look, target: target)
        case .into(let path, let rect):
            guard let frame = host.shownFrame(at: host.placed(path)) else { return nil }
            let place = rect.offsetBy(dx: frame.minX, dy: frame.minY)
            let size = defaultPreview.size
            let scale = min(1, place.width / max(1, size.width), place.height / max(1, size.height))
            return defaultPreview.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: host, center: CGPoint(x: place.midX, y: place.midY),
                    transform: CGAffineTransform(scaleX: scale, y: scale)))
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        guard let host, let (goal, animations) = current?.goal(of: item) else { return }
        animator.addAnimations { animations.animate() }
        animator.addCompletion { _ in animations.finish() }
        guard let path = place(of: goal), let cell = host.shownCell(at: path) else { return }
        cell.isVeiled = true
        animator.addCompletion { _ in cell.isVeiled = false }
    }

    /// The row that something becomes.
    private func place(of goal: ListDrop.Goal) -> IndexPath? {
        switch goal {
        case .row(let path): host?.placed(path)
        case .placeholder(let id): (host as? any PlaceholderHost)?.placeholderPath(id)
        case .into, .target: nil
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        guard let host, let session = session as? DragSession else { return }
        if incoming === session {
            leave()
            incoming = nil
        }
        if current?.session === session { current = nil }
        host.dropDidEnd(session)
    }
}
