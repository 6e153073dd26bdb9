import UIKitEngines

/// The controller of a drag, from the lift of the items until they are put down.
///
/// The lift creates a preview for each item. When the touch has moved far enough, the drag begins, and previews and
/// the badge follow the touch. Each update finds the innermost drop interaction under the touch that can handle the
/// session. On a change it sends exit and enter events; then it requests a proposal. At the end the drop is
/// performed, or the drag is cancelled. The previews then animate to their targets, and the delegates are notified.
@MainActor final class DragSessionController {
    /// A dragged item.
    struct LiftedItem {
        let item: UIDragItem
        /// The interaction that lifted the item.
        let source: UIDragInteraction
        /// The preview with its source location; `nil` without a visible preview.
        let preview: UITargetedDragPreview?
        let view: DragPreviewView?
        /// The offset of the preview's centre from the touch, in points.
        var touchOffset: CGPoint
    }

    enum Phase {
        /// The items are lifted and have not moved yet.
        case lifted
        case dragging
        case ended
    }

    let session: DragSession
    let source: UIDragInteraction
    private(set) weak var window: UIWindow?
    var lifts: [LiftedItem] = []
    private(set) var phase = Phase.lifted
    private var startLocation = CGPoint.zero
    private var target: UIDropInteraction?
    /// Whether each drop interaction can handle the session. The delegate of each interaction is called once.
    private var canHandleResults: [ObjectIdentifier: (interaction: UIDropInteraction, canHandle: Bool)] = [:]
    /// The drop interactions that the touch entered, in order. All of them are notified of the end of the drag.
    private var visitedTargets: [UIDropInteraction] = []
    private var operation = UIDropOperation.cancel
    let badge = DragBadge()
    private var link: LinkToken?

    init(_ session: DragSession, _ source: UIDragInteraction, in window: UIWindow) {
        self.session = session
        self.source = source
        self.window = window
        startLocation = session.touchLocation
    }

    // MARK: - Lifting

