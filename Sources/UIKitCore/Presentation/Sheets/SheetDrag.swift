/// Lets a finger pull a sheet to another detent, or away.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private weak var owner: UISheetPresentationController?
    private(set) lazy var pan = UIPanGestureRecognizer(target: self, action: Selector("moved:", SheetDrag.moved))
    private(set) lazy var tap = UITapGestureRecognizer(target: self, action: Selector("tapped:", SheetDrag.tapped))

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

    /// A list at its top leaves the finger to the sheet.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === pan && otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view is UIScrollView
    }

    /// The list that a finger would scroll; the sheet's content may be one.
    private func scrollView(under point: CGPoint, in view: UIView) -> UIScrollView? {
        var hit = view.hitTest(point, with: nil)
        while let candidate = hit, candidate !== view {
            if let list = candidate as? UIScrollView, list.isScrollEnabled { return list }
            hit = candidate.superview
        }
        return nil
    }

    private func tapped(_ tap: UITapGestureRecognizer) { attemptToDismiss(velocity: 0) }

    private func moved(_ pan: UIPanGestureRecognizer) {
        guard let owner, let container = owner.containerView else { return }
        switch pan.state {
        case .began, .changed:
            let way = pan.translation(in: container).y
            owner.sheet.pull = resisted(way)
            container.setNeedsLayout()
        case .ended, .cancelled, .failed:
            let speed = pan.state == .ended ? pan.velocity(in: container).y : 0
            release(speed: speed)
        default: break
        }
    }

    // MARK: - Where it goes

    /// Beyond the highest detent, and downwards where it must not go, a sheet gives way less and less.
    private func resisted(_ way: CGFloat) -> CGFloat {
        guard let owner else { return 0 }
        let now = owner.height(of: owner.selectedDetent)
        let highest = owner.resting.last?.height ?? now
        let room = highest - now
        if way < -room { return -room - rubber(-way - room) }
        let lowest = owner.resting.first?.height ?? now
        let mayGo = !owner.presentedViewController.forbidsLeaving
        return mayGo || way < now - lowest ? way : now - lowest + rubber(way - (now - lowest))
    }

    private func rubber(_ distance: CGFloat) -> CGFloat {
        let reach: CGFloat = 80
        return reach * (1 - 1 / (distance * 0.55 / reach + 1))
    }

    private func release(speed: CGFloat) {
        guard let owner else { return }
        let all = owner.resting
        let now = owner.height(of: owner.selectedDetent)
        // Where a flick would carry it, in a quarter of a second.
        let aim = now - owner.sheet.pull - speed * 0.25
        let lowest = all.first?.height ?? now
        if aim < lowest / 2 { return attemptToDismiss(velocity: speed) }
        let target = all.min { abs($0.height - aim) < abs($1.height - aim) }?.identifier ?? owner.selectedDetent
        settle(at: target)
    }

    private func settle(at target: UISheetPresentationController.Detent.Identifier) {
        guard let owner else { return }
        let isNew = target != owner.selectedDetent
        owner.animateChanges {
            owner.sheet.pull = 0
            owner.sheet.selected = target
        }
        guard isNew else { return }
        owner.hub.tell {
            ($0 as? any UISheetPresentationControllerDelegate)?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(owner)
        }
    }

    /// Whether there is a sheet to pull down; it is dismissed, if it may be.
    func leave() -> Bool {
        guard owner?.presentation?.phase == .shown else { return false }
        attemptToDismiss(velocity: 0)
        return true
    }

    private func attemptToDismiss(velocity: CGFloat) {
        guard let owner, let presented = owner.presentedViewController else { return }
        let may = !presented.forbidsLeaving && owner.hub.should { $0.presentationControllerShouldDismiss(owner) }
        guard may, owner.presentation?.phase == .shown else {
            settle(at: owner.selectedDetent)
            return owner.hub.tell { $0.presentationControllerDidAttemptToDismiss(owner) }
        }
        owner.sheet.pull = 0
        owner.isLeftByPerson = true
        // Kept until it was told: the presentation lets go of it.
        presented.presentingViewController?.dismiss(animated: true) { owner.hub.tell { $0.presentationControllerDidDismiss(owner) } }
    }
}
