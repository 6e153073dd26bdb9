import UIKitEngines

// The drag and drop of rows, for tables and collection views.
//
// Every lifted item stores the index path of its row in the data; batch updates adapt this index path. While a drag is
// over the list, each update finds the index path of a drop at the touch and asks the delegate for a proposal. For an
// insertion between rows, the list opens a gap: at once, or after the touch has rested for the reordering cadence. If
// the drag contains a single row of the same list, that row itself moves to the gap. For an insertion into a row, the
// gap is closed, and the row is highlighted. On a drop the delegate changes the data and assigns each item a target: a
// row, a rectangle in a row, a placeholder, or a preview target of the app. The preview of each item is animated to its
// target. A target cell is hidden until the animation ends.

/// The drag and drop controller of a list.
@MainActor final class ListDragging: NSObject {
    private(set) weak var host: (any ListDragHost)?
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private lazy var drop = UIDropInteraction(delegate: self)
    /// The session that drags items out of the list.
    var outgoingSession: DragSession?
    /// The session of the items lifted from the list. Set before the drag begins.
    weak var liftedSession: DragSession?
    /// The drag session over the list.
    private(set) var incomingSession: DragSession? {
        didSet { if (oldValue == nil) != (incomingSession == nil) { host?.updateCellStates() } }
    }
    private var dropProposal: ListDropProposal?
    private var destination: IndexPath?
    private var highlightedCell: (any DraggableCell)?
    private var currentDrop: ListDrop?
    private var hiddenCells: [any DraggableCell] = []
    /// The position at which a gap opens when the delay has elapsed, and the token of the delay.
    private var pendingGap: (path: IndexPath, token: DelayToken)?

    init(_ host: any ListDragHost) {
        self.host = host
        super.init()
        host.addInteraction(drag)
        host.addInteraction(drop)
    }

    /// Whether items that were lifted from the list are being dragged.
    var isDragging: Bool { outgoingSession != nil }
    var isDropping: Bool { incomingSession != nil }

    /// Returns the index path of the row from which an item was lifted; `nil` if the row does not belong to this
    /// list.
    func sourceIndexPath(of item: UIDragItem) -> IndexPath? {
        guard let source = item.sourceInList, let host, source.list() === host, source.path.count == 2 else { return nil }
        // A reload does not report where rows moved, so the stored index path may no longer exist.
        let counts = host.dataCounts
        guard counts.indices.contains(source.path.section), source.path.row < counts[source.path.section] else { return nil }
        return source.path
    }

    /// Updates the stored index paths of lifted items after an update of the rows.
    func rowsDidMove(_ mapping: ItemMapping) {
        for item in (outgoingSession ?? liftedSession)?.items ?? [] {
            guard let source = item.sourceInList, source.list() === host else { continue }
            item.sourceInList = mapping.newPath(of: source.path).map { (source.list, $0) }
        }
    }

    func show(_ state: ListDragState, _ session: DragSession) { show(state, session.items) }

