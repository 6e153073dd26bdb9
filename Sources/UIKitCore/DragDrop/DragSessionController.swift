import UIKitEngines

/// The controller of a drag, from the lift of the items until they are put down.
///
/// The lift creates a preview for each item. When the touch has moved far enough, the drag begins, and previews and
/// the badge follow the touch. Each update finds the innermost drop interaction under the touch that can handle the
/// session. On a change it sends exit and enter events; then it requests a proposal. At the end the drop is
/// performed, or the drag is cancelled. The previews then animate to their targets, and the delegates are notified.
@MainActor final class DragSessionController {
    /// A dragged item.
    struct Lift {
        let item: UIDragItem
        /// The interaction that lifted the item.
        let source: UIDragInteraction
        /// The preview with its source location; `nil` without a visible preview.
        let preview: UITargetedDragPreview?
        let view: DragPreviewView?
        /// The distance of the preview's centre from the touch.
        var grip: CGPoint
    }

    enum Phase {
        /// The items are lifted and have not moved yet.
        case lifted
        case dragging
        case over
    }

    let session: DragSession
    let source: UIDragInteraction
    private(set) weak var window: UIWindow?
    var lifts: [Lift] = []
    private(set) var phase = Phase.lifted
    private var start = CGPoint.zero
    private var target: UIDropInteraction?
    /// Whether each drop interaction can handle the session. Each interaction is asked once.
    private var asked: [ObjectIdentifier: (interaction: UIDropInteraction, wants: Bool)] = [:]
    /// The drop interactions that the touch entered, in order. All of them are notified of the end of the drag.
    private var visited: [UIDropInteraction] = []
    private var operation = UIDropOperation.cancel
    let badge = DragBadge()
    private var link: LinkToken?

    init(_ session: DragSession, _ source: UIDragInteraction, in window: UIWindow) {
        self.session = session
        self.source = source
        self.window = window
        start = session.touchLocation
    }

    // MARK: - Lifting

    func lift() {
        for item in session.items { lifts.append(lifted(item, from: source)) }
        let animations = DragAnimations()
        source.hub.notify { $0.dragInteraction(source, willAnimateLiftWith: animations, session: session) }
        for lift in lifts.reversed() { if let view = lift.view { window?.addSubview(view) } }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { [self] in
            for lift in lifts { lift.view?.setLifted(true) }
            animations.animate()
        } completion: { _ in
            animations.finish()
        }
    }

    func lifted(_ item: UIDragItem, from source: UIDragInteraction) -> Lift {
        let preview = source.hub.value(nil) { $0.dragInteraction(source, previewForLifting: item, session: session) }
        let view = preview.flatMap { makeView($0, item) }
        let middle = preview.map { $0.target.container.convert($0.target.center, to: nil) } ?? start
        let grip = CGPoint(x: middle.x - start.x, y: middle.y - start.y)
        return Lift(item: item, source: source, preview: preview, view: view, grip: grip)
    }

    private func makeView(_ preview: UITargetedDragPreview, _ item: UIDragItem) -> DragPreviewView? {
        let own = item.previewProvider?()
        let view = DragPreviewView(own?.view ?? preview.view, own?.parameters ?? preview.parameters)
        view?.center = preview.target.container.convert(preview.target.center, to: nil)
        return view
    }

    // MARK: - Dragging

    /// The distance, in points, that a touch must move before the lifted items follow it.
    private static let slack: CGFloat = 10

    func move(to point: CGPoint) {
        session.touchLocation = point
        if phase == .lifted {
            guard hypot(point.x - start.x, point.y - start.y) >= Self.slack else { return }
            begin()
        }
        guard phase == .dragging else { return }
        placeViews()
        source.hub.notify { $0.dragInteraction(source, sessionDidMove: session) }
        update()
    }

    private func begin() {
        phase = .dragging
        window?.dragSessionController = self
        window?.openMenu?.close()
        session.allowsMoveOperation = source.hub.should { $0.dragInteraction(source, sessionAllowsMoveOperation: session) }
        session.isRestrictedToDraggingApplication = source.hub.value(false) {
            $0.dragInteraction(source, sessionIsRestrictedToDraggingApplication: session)
        }
        source.hub.notify { $0.dragInteraction(source, sessionWillBegin: session) }
        badge.count = lifts.count
        window?.addSubview(badge)
        // Content may move under a resting touch, which changes the drop target.
        link = FrameLoop.current.addLink { [weak self] _ in
            guard let self, phase == .dragging else { return false }
            if scrollUnderTouch() { update() }
            return true
        }
    }

    /// Stacks the previews of several items. The first is in front, and each further preview is offset a little more.
    func placeViews() {
        for (index, lift) in lifts.enumerated() {
            let shift = CGFloat(min(index, 3)) * 4
            let grip = lifts.count > 1 ? lifts[0].grip : lift.grip
            lift.view?.center = CGPoint(x: session.touchLocation.x + grip.x + shift, y: session.touchLocation.y + grip.y + shift)
        }
        guard let front = lifts.first?.view else { return }
        badge.place(at: CGPoint(x: front.frame.maxX, y: front.frame.minY))
        window?.bringSubviewToFront(badge)
    }