    func lift() {
        for item in session.items { lifts.append(makeLift(item, from: source)) }
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

    func makeLift(_ item: UIDragItem, from source: UIDragInteraction) -> LiftedItem {
        let preview = source.hub.value(nil) { $0.dragInteraction(source, previewForLifting: item, session: session) }
        let view = preview.flatMap { makeView($0, item) }
        let center = preview.map { $0.target.container.convert($0.target.center, to: nil) } ?? startLocation
        let touchOffset = CGPoint(x: center.x - startLocation.x, y: center.y - startLocation.y)
        return LiftedItem(item: item, source: source, preview: preview, view: view, touchOffset: touchOffset)
    }

    private func makeView(_ preview: UITargetedDragPreview, _ item: UIDragItem) -> DragPreviewView? {
        let customPreview = item.previewProvider?()
        let view = DragPreviewView(customPreview?.view ?? preview.view, customPreview?.parameters ?? preview.parameters)
        view?.center = preview.target.container.convert(preview.target.center, to: nil)
        return view
    }

    // MARK: - Dragging

    /// The distance that a touch must move before the lifted items follow it, in points.
    private static let dragThreshold: CGFloat = 10

    func move(to point: CGPoint) {
        session.touchLocation = point
        if phase == .lifted {
            guard hypot(point.x - startLocation.x, point.y - startLocation.y) >= Self.dragThreshold else { return }
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
        session.allowsMoveOperation = source.hub.allAgree { $0.dragInteraction(source, sessionAllowsMoveOperation: session) }
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

    /// Stacks the previews of several items. The first preview is in front. Each of the next three previews is offset a
    /// little more, and all others have the offset of the fourth.
    func placeViews() {
        for (index, lift) in lifts.enumerated() {
            let offset = CGFloat(min(index, 3)) * 4
            let touchOffset = lifts.count > 1 ? lifts[0].touchOffset : lift.touchOffset
            let location = CGPoint(x: session.touchLocation.x + touchOffset.x, y: session.touchLocation.y + touchOffset.y)
            lift.view?.center = CGPoint(x: location.x + offset, y: location.y + offset)
        }
        guard let frontView = lifts.first?.view else { return }
        badge.place(at: CGPoint(x: frontView.frame.maxX, y: frontView.frame.minY))
        window?.bringSubviewToFront(badge)
    }

    /// Scrolls the target if the target is a scroll view and the touch is near an edge. Returns whether the target
    /// scrolled.
    private func scrollUnderTouch() -> Bool {
        guard let scrollView = target?.view as? UIScrollView else { return false }
        let location = session.location(in: scrollView)
        let visibleLocation = CGPoint(x: location.x - scrollView.bounds.minX, y: location.y - scrollView.bounds.minY)
        if let collection = scrollView as? UICollectionView { return collection.autoscrollWithSection(touchLocation: visibleLocation) }
        return scrollView.autoscroll(touchLocation: visibleLocation)
    }

    /// Determines the drop target under the touch, and requests the operation from the target.
    func update() {
        guard let window else { return }
        let newTarget = UIDropInteraction.find(at: session.touchLocation, in: window, where: canHandle)
        if newTarget !== target {
            if let target { target.hub.notify { $0.dropInteraction(target, sessionDidExit: session) } }
            target = newTarget
            if let newTarget, !visitedTargets.contains(where: { $0 === newTarget }) { visitedTargets.append(newTarget) }
            if let newTarget { newTarget.hub.notify { $0.dropInteraction(newTarget, sessionDidEnter: session) } }
        }
        operation = .cancel
        if let target { operation = proposedOperation(by: target) }
        badge.operation = operation
    }

    private func canHandle(_ drop: UIDropInteraction) -> Bool {
        if let cachedResult = canHandleResults[ObjectIdentifier(drop)] { return cachedResult.canHandle }
        let result = drop.canHandle(session)
        canHandleResults[ObjectIdentifier(drop)] = (drop, result)
        return result
    }

    private func notifyEnd() { for drop in visitedTargets { drop.hub.notify { $0.dropInteraction(drop, sessionDidEnd: session) } } }

    private func proposedOperation(by target: UIDropInteraction) -> UIDropOperation {
        let proposal = target.hub.value(nil as UIDropProposal?) { $0.dropInteraction(target, sessionDidUpdate: session) }
        let operation = proposal?.operation ?? .cancel
        return operation == .move && !session.allowsMoveOperation ? .cancel : operation
    }

    // MARK: - Ending

    func end() {
        guard phase == .dragging else { return cancel() }
        // The content under the touch may have changed since its last movement.
        update()
        guard phase == .dragging, let target, operation == .copy || operation == .move else { return cancel() }
        finish()
        source.hub.notify { $0.dragInteraction(source, session: session, willEndWith: operation) }
        target.hub.notify { $0.dropInteraction(target, performDrop: session) }
        animateDrop(on: target)
    }

    /// Animates the items to their drop locations.
    private func animateDrop(on target: UIDropInteraction) {
        let animations = lifts.map { _ in DragAnimations() }
        var locations: [DropLocation?] = []
        for (lift, animation) in zip(lifts, animations) {
            let defaultPreview = lift.preview.map { $0.retargetedPreview(with: defaultTarget(of: target)) }
            var preview: UITargetedDragPreview?
            if let defaultPreview {
                preview = target.hub.value(nil) { $0.dropInteraction(target, previewForDropping: lift.item, withDefault: defaultPreview) }
            }
            locations.append(preview.flatMap { DropLocation($0, currentParameters: defaultPreview?.parameters) })
            target.hub.notify { $0.dropInteraction(target, item: lift.item, willAnimateDropWith: animation) }
        }
        let operation = operation
        animate(to: locations, animations) { [self] in
            target.hub.notify { $0.dropInteraction(target, concludeDrop: session) }
            notifyEnd()
            session.end()
            source.hub.notify { $0.dragInteraction(source, session: session, didEndWith: operation) }
        }
    }

    private func defaultTarget(of target: UIDropInteraction) -> UIDragPreviewTarget {
        guard let view = target.view else { return UIDragPreviewTarget(container: window ?? UIView(), center: session.touchLocation) }
        return UIDragPreviewTarget(
            container: view, center: session.location(in: view), transform: CGAffineTransform(scaleX: 0.1, y: 0.1))
    }

    /// Cancels the drag; all items return to their sources. Has no effect after the end of the drag.
    func cancel() {
        guard phase != .ended else { return }
        let wasDragging = phase == .dragging
        finish()
        if wasDragging {
            if let target { target.hub.notify { $0.dropInteraction(target, sessionDidExit: session) } }
            source.hub.notify { $0.dragInteraction(source, session: session, willEndWith: .cancel) }
        }
        let animations = lifts.map { _ in DragAnimations() }
        var locations: [DropLocation?] = []
        for (lift, animation) in zip(lifts, animations) {
            let source = lift.source
            var preview: UITargetedDragPreview?
            if let defaultPreview = lift.preview {
                preview = source.hub.value(nil) {
                    $0.dragInteraction(source, previewForCancelling: lift.item, withDefault: defaultPreview)
                }
            }
            locations.append(preview.flatMap { DropLocation($0) })
            source.hub.notify { $0.dragInteraction(source, item: lift.item, willAnimateCancelWith: animation) }
        }
        animate(to: locations, animations) { [self] in
            if wasDragging {
                notifyEnd()
                session.end()
                source.hub.notify { $0.dragInteraction(source, session: session, didEndWith: .cancel) }
            }
        }
    }

    private func finish() {
        phase = .ended
        if window?.dragSessionController === self { window?.dragSessionController = nil }
        link?.cancel()
        badge.removeFromSuperview()
        source.dragDidEnd(self)
    }

    /// Animates each preview to its location, and then calls `body`. Runs the animations of the delegates alongside.
    private func animate(to locations: [DropLocation?], _ animations: [DragAnimations], then body: @escaping () -> Void) {
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { [lifts] in
            for (lift, location) in zip(lifts, locations) { lift.view?.drop(at: location) }
            for animation in animations { animation.animate() }
        } completion: { [lifts] _ in
            for lift in lifts { lift.view?.removeFromSuperview() }
            for animation in animations { animation.finish() }
            body()
        }
    }
}
