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
        place(isPush: isPush, isUpperShown: !isPush)
    }

    func animate(isPush: Bool) {
        place(isPush: isPush, isUpperShown: isPush)
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

    /// - Parameter isUpperShown: Whether the upper screen covers the lower screen: at the end of a push, or at the
    ///   start of a pop.
    private func place(isPush: Bool, isUpperShown: Bool) {
        let (upper, lower) = isPush ? (new, old) : (old, new)
        if let upper { for part in upper.movingParts { part.alpha = isUpperShown ? upper.restingAlpha(of: part) : 0 } }
        if let lower { for part in lower.movingParts { part.alpha = isUpperShown ? 0 : lower.restingAlpha(of: part) } }
        fadeItems(isAtEnd: isPush == isUpperShown)
        placeLargeTitles(upper, lower, isUpperShown)
        if let upper { placeUpperTitles(upper, isUpperShown, titleBelow: lower?.titleCenter) }
        if let lower { placeLowerTitles(lower, isUpperShown, labelAbove: upper?.backLabelCenter) }
        // The chevron stays visible and unchanged throughout the transition.
        guard let upper = upper?.backButton, let lower = lower?.backButton else { return }
        upper.chevron.alpha = 1
        lower.chevron.alpha = 0
    }

    /// Fades the bar items, because titles move across them. The old items fade out in the first half, and the new
    /// items fade in during the second half.
    private func fadeItems(isAtEnd: Bool) {
        guard isAtEnd else {
            showItems(of: old, isVisible: true)
            return showItems(of: new, isVisible: false)
        }
        UIView.animateKeyframes(withDuration: NavigationTransition.duration, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { showItems(of: old, isVisible: false) }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { showItems(of: new, isVisible: true) }
        }
    }

    private func showItems(of content: NavigationBarContent?, isVisible: Bool) {
        guard let content else { return }
        for item in content.barItems { item.alpha = isVisible ? content.restingAlpha(of: item) : 0 }
    }

    /// Moves large titles and search fields together with their screens.
    private func placeLargeTitles(_ upper: NavigationBarContent?, _ lower: NavigationBarContent?, _ isUpperShown: Bool) {
        for part in [upper?.largeTitle, upper?.searchContainer].compactMap({ $0 }) {
            let width = upper?.bounds.width ?? 0
            let direction: CGFloat = upper?.isMirrored == true ? -1 : 1
            part.transform = CGAffineTransform(translationX: isUpperShown ? 0 : direction * width, y: 0)
        }
        for part in [lower?.largeTitle, lower?.searchContainer].compactMap({ $0 }) {
            let width = (lower?.bounds.width ?? 0) * NavigationTransition.parallax
            let direction: CGFloat = lower?.isMirrored == true ? -1 : 1
            part.transform = CGAffineTransform(translationX: isUpperShown ? -direction * width : 0, y: 0)
        }
    }

    private func placeUpperTitles(_ content: NavigationBarContent, _ isUpperShown: Bool, titleBelow: CGPoint?) {
        let title = content.titleContainer
        let halfWidth = title.bounds.width / 2
        let offscreenOffset = content.isMirrored ? -(title.center.x + halfWidth) : content.bounds.width - title.center.x + halfWidth
        title.transform = CGAffineTransform(translationX: isUpperShown ? 0 : offscreenOffset, y: 0)
        guard let label = content.backButton?.label, let center = content.backLabelCenter, let titleBelow else { return }
        label.transform = CGAffineTransform(translationX: isUpperShown ? 0 : titleBelow.x - center.x, y: 0)
    }

    private func placeLowerTitles(_ content: NavigationBarContent, _ isUpperShown: Bool, labelAbove: CGPoint?) {
        if let labelAbove {
            content.titleContainer.transform = CGAffineTransform(
                translationX: isUpperShown ? labelAbove.x - content.titleCenter.x : 0, y: 0)
        }
        guard let label = content.backButton?.label, let center = content.backLabelCenter else { return }
        let halfWidth = label.bounds.width / 2
        let offscreenOffset = content.isMirrored ? content.bounds.width - center.x + halfWidth : -(center.x + halfWidth)
        label.transform = CGAffineTransform(translationX: isUpperShown ? offscreenOffset : 0, y: 0)
    }
}