    private func scrollUnderTouch() -> Bool {
        guard let list = target?.view as? UIScrollView else { return false }
        let place = session.location(in: list)
        let finger = CGPoint(x: place.x - list.bounds.minX, y: place.y - list.bounds.minY)
        return (list as? UICollectionView)?.scrollWithBand(finger: finger) ?? list.scrollAtEdge(finger: finger)
    }

    /// Determines the drop target under the touch, and the operation that it proposes.
    func update() {
        guard let window else { return }
        let found = UIDropInteraction.find(at: session.touchLocation, in: window, where: wants)
        if found !== target {
            if let target { target.hub.notify { $0.dropInteraction(target, sessionDidExit: session) } }
            target = found
            if let found, !visited.contains(where: { $0 === found }) { visited.append(found) }
            if let found { found.hub.notify { $0.dropInteraction(found, sessionDidEnter: session) } }
        }
        operation = .cancel
        if let target { operation = proposed(by: target) }
        badge.operation = operation
    }

    private func wants(_ drop: UIDropInteraction) -> Bool {
        if let known = asked[ObjectIdentifier(drop)] { return known.wants }
        let wants = drop.canHandle(session)
        asked[ObjectIdentifier(drop)] = (drop, wants)
        return wants
    }

    private func notifyEnd() { for drop in visited { drop.hub.notify { $0.dropInteraction(drop, sessionDidEnd: session) } } }

    private func proposed(by target: UIDropInteraction) -> UIDropOperation {
        let proposal = target.hub.value(nil as UIDropProposal?) { $0.dropInteraction(target, sessionDidUpdate: session) }
        let operation = proposal?.operation ?? .cancel
        return operation == .move && !session.allowsMoveOperation ? .cancel : operation
    }

    // MARK: - The end

    func end() {
        guard phase == .dragging else { return cancel() }
        // The content under the touch may have changed since its last movement.
        update()
        guard phase == .dragging, let target, operation == .copy || operation == .move else { return cancel() }
        finish()
        source.hub.notify { $0.dragInteraction(source, session: session, willEndWith: operation) }
        target.hub.notify { $0.dropInteraction(target, performDrop: session) }
        putDown(on: target)
    }

    /// Animates the items to their drop locations.
    private func putDown(on target: UIDropInteraction) {
        let animations = lifts.map { _ in DragAnimations() }
        var goals: [DragPlace?] = []
        for (lift, animation) in zip(lifts, animations) {
            let standard = lift.preview.map { $0.retargetedPreview(with: standardTarget(of: target)) }
            let wanted = standard.flatMap { standard in
                target.hub.value(nil) { $0.dropInteraction(target, previewForDropping: lift.item, withDefault: standard) }
            }
            goals.append(wanted.flatMap { DragPlace($0, unlike: standard?.parameters) })
            target.hub.notify { $0.dropInteraction(target, item: lift.item, willAnimateDropWith: animation) }
        }
        let operation = operation
        fly(to: goals, animations) { [self] in
            target.hub.notify { $0.dropInteraction(target, concludeDrop: session) }
            notifyEnd()
            session.end()
            source.hub.notify { $0.dragInteraction(source, session: session, didEndWith: operation) }
        }
    }

    private func standardTarget(of target: UIDropInteraction) -> UIDragPreviewTarget {
        guard let view = target.view else { return UIDragPreviewTarget(container: window ?? UIView(), center: session.touchLocation) }
        return UIDragPreviewTarget(
            container: view, center: session.location(in: view), transform: CGAffineTransform(scaleX: 0.1, y: 0.1))
    }

    /// Cancels the drag; all items return to their sources.
    func cancel() {
        guard phase != .over else { return }
        let wasDragging = phase == .dragging
        finish()
        if wasDragging {
            if let target { target.hub.notify { $0.dropInteraction(target, sessionDidExit: session) } }
            source.hub.notify { $0.dragInteraction(source, session: session, willEndWith: .cancel) }
        }
        let animations = lifts.map { _ in DragAnimations() }
        var goals: [DragPlace?] = []
        for (lift, animation) in zip(lifts, animations) {
            let wanted = lift.preview.flatMap { standard in
                lift.source.hub.value(nil) { $0.dragInteraction(lift.source, previewForCancelling: lift.item, withDefault: standard) }
            }
            goals.append(wanted.flatMap { DragPlace($0) })
            lift.source.hub.notify { $0.dragInteraction(lift.source, item: lift.item, willAnimateCancelWith: animation) }
        }
        fly(to: goals, animations) { [self] in
            if wasDragging {
                notifyEnd()
                session.end()
                source.hub.notify { $0.dragInteraction(source, session: session, didEndWith: .cancel) }
            }
        }
    }

    private func finish() {
        phase = .over
        if window?.dragSessionController === self { window?.dragSessionController = nil }
        link?.cancel()
        badge.removeFromSuperview()
        source.dragDidEnd(self)
    }

    private func fly(to goals: [DragPlace?], _ animations: [DragAnimations], then body: @escaping () -> Void) {
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { [lifts] in
            for (lift, goal) in zip(lifts, goals) { lift.view?.putDown(at: goal) }
            for animation in animations { animation.animate() }
        } completion: { [lifts] _ in
            for lift in lifts { lift.view?.removeFromSuperview() }
            for animation in animations { animation.finish() }
            body()
        }
    }
}
