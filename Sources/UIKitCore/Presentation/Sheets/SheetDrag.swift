/// The drag gesture that moves a sheet to another detent or dismisses the sheet.
///
/// A vertical drag moves the card between its lowest and highest detents, with increasing resistance above the
/// highest detent. Below the lowest detent, the delegate is asked once per drag whether the sheet can be dismissed.
/// If so, an interactive dismissal follows the touch, and is cancelled if the touch moves back up. If not, the card
/// resists. When the touch ends, the position is extrapolated with the velocity over a quarter of a second. A
/// position below half of the lowest detent dismisses the sheet. Otherwise the sheet is animated to the nearest
/// detent.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private weak var owner: UISheetPresentationController?
    private(set) lazy var pan = UIPanGestureRecognizer(target: self, action: Selector("moved:", SheetDrag.moved))
    private(set) lazy var tap = UITapGestureRecognizer(target: self, action: Selector("tapped:", SheetDrag.tapped))

    /// The interactive dismissal in progress.
    private var pull: InteractiveSheetDismissal?
    /// Whether the sheet can be dismissed; `nil` until the delegate has been asked during the current drag.
    private var mayGo: Bool?

    init(_ owner: UISheetPresentationController) {
        self.owner = owner
        super.init()
        pan.delegate = self
    }

    // MARK: - Gestures

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan, let owner, owner.presentation?.phase == .shown else { return true }
        let view = owner.card
        let way = pan.translation(in: view)
        guard abs(way.y) >= abs(way.x) else { return false }
        guard let list = scrollView(under: pan.location(in: view), in: view) else { return true }
        let isAtTop = list.contentOffset.y <= -list.adjustedContentInset.top
        let canGrow = owner.selectedDetent != owner.resting.last?.identifier && owner.prefersScrollingExpandsWhenScrolledToEdge
        return isAtTop && (way.y > 0 || canGrow)
    }

    /// Returns whether a scroll view waits for the sheet's pan to fail, which is the case at the top of its content.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === pan && otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view is UIScrollView
    }

    /// Returns the scroll view at a point. It may be the sheet's content.
    private func scrollView(under point: CGPoint, in view: UIView) -> UIScrollView? {
        var hit = view.hitTest(point, with: nil)
        while let candidate = hit, candidate !== view {
            if let list = candidate as? UIScrollView, list.isScrollEnabled { return list }
            hit = candidate.superview
        }
        return nil
    }

    private func tapped(_ tap: UITapGestureRecognizer) { _ = dismissByUser() }

    private func moved(_ pan: UIPanGestureRecognizer) {
        guard let container = owner?.containerView else { return }
        let way = pan.translation(in: container).y
        switch pan.state {
        case .began:
            mayGo = nil
            follow(way, in: container)
        case .changed: follow(way, in: container)
        case .ended: release(way, speed: pan.velocity(in: container).y)
        case .cancelled, .failed: release(0, speed: 0)
        default: break
        }
    }

    // MARK: - Interactive dismissal

    /// Moves the card between detents, or updates the dismissal below the lowest detent.
    private func follow(_ way: CGFloat, in container: UIView) {
        guard let owner, let presentation = owner.presentation else { return }
        if let pull {
            guard way < pull.start else { return pull.follow(way) }
            // The touch has moved back up, which cancels the dismissal. After its end, the drag moves the card
            // between detents again.
            self.pull = nil
            return pull.hand.cancel()
        }
        guard presentation.phase == .shown else { return }
        if way > distanceToLowest, asksToGo() { return beginDismissal(presentation, in: container, way) }
        owner.sheet.pull = resisted(way)
        container.setNeedsLayout()
    }

    /// The distance from the selected detent down to the lowest one, in points.
    private var distanceToLowest: CGFloat {
        guard let owner else { return 0 }
        let now = owner.height(of: owner.selectedDetent)
        return now - (owner.resting.first?.height ?? now)
    }

    /// Returns whether the sheet can be dismissed. Asks the delegate once per drag.
    private func asksToGo() -> Bool {
        if let mayGo { return mayGo }
        guard let owner, let presented = owner.presented else { return false }
        let may = !presented.forbidsLeaving && owner.hub.should { $0.presentationControllerShouldDismiss(owner) }
        mayGo = may
        return may
    }

    private func beginDismissal(_ presentation: ModalPresentation, in container: UIView, _ way: CGFloat) {
        guard let owner else { return }
        let start = distanceToLowest
        owner.sheet.pull = start
        container.setNeedsLayout()
        container.layoutIfNeeded()
        owner.sheet.pull = 0
        let pull = InteractiveSheetDismissal(of: owner.card, in: container, from: start)
        presentation.pull = pull
        dismiss(presentation)
        presentation.pull = nil
        // The app may override the dismissal. If it has not begun, there is nothing to drive.
        guard presentation.phase == .going else { return }
        self.pull = pull
        pull.follow(way)
    }

    private func dismiss(_ presentation: ModalPresentation) {
        guard let owner else { return }
        owner.isDismissedByUser = true
        // The closure retains the presentation controller until the callback, because the presentation releases it.
        owner.presented?.presentingViewController?.dismiss(animated: true) {
            if presentation.phase == .over { owner.hub.notify { $0.presentationControllerDidDismiss(owner) } }
        }
        owner.isDismissedByUser = false
    }

    // MARK: - Settling

    /// Returns the offset of the card. The resistance increases above the highest detent, and also below the lowest
    /// one if the sheet cannot be dismissed.
    private func resisted(_ way: CGFloat) -> CGFloat {
        guard let owner else { return 0 }
        let room = (owner.resting.last?.height ?? 0) - owner.height(of: owner.selectedDetent)
        if way < -room { return -room - rubber(-way - room) }
        let lowest = distanceToLowest
        return way <= lowest ? way : lowest + rubber(way - lowest)
    }

    private func rubber(_ distance: CGFloat) -> CGFloat {
        let reach: CGFloat = 80
        return reach * (1 - 1 / (distance * 0.55 / reach + 1))
    }

    private func release(_ way: CGFloat, speed: CGFloat) {
        guard let owner else { return }
        let all = owner.resting
        let now = owner.height(of: owner.selectedDetent)
        // The height that the sheet would reach with its velocity in a quarter of a second.
        let aim = now - way - speed * 0.25
        let lowest = all.first?.height ?? now
        if let pull {
            self.pull = nil
            guard aim >= lowest / 2 else { return pull.hand.finish() }
            let target = all.first?.identifier ?? owner.selectedDetent
            let isNew = target != owner.selectedDetent
            owner.sheet.selected = target
            pull.hand.cancel()
            if isNew { notifyDetent() }
            return
        }
        if aim < lowest / 2 { return attemptToDismiss() }
        settle(at: all.min { abs($0.height - aim) < abs($1.height - aim) }?.identifier ?? owner.selectedDetent)
    }

    private func settle(at target: UISheetPresentationController.Detent.Identifier) {
        guard let owner else { return }
        let isNew = target != owner.selectedDetent
        owner.animateChanges {
            owner.sheet.pull = 0
            owner.sheet.selected = target
        }
        if isNew { notifyDetent() }
    }

    /// Moves the sheet to another detent without a drag. Has no effect during a transition, or if there is no other
    /// detent in the direction.
    func step(isUpwards: Bool?) {
        guard let owner, owner.presentation?.phase == .shown else { return }
        let all = owner.resting.map(\.identifier)
        guard let index = all.firstIndex(of: owner.selectedDetent) else { return }
        let next = isUpwards.map { index + ($0 ? 1 : -1) } ?? (index + 1) % all.count
        if all.indices.contains(next) { settle(at: all[next]) }
    }

    private func notifyDetent() {
        guard let owner else { return }
        owner.hub.notify {
            ($0 as? any UISheetPresentationControllerDelegate)?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(owner)
        }
    }

    /// Dismisses the sheet if it can be dismissed. Returns whether a sheet is shown.
    func dismissByUser() -> Bool {
        guard owner?.presentation?.phase == .shown else { return false }
        mayGo = nil
        attemptToDismiss()
        return true
    }

    private func attemptToDismiss() {
        guard let owner, let presentation = owner.presentation, presentation.phase == .shown else { return }
        guard asksToGo() else {
            settle(at: owner.selectedDetent)
            return owner.hub.notify { $0.presentationControllerDidAttemptToDismiss(owner) }
        }
        owner.sheet.pull = 0
        dismiss(presentation)
    }
}