    func show(_ state: ListDragState, _ items: [UIDragItem]) {
        for item in items {
            guard let path = sourceIndexPath(of: item), let host else { continue }
            host.visibleCell(at: host.gap?.presentedIndexPath(forData: path) ?? path)?.show(state)
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
        incomingSession = session
        host.dropDidEnter(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        guard let host, let session = session as? DragSession else { return UIDropProposal(operation: .cancel) }
        let location = session.location(in: host)
        destination = host.dropPath(at: location)
        var dropProposal = host.dropProposal(session, at: destination)
        if dropProposal.intent == .insertInto, host.gap != nil {
            // An insertion into a row closes the gap. Another row may then be under the touch.
            closeGap(animated: true)
            destination = host.dropPath(at: location)
            dropProposal = host.dropProposal(session, at: destination)
        }
        self.dropProposal = dropProposal
        let operation = dropProposal.proposal.operation
        let acceptsDrop = operation == .copy || (operation == .move && session.allowsMoveOperation)
        showTarget(acceptsDrop && dropProposal.intent == .insertInto ? destination : nil)
        if acceptsDrop, dropProposal.intent == .insertAt, let path = destination {
            scheduleGap(at: path, session, dropProposal)
        } else {
            closeGap(animated: true)
        }
        return dropProposal.proposal
    }

    /// Opens the gap at once, or after the touch has rested at the position for the list's delay.
    private func scheduleGap(at path: IndexPath, _ session: DragSession, _ dropProposal: ListDropProposal) {
        guard let host, pendingGap?.path != path else { return }
        cancelPendingGap()
        guard host.gapDelay > 0, host.gap?.current != path else { return openGap(at: path, session, dropProposal) }
        let token = FrameLoop.current.schedule(after: host.gapDelay) { [weak self, weak session] in
            guard let self, let session, pendingGap?.path == path else { return }
            pendingGap = nil
            openGap(at: path, session, dropProposal)
        }
        pendingGap = (path, token)
    }

    private func cancelPendingGap() {
        pendingGap?.token.cancel()
        pendingGap = nil
    }

    private func openGap(at path: IndexPath, _ session: DragSession, _ dropProposal: ListDropProposal) {
        guard let host else { return }
        let canBeSource = session.items.count == 1 && dropProposal.proposal.operation == .move
        let source = canBeSource ? session.items.first.flatMap { sourceIndexPath(of: $0) } : nil
        host.openDropGap(at: path, for: source, size: session.items.first?.sourceSize ?? CGSize(width: 44, height: 44))
        hideByMask(host.gap?.source == nil ? nil : host.gap?.current)
    }

    /// Hides the cell at the gap, because the drag preview shows it.
    private func hideByMask(_ path: IndexPath?) {
        let cell = path.flatMap { host?.visibleCell(at: $0) }
        if let cell, hiddenCells.count == 1, hiddenCells[0] === cell, cell.isHiddenByMask { return }
        for cell in hiddenCells { cell.isHiddenByMask = false }
        hiddenCells = cell.map { [$0] } ?? []
        cell?.isHiddenByMask = true
    }

    private func showTarget(_ path: IndexPath?) {
        let cell = path.flatMap { host?.visibleCell(at: $0) }
        guard cell !== highlightedCell else { return }
        highlightedCell?.showTarget(false)
        highlightedCell = cell
        cell?.showTarget(true)
    }

    private func closeGap(animated: Bool) {
        cancelPendingGap()
        hideByMask(nil)
        host?.closeDropGap(animated: animated)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        guard let host, let session = session as? DragSession else { return }
        clearDropFeedback()
        incomingSession = nil
        host.dropDidExit(session)
    }

    private func clearDropFeedback() {
        showTarget(nil)
        closeGap(animated: true)
        dropProposal = nil
        destination = nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let host, let session = session as? DragSession, let dropProposal else { return }
        showTarget(nil)
        let drop = ListDrop(
            session, at: (pendingGap?.path ?? host.gap?.current ?? destination).map { host.dataIndexPath(forPresented: $0) })
        cancelPendingGap()
        currentDrop = drop
        host.performDrop(drop, dropProposal)
        // If `performDrop` changed the data, the gap is already closed.
        closeGap(animated: true)
        host.layoutIfNeeded()
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let host, let target = currentDrop?.previewTarget(of: item)?.target else { return nil }
        switch target {
        case .target(let previewTarget): return defaultPreview.retargetedPreview(with: previewTarget)
        case .row(let path):
            guard let frame = host.presentedFrame(at: host.presentedIndexPath(forData: path)) else { return nil }
            let target = UIDragPreviewTarget(container: host, center: CGPoint(x: frame.midX, y: frame.midY))
            guard let parameters = host.dropParameters(at: path) else { return defaultPreview.retargetedPreview(with: target) }
            return UITargetedDragPreview(view: defaultPreview.view, parameters: parameters, target: target)
        case .placeholder(let id):
            guard let list = host as? any PlaceholderHost, let frame = list.placeholderPath(id).flatMap({ host.presentedFrame(at: $0) })
            else {
                return nil
            }
            let target = UIDragPreviewTarget(container: host, center: CGPoint(x: frame.midX, y: frame.midY))
            guard let parameters = list.placeholderParameters(id) else { return defaultPreview.retargetedPreview(with: target) }
            return UITargetedDragPreview(view: defaultPreview.view, parameters: parameters, target: target)
        case .into(let path, let rect):
            guard let frame = host.presentedFrame(at: host.presentedIndexPath(forData: path)) else { return nil }
            let targetRect = rect.offsetBy(dx: frame.minX, dy: frame.minY)
            let size = defaultPreview.size
            let scale = min(1, targetRect.width / max(1, size.width), targetRect.height / max(1, size.height))
            return defaultPreview.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: host, center: CGPoint(x: targetRect.midX, y: targetRect.midY),
                    transform: CGAffineTransform(scaleX: scale, y: scale)))
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        guard let host, let (target, animations) = currentDrop?.previewTarget(of: item) else { return }
        animator.addAnimations { animations.animate() }
        animator.addCompletion { _ in animations.finish() }
        guard let path = presentedIndexPath(of: target), let cell = host.visibleCell(at: path) else { return }
        cell.isHiddenByMask = true
        animator.addCompletion { _ in cell.isHiddenByMask = false }
    }

    /// Returns the presented index path of the row to which a drop preview is animated; `nil` if there is no such row.
    private func presentedIndexPath(of target: ListDrop.PreviewTarget) -> IndexPath? {
        switch target {
        case .row(let path): host?.presentedIndexPath(forData: path)
        case .placeholder(let id): (host as? any PlaceholderHost)?.placeholderPath(id)
        case .into, .target: nil
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        guard let host, let session = session as? DragSession else { return }
        if incomingSession === session {
            clearDropFeedback()
            incomingSession = nil
        }
        if currentDrop?.session === session { currentDrop = nil }
        host.dropDidEnd(session)
    }
}
