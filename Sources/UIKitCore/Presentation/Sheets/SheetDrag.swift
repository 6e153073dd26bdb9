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
    private var interactiveDismissal: InteractiveSheetDismissal?
    /// Whether the sheet can be dismissed; `nil` until the delegate has been asked during the current drag.
    private var canDismiss: Bool?

    init(_ owner: UISheetPresentationController) {
        self.owner = owner
        super.init()
        pan.delegate = self
    }

    // MARK: - Gestures

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan, let owner, owner.presentation?.phase == .presented else { return true }
        let view = owner.card
        let translation = pan.translation(in: view)
        guard abs(translation.y) >= abs(translation.x) else { return false }
        guard let contentScrollView = scrollView(under: pan.location(in: view), in: view) else { return true }
        let isAtTop = contentScrollView.contentOffset.y <= -contentScrollView.adjustedContentInset.top
        let canGrow = owner.selectedDetent != owner.activeDetents.last?.identifier && owner.prefersScrollingExpandsWhenScrolledToEdge
        return isAtTop && (translation.y > 0 || canGrow)
    }

    /// Makes scroll views wait until the sheet's pan fails. On a scroll view, the pan begins only at the top of the
    /// content.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === pan && otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view is UIScrollView
    }

    /// Returns the enabled scroll view at a point, which may be the content view itself.
    private func scrollView(under point: CGPoint, in view: UIView) -> UIScrollView? {
        var hit = view.hitTest(point, with: nil)
        while let candidate = hit, candidate !== view {
            if let scrollView = candidate as? UIScrollView, scrollView.isScrollEnabled { return scrollView }
            hit = candidate.superview
        }
        return nil
    }

    private func tapped(_ tap: UITapGestureRecognizer) { _ = dismissByUser() }

    private func moved(_ pan: UIPanGestureRecognizer) {
        guard let container = owner?.containerView else { return }
        let translation = pan.translation(in: container).y
        switch pan.state {
        case .began:
            canDismiss = nil
            moveCard(translation, in: container)
        case .changed: moveCard(translation, in: container)
        case .ended: release(translation, velocity: pan.velocity(in: container).y)
        case .cancelled, .failed: release(0, velocity: 0)
        default: break
        }
    }

    // MARK: - Interactive dismissal

    /// Moves the card between detents, or updates the dismissal below the lowest detent.
    private func moveCard(_ translation: CGFloat, in container: UIView) {
        guard let owner, let presentation = owner.presentation else { return }
        if let dismissal = interactiveDismissal {
            guard translation < dismissal.start else { return dismissal.update(translation) }
            // The touch has moved back up, which cancels the dismissal. After the dismissal has ended, the drag moves
            // the card between detents again.
            self.interactiveDismissal = nil
            return dismissal.interactionController.cancel()
        }
        guard presentation.phase == .presented else { return }
        if translation > distanceToLowest, canDismissAskingDelegate() { return beginDismissal(presentation, in: container, translation) }
        owner.sheet.dragOffset = resistedTranslation(translation)
        container.setNeedsLayout()
    }

    /// The distance from the selected detent down to the lowest detent, in points.
    private var distanceToLowest: CGFloat {
        guard let owner else { return 0 }
        let currentHeight = owner.height(of: owner.selectedDetent)
        return currentHeight - (owner.activeDetents.first?.height ?? currentHeight)
    }

    /// Returns whether the sheet can be dismissed. Asks the delegate once per drag.
    private func canDismissAskingDelegate() -> Bool {
        if let canDismiss { return canDismiss }
        guard let owner, let presentedController = owner.presented else { return false }
        let answer = !presentedController.preventsDismissal && owner.hub.allAgree { $0.presentationControllerShouldDismiss(owner) }
        canDismiss = answer
        return answer
    }

    private func beginDismissal(_ presentation: ModalPresentation, in container: UIView, _ translation: CGFloat) {
        guard let owner else { return }
        let start = distanceToLowest
        owner.sheet.dragOffset = start
        container.setNeedsLayout()
        container.layoutIfNeeded()
        owner.sheet.dragOffset = 0
        let dismissal = InteractiveSheetDismissal(of: owner.card, in: container, from: start)
        presentation.interactiveDismissal = dismissal
        dismiss(presentation)
        presentation.interactiveDismissal = nil
        // The app may override `dismiss`, so it is possible that no dismissal has begun.
        guard presentation.phase == .dismissing else { return }
        self.interactiveDismissal = dismissal
        dismissal.update(translation)
    }

    private func dismiss(_ presentation: ModalPresentation) {
        guard let owner else { return }
        owner.isDismissedByUser = true
        // The closure retains the presentation controller until the callback, because the presentation releases it.
        owner.presented?.presentingViewController?.dismiss(animated: true) {
            if presentation.phase == .finished { owner.hub.notify { $0.presentationControllerDidDismiss(owner) } }
        }
        owner.isDismissedByUser = false
    }

    // MARK: - Settling

    /// Returns the offset of the card. The resistance increases above the highest detent, and also below the lowest
    /// detent if the sheet cannot be dismissed.
    private func resistedTranslation(_ translation: CGFloat) -> CGFloat {
        guard let owner else { return 0 }
        let distanceToHighest = (owner.activeDetents.last?.height ?? 0) - owner.height(of: owner.selectedDetent)
        if translation < -distanceToHighest { return -distanceToHighest - rubberBand(-translation - distanceToHighest) }
        let lowestDistance = distanceToLowest
        return translation <= lowestDistance ? translation : lowestDistance + rubberBand(translation - lowestDistance)
    }

    private func rubberBand(_ distance: CGFloat) -> CGFloat {
        let limit: CGFloat = 80
        return limit * (1 - 1 / (distance * 0.55 / limit + 1))
    }

    private func release(_ translation: CGFloat, velocity: CGFloat) {
        guard let owner else { return }
        let detents = owner.activeDetents
        let currentHeight = owner.height(of: owner.selectedDetent)
        // The height that the sheet would reach with its velocity in a quarter of a second.
        let projectedHeight = currentHeight - translation - velocity * 0.25
        let lowestHeight = detents.first?.height ?? currentHeight
        if let dismissal = interactiveDismissal {
            self.interactiveDismissal = nil
            guard projectedHeight >= lowestHeight / 2 else { return dismissal.interactionController.finish() }
            let target = detents.first?.identifier ?? owner.selectedDetent
            let isChanged = target != owner.selectedDetent
            owner.sheet.selectedDetent = target
            dismissal.interactionController.cancel()
            if isChanged { notifyDetent() }
            return
        }
        if projectedHeight < lowestHeight / 2 { return attemptToDismiss() }
        settle(at: detents.min { abs($0.height - projectedHeight) < abs($1.height - projectedHeight) }?.identifier ?? owner.selectedDetent)
    }

    private func settle(at target: UISheetPresentationController.Detent.Identifier) {
        guard let owner else { return }
        let isChanged = target != owner.selectedDetent
        owner.animateChanges {
            owner.sheet.dragOffset = 0
            owner.sheet.selectedDetent = target
        }
        if isChanged { notifyDetent() }
    }

    /// Moves the sheet one detent up or down, or for `nil`, to the next higher detent and from the highest to the
    /// lowest. Has no effect during a transition, or if there is no other detent in the direction.
    func selectAdjacentDetent(isUpwards: Bool?) {
        guard let owner, owner.presentation?.phase == .presented else { return }
        let identifiers = owner.activeDetents.map(\.identifier)
        guard let index = identifiers.firstIndex(of: owner.selectedDetent) else { return }
        let next: Int
        if let isUpwards {
            next = isUpwards ? index + 1 : index - 1
        } else {
            next = (index + 1) % identifiers.count
        }
        if identifiers.indices.contains(next) { settle(at: identifiers[next]) }
    }

    private func notifyDetent() {
        guard let owner else { return }
        owner.hub.notify {
            ($0 as? any UISheetPresentationControllerDelegate)?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(owner)
        }
    }

    /// Dismisses the sheet if it can be dismissed. Returns whether a sheet is shown.
    func dismissByUser() -> Bool {
        guard owner?.presentation?.phase == .presented else { return false }
        canDismiss = nil
        attemptToDismiss()
        return true
    }

    private func attemptToDismiss() {
        guard let owner, let presentation = owner.presentation, presentation.phase == .presented else { return }
        guard canDismissAskingDelegate() else {
            settle(at: owner.selectedDetent)
            return owner.hub.notify { $0.presentationControllerDidAttemptToDismiss(owner) }
        }
        owner.sheet.dragOffset = 0
        dismiss(presentation)
    }
}
