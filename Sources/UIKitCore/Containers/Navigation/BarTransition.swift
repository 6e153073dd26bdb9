/// How the contents of a bar change into each other while a screen is pushed or popped, as on iOS.
///
/// The lower screen's title becomes the upper one's back button: it moves there and turns into it. The upper screen's title comes from
/// the trailing edge, and the lower one's back button leaves over the leading one. All of them keep their distances meanwhile, so that
/// no two texts are in each other's way.
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

    /// - Parameter isUp: whether the upper screen is there.
    private func place(isPush: Bool, isUp: Bool) {
        let (upper, lower) = isPush ? (new, old) : (old, new)
        if let upper { for part in upper.movingParts { part.alpha = isUp ? upper.restingAlpha(of: part) : 0 } }
        if let lower { for part in lower.movingParts { part.alpha = isUp ? 0 : lower.restingAlpha(of: part) } }
        fadeItems(isAtEnd: isPush == isUp)
        placeLarge(upper, lower, isUp)
        if let upper { placeUpper(upper, isUp, titleBelow: lower?.titleCenter) }
        if let lower { placeLower(lower, isUp, labelAbove: upper?.backLabelCenter) }
        // An arrow that stays does not change.
        guard let upper = upper?.backButton, let lower = lower?.backButton else { return }
        upper.chevron.alpha = 1
        lower.chevron.alpha = 0
    }

    /// Items stay in their places, where titles pass them: the old ones are gone by the middle, and only then the new ones come.
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

    private func showItems(of content: NavigationBarContent?, _ isSeen: Bool) {
        guard let content else { return }
        for item in content.barItems { item.alpha = isSeen ? content.restingAlpha(of: item) : 0 }
    }

    /// Large titles and search fields come and go with their screens.
    private func placeLarge(_ upper: NavigationBarContent?, _ lower: NavigationBarContent?, _ isUp: Bool) {
        for part in [upper?.largeTitle, upper?.searchHolder].compactMap({ $0 }) {
            let width = upper?.bounds.width ?? 0
            let side: CGFloat = upper?.isMirrored == true ? -1 : 1
            part.transform = CGAffineTransform(translationX: isUp ? 0 : side * width, y: 0)
        }
        for part in [lower?.largeTitle, lower?.searchHolder].compactMap({ $0 }) {
            let width = (lower?.bounds.width ?? 0) * NavigationTransition.parallax
            let side: CGFloat = lower?.isMirrored == true ? -1 : 1
            part.transform = CGAffineTransform(translationX: isUp ? -side * width : 0, y: 0)
        }
    }

    private func placeUpper(_ content: NavigationBarContent, _ isUp: Bool, titleBelow: CGPoint?) {
        let title = content.titleHolder
        let half = title.bounds.width / 2
        let toEdge = content.isMirrored ? -(title.center.x + half) : content.bounds.width - title.center.x + half
        title.transform = CGAffineTransform(translationX: isUp ? 0 : toEdge, y: 0)
        guard let label = content.backButton?.label, let center = content.backLabelCenter, let titleBelow else { return }
        label.transform = CGAffineTransform(translationX: isUp ? 0 : titleBelow.x - center.x, y: 0)
    }

    private func placeLower(_ content: NavigationBarContent, _ isUp: Bool, labelAbove: CGPoint?) {
        if let labelAbove {
            content.titleHolder.transform = CGAffineTransform(translationX: isUp ? labelAbove.x - content.titleCenter.x : 0, y: 0)
        }
        guard let label = content.backButton?.label, let center = content.backLabelCenter else { return }
        let half = label.bounds.width / 2
        let toEdge = content.isMirrored ? content.bounds.width - center.x + half : -(center.x + half)
        label.transform = CGAffineTransform(translationX: isUp ? toEdge : 0, y: 0)
    }
}
