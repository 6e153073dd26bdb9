import UIKitEngines

// The drag and drop of rows, for tables and collection views.
//
// Every lifted item stores the index path of its row in the data, which batch updates move. While a drag is over the
// list, each update finds the index path of a drop at the touch and asks the delegate for a proposal. For an
// insertion between rows, the list opens a gap: at once, or after the touch has rested for the reordering cadence. If
// the drag contains a single row of the same list, that row itself moves to the gap. For an insertion into a row, the
// gap is closed, and the row is highlighted. On a drop the delegate changes the data and assigns each item a goal: a
// row, a rectangle in a row, a placeholder, or any target. The preview of each item is animated to its goal. The cell
// at the goal is hidden until the animation ends.

/// The drag and drop controller of a list.
@MainActor final class ListDragging: NSObject {
    private(set) weak var host: (any ListDragHost)?
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private lazy var drop = UIDropInteraction(delegate: self)
    /// The session that drags items out of the list.
    var outgoing: DragSession?
    /// The session of the items lifted from the list. Set before the drag begins.
    weak var lifted: DragSession?
    /// The session over the list.
    private(set) var incoming: DragSession? {
        didSet { if (oldValue == nil) != (incoming == nil) { host?.updateCellStates() } }
    }
    private var dropProposal: ListDropProposal?
    private var destination: IndexPath?
    private var target: (any DraggableCell)?
    private var current: ListDrop?
    private var hiddenCells: [any DraggableCell] = []
    /// The position where a gap opens after the touch has rested there, and the timer.
    private var awaited: (path: IndexPath, token: DelayToken)?

    init(_ host: any ListDragHost) {
        self.host = host
        super.init()
        host.addInteraction(drag)
        host.addInteraction(drop)
    }

    /// Whether items that were lifted from the list are being dragged.
    var isDragging: Bool { outgoing != nil }
    var isDropping: Bool { incoming != nil }

    /// Returns the index path of the row from which an item was lifted; `nil` if the row does not belong to this
    /// list.
    func home(of item: UIDragItem) -> IndexPath? {
        guard let home = item.home, let host, home.list() === host, home.path.count == 2 else { return nil }
        // A reload does not report where rows moved, so the stored index path may no longer exist.
        let counts = host.dataCounts
        guard counts.indices.contains(home.path.section), home.path.row < counts[home.path.section] else { return nil }
        return home.path
    }

    /// Updates the stored index paths of lifted items after an update of the rows.
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
        var dropProposal = host.dropProposal(session, at: destination)
        if dropProposal.intent == .insertInto, host.gap != nil {
            // An insertion into a row closes the gap. Another row may then be under the touch.
            closeRoom(animated: true)
            destination = host.dropPath(at: finger)
            dropProposal = host.dropProposal(session, at: destination)
        }
        self.dropProposal = dropProposal
        let takes = dropProposal.proposal.operation == .copy || (dropProposal.proposal.operation == .move && session.allowsMoveOperation)
        showTarget(takes && dropProposal.intent == .insertInto ? destination : nil)
        if takes, dropProposal.intent == .insertAt, let path = destination {
            wait(at: path, session, dropProposal)
        } else {
            closeRoom(animated: true)
        }
        return dropProposal.proposal
    }

    /// Opens the gap at once, or after the touch has rested for the list's delay.
    private func wait(at path: IndexPath, _ session: DragSession, _ dropProposal: ListDropProposal) {
        guard let host, awaited?.path != path else { return }
        stopWaiting()
        guard host.roomDelay > 0, host.gap?.current != path else { return makeRoom(at: path, session, dropProposal) }
        let token = FrameLoop.current.schedule(after: host.roomDelay) { [weak self, weak session] in
            guard let self, let session, awaited?.path == path else { return }
            awaited = nil
            makeRoom(at: path, session, dropProposal)
        }
        awaited = (path, token)
    }

    private func stopWaiting() {
        awaited?.token.cancel()
        awaited = nil
    }

    private func makeRoom(at path: IndexPath, _ session: DragSession, _ dropProposal: ListDropProposal) {
        guard let host else { return }
        let own = session.items.count == 1 && dropProposal.proposal.operation == .move ? session.items.first.flatMap { home(of: $0) } : nil
        host.makeRoom(at: path, for: own, size: session.items.first?.homeSize ?? CGSize(width: 44, height: 44))
        hideByMask(host.gap?.source == nil ? nil : host.gap?.current)
    }

    /// Hides the cell at the gap, because the drag preview shows it.
    private func hideByMask(_ path: IndexPath?) {
        let cell = path.flatMap { host?.shownCell(at: $0) }
        if let cell, hiddenCells.count == 1, hiddenCells[0] === cell, cell.isHiddenByMask { return }
        for cell in hiddenCells { cell.isHiddenByMask = false }
        hiddenCells = cell.map { [$0] } ?? []
        cell?.isHiddenByMask = true
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
        hideByMask(nil)
        host?.closeRoom(animated: animated)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        guard let host, let session = session as? DragSession else { return }
        exit()
        incoming = nil
        host.dropDidExit(session)
    }

    private func exit() {
        showTarget(nil)
        closeRoom(animated: true)
        (dropProposal, destination) = (nil, nil)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let host, let session = session as? DragSession, let dropProposal else { return }
        showTarget(nil)
        let drop = ListDrop(session, at: (awaited?.path ?? host.gap?.current ?? destination).map { host.dataIndexPath(forPresented: $0) })
        stopWaiting()
        current = drop
        host.performDrop(drop, dropProposal)
        // A change of the data in `performDrop` has already closed the gap.
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
            guard let frame = host.shownFrame(at: host.presentedIndexPath(forData: path)) else { return nil }
            let target = UIDragPreviewTarget(container: host, center: CGPoint(x: frame.midX, y: frame.midY))
            guard let look = host.dropParameters(at: path) else { return defaultPreview.retargetedPreview(with: target) }
            return UITargetedDragPreview(view: defaultPreview.view, parameters: look, target: target)
        case .placeholder(let id):
            guard let list = host as? any PlaceholderHost, let frame = list.placeholderPath(id).flatMap({ host.shownFrame(at: $0) }) else {
                return nil
            }
            let target = UIDragPreviewTarget(container: host, center: CGPoint(x: frame.midX, y: frame.midY))
            guard let look = list.placeholderParameters(id) else { return defaultPreview.retargetedPreview(with: target) }
            return UITargetedDragPreview(view: defaultPreview.view, parameters: look, target: target)
        case .into(let path, let rect):
            guard let frame = host.shownFrame(at: host.presentedIndexPath(forData: path)) else { return nil }
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
        cell.isHiddenByMask = true
        animator.addCompletion { _ in cell.isHiddenByMask = false }
    }

    /// Returns the presented index path of a goal.
    private func place(of goal: ListDrop.Goal) -> IndexPath? {
        switch goal {
        case .row(let path): host?.presentedIndexPath(forData: path)
        case .placeholder(let id): (host as? any PlaceholderHost)?.placeholderPath(id)
        case .into, .target: nil
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        guard let host, let session = session as? DragSession else { return }
        if incoming === session {
            exit()
            incoming = nil
        }
        if current?.session === session { current = nil }
        host.dropDidEnd(session)
    }
}
