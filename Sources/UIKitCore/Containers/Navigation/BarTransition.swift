/// The transition between the contents of a navigation bar while a screen is pushed or popped.
///
/// The title of the lower screen moves to the back button of the upper screen and crossfades into that button's
/// title. The title of the upper screen enters from the trailing edge. The back button's title of the lower screen
/// moves out across the leading edge. Large titles and search fields move with their screens, and bar items fade
/// without moving. All titles move in the same direction, so that no two of them overlap.
@MainActor struct BarTransition {
    let old: NavigationBarContent?
    let new: NavigationBarContent?

    func prepare(isPush: Bool) {
        new?.setNeedsLayout()
        new?.layoutIfNeeded()
        place(isPush: isPush, isUp: !isPush)
    }

    func animate(isPush: Bool) {
        place(isPush: isPush, isUp: isPush)
    }

    func finish() {
        old?.removeFromSuperview()
        guard let new else { return }
        for part in new.parts {
            part.layer.removeAllAnimations()
            part.transform = .identity
            part.alpha = new.restingAlpha(of: part)
        }
    }

    /// - Parameter isUp: Whether the upper screen covers the lower screen: at the end of a push, or at the start of a
    ///   pop.
    private func place(isPush: Bool, isUp: Bool) {
        let (upper, lower) = isPush ? (new, old) : (old, new)
        if let upper { for part in upper.movingParts { part.alpha = isUp ? upper.restingAlpha(of: part) : 0 } }
        if let lower { for part in lower.movingParts { part.alpha = isUp ? 0 : lower.restingAlpha(of: part) } }
        fadeItems(isAtEnd: isPush == isUp)
        placeLarge(upper, lower, isUp)
        if let upper { placeUpper(upper, isUp, titleBelow: lower?.titleCenter) }
        if let lower { placeLower(lower, isUp, labelAbove: upper?.backLabelCenter) }
        // The chevron stays visible and unchanged throughout the transition.
        guard let upper = upper?.backButton, let lower = lower?.backButton else { return }
        upper.chevron.alpha = 1
        lower.chevron.alpha = 0
    }

    /// Fades the bar items, because titles move across them. The old items fade out in the first half, and the new
    /// items fade in during the second half.
    private func fadeItems(isAtEnd: Bool) {
        guard isAtEnd else {
            showItems(of: old, true)
            return showItems(of: new, false)
        }
        UIView.animateKeyframes(withDuration: NavigationTransition.duration, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { showItems(of: old, false) }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { showItems(of: new, true) }
        }
    }

    private func showItems(of content: NavigationBarContent?, _ isVisible: Bool) {
        guard let content else { return }
        for item in content.barItems { item.alpha = isVisible ? content.restingAlpha(of: item) : 0 }
    }

    /// Moves large titles and search fields together with their screens.
    private func placeLarge(_ upper: NavigationBarContent?, _ lower: NavigationBarContent?, _ isUp: Bool) {
        for part in [upper?.largeTitle, upper?.searchContainer].compactMap({ $0 }) {
            let width = upper?.bounds.width ?? 0
            let direction: CGFloat = upper?.isMirrored == true ? -1 : 1
            part.transform = CGAffineTransform(translationX: isUp ? 0 : direction * width, y: 0)
        }
        for part in [lower?.largeTitle, lower?.searchContainer].compactMap({ $0 }) {
            let width = (lower?.bounds.width ?? 0) * NavigationTransition.parallax
            let direction: CGFloat = lower?.isMirrored == true ? -1 : 1
            part.transform = CGAffineTransform(translationX: isUp ? -direction * width : 0, y: 0)
        }
    }

    private func placeUpper(_ content: NavigationBarContent, _ isUp: Bool, titleBelow: CGPoint?) {
        let title = content.titleContainer
        let halfWidth = title.bounds.width / 2
        let offscreenOffset = content.isMirrored ? -(title.center.x + halfWidth) : content.bounds.width - title.center.x + halfWidth
        title.transform = CGAffineTransform(translationX: isUp ? 0 : offscreenOffset, y: 0)
        guard let label = content.backButton?.label, let center = content.backLabelCenter, let titleBelow else { return }
        label.transform = CGAffineTransform(translationX: isUp ? 0 : titleBelow.x - center.x, y: 0)
    }

    private func placeLower(_ content: NavigationBarContent, _ isUp: Bool, labelAbove: CGPoint?) {
        if let labelAbove {
            content.titleContainer.transform = CGAffineTransform(translationX: isUp ? labelAbove.x - content.titleCenter.x : 0, y: 0)
        }
        guard let label = content.backButton?.label, let center = content.backLabelCenter else { return }
        let halfWidth = label.bounds.width / 2
        let offscreenOffset = content.isMirrored ? content.bounds.width - center.x + halfWidth : -(center.x + halfWidth)
        label.transform = CGAffineTransform(translationX: isUp ? offscreenOffset : 0, y: 0)
    }
}
