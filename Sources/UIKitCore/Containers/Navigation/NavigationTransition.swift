/// The movement of two screens during a push or pop.
@MainActor final class NavigationTransition {
    /// The duration of the transition, in seconds, as on iOS.
    static let duration: TimeInterval = 0.35
    /// The distance by which the lower screen moves, as a fraction of the width.
    static let parallax: CGFloat = 0.3
    /// The alpha of the dimming view over the lower screen.
    static let dimming: CGFloat = 0.1

    let from: UIViewController
    let to: UIViewController
    let isPush: Bool
    private let container: UIView
    private let dimmingView = UIView()

    init(in container: UIView, from: UIViewController, to: UIViewController, isPush: Bool) {
        self.container = container
        self.from = from
        self.to = to
        self.isPush = isPush
    }

    private var upper: UIViewController { isPush ? to : from }
    private var lower: UIViewController { isPush ? from : to }

    /// Moves both screens to their start positions.
    func prepare(at area: CGRect) {
        to.view.frame = area
        dimmingView.frame = container.bounds
        dimmingView.backgroundColor = .black
        dimmingView.alpha = isPush ? 0 : Self.dimming
        dimmingView.isUserInteractionEnabled = false
        container.insertSubview(to.view, at: isPush ? container.subviews.count : 0)
        container.insertSubview(dimmingView, belowSubview: upper.view)
        placeScreens(isAtEnd: false)
        to.view.layoutIfNeeded()
    }

    func animate() {
        placeScreens(isAtEnd: true)
        dimmingView.alpha = isPush ? Self.dimming : 0
    }

    /// Moves both screens to their final positions at once, even if the animation has not finished.
    func end() {
        dimmingView.removeFromSuperview()
        for view in [from.view, to.view] { view?.layer.removeAllAnimations() }
        from.view.transform = .identity
        to.view.transform = .identity
    }

    /// Moves both screens to their positions at the start or the end of the transition. The upper screen enters from
    /// the trailing side.
    private func placeScreens(isAtEnd: Bool) {
        let direction: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let width = container.bounds.width * direction
        let isUpperShown = isPush == isAtEnd
        upper.view.transform = CGAffineTransform(translationX: isUpperShown ? 0 : width, y: 0)
        lower.view.transform = CGAffineTransform(translationX: isUpperShown ? -width * Self.parallax : 0, y: 0)
    }
}
