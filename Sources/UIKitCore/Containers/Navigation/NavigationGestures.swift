/// The gestures of a navigation controller: the interactive pop from the screen's edge, and the gestures that hide
/// bars.
@MainActor final class NavigationGestures: NSObject, UIGestureRecognizerDelegate {
    private weak var owner: UINavigationController?
    let pop = UIScreenEdgePanGestureRecognizer()
    let swipe = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    private var keyboardObserver: NotificationToken?
    /// The distance of a drag that hides or shows the bars, in points.
    private static let swipeThreshold: CGFloat = 24

    init(_ owner: UINavigationController) {
        self.owner = owner
        super.init()
        pop.addTarget(self, action: Selector("popped:", NavigationGestures.popped))
        swipe.addTarget(self, action: Selector("swiped:", NavigationGestures.swiped))
        tap.addTarget(self, action: Selector("tapped:", NavigationGestures.tapped))
        for gesture in [pop, swipe, tap] as [UIGestureRecognizer] { gesture.delegate = self }
        tap.cancelsTouchesInView = false
        update()
    }

    func attach(to view: UIView) {
        for gesture in [pop, swipe, tap] as [UIGestureRecognizer] { view.addGestureRecognizer(gesture) }
        pop.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    func update() {
        swipe.isEnabled = owner?.stack.options.hidesOnSwipe ?? false
        let options = owner?.stack.options ?? NavigationOptions()
        tap.isEnabled = options.hidesOnTap || options.hidesWhenCompact || options.hidesWhenKeyboardAppears
        if options.hidesWhenKeyboardAppears != (keyboardObserver != nil) {
            keyboardObserver = options.hidesWhenKeyboardAppears ? observeKeyboard() : nil
        }
    }

    private func observeKeyboard() -> NotificationToken {
        NotificationToken(UIResponder.keyboardWillShowNotification) { [weak self] in
            guard let owner = self?.owner, owner.viewIfLoaded?.window != nil else { return }
            owner.hideBars(true, true)
        }
    }

    // MARK: - Interactive pop

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let owner else { return false }
        if gestureRecognizer === pop { return owner.allowsInteractivePop && !owner.hasNoninteractiveAnimator }
        if gestureRecognizer === tap { return !isTapOnControl }
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer !== pop }

    /// Makes other pan gestures, such as those of scroll views, wait until the edge gesture fails.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === pop && otherGestureRecognizer is UIPanGestureRecognizer }

    private func popped(_ gesture: UIScreenEdgePanGestureRecognizer) {
        guard let owner, let view = owner.viewIfLoaded else { return }
        let direction: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let fraction = direction * gesture.translation(in: view).x / max(1, view.bounds.width)
        switch gesture.state {
        case .began: owner.beginInteractivePop()
        case .changed: owner.stack.interactivePop?.update(fraction)
        case .ended:
            let velocity = direction * gesture.velocity(in: view).x
            owner.stack.interactivePop?.release(isCancelled: velocity < -100 || (velocity < 300 && fraction < 0.5))
        case .cancelled, .failed: owner.stack.interactivePop?.release(isCancelled: true)
        default: break
        }
    }

    // MARK: - Hiding bars

    private func swiped(_ gesture: UIPanGestureRecognizer) {
        guard let owner, let view = owner.viewIfLoaded, gesture.state == .changed else { return }
        let distance = gesture.translation(in: view).y
        guard abs(distance) > Self.swipeThreshold else { return }
        owner.hideBars(distance < 0, true)
        gesture.setTranslation(.zero, in: view)
    }

    private func tapped(_ gesture: UITapGestureRecognizer) {
        guard let owner else { return }
        let options = owner.stack.options
        if options.hidesOnTap { return owner.hideBars(!owner.isNavigationBarHidden, true) }
        if options.hidesWhenKeyboardAppears || isAtHiddenBars(gesture) { owner.hideBars(false, true) }
    }

    private func isAtHiddenBars(_ gesture: UITapGestureRecognizer) -> Bool {
        guard let owner, let view = owner.viewIfLoaded else { return false }
        let y = gesture.location(in: view).y
        let toolbarTop = view.bounds.height - view.safeAreaInsets.bottom - BarMetrics.toolbarHeight
        return y < view.safeAreaInsets.top + owner.barHeight(for: owner.topViewController) || y > toolbarTop
    }

    private var isTapOnControl: Bool {
        guard let view = owner?.viewIfLoaded else { return false }
        var hit = view.hitTest(tap.location(in: view), with: nil)
        while let current = hit, current !== view {
            if current is UIControl || current is any UIKeyInput || current is UINavigationBar || current is UIToolbar { return true }
            hit = current.superview
        }
        return false
    }
}

extension UINavigationController {
    /// Whether a gesture may pop the top screen: the bar shows the standard back button, and no other change is in
    /// progress.
    var allowsInteractivePop: Bool {
        guard stack.controllers.count > 1, stack.currentTransition == nil, !stack.isSendingCallbacks, !stack.isBarHidden,
            let top = topViewController
        else { return false }
        let item = top.navigationItem
        let hasBack = item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton
        return hasBack && !item.hidesBackButton && item.backAction == nil
    }

    /// Whether the delegate provides an animator for a pop but no interaction controller. A gesture cannot drive such
    /// a transition.
    var hasNoninteractiveAnimator: Bool {
        guard let top = topViewController, let below = stack.controllers.dropLast().last else { return false }
        let animator = hub.value(nil) { $0.navigationController(self, animationControllerFor: .pop, from: top, to: below) }
        guard let animator else { return false }
        return hub.value(nil) { $0.navigationController(self, interactionControllerFor: animator) } == nil
    }

    func beginInteractivePop() {
        stack.interactivePop = InteractivePop()
        _ = pop(true)
        // This gesture does not drive a transition that the delegate's animator performs.
        if stack.currentTransition == nil { exchange(&stack.interactivePop, with: nil) }
    }
}
