/// The animator for the standard transition styles.
@MainActor final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isPresenting: Bool

    init(style: UIModalTransitionStyle, isComing: Bool) {
        self.style = style
        self.isPresenting = isComing
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        switch style {
        case .coverVertical: 0.4
        case .flipHorizontal: 0.75
        case .crossDissolve: 0.35
        }
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        let upper = isPresenting ? context.view(forKey: .to) : context.view(forKey: .from)
        guard let view = upper ?? context.viewController(forKey: key)?.viewIfLoaded else { return context.completeTransition(true) }
        switch style {
        case .coverVertical: cover(view, context)
        case .crossDissolve: dissolve(view, context)
        case .flipHorizontal: flip(view, context)
        }
    }

    private func cover(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let finalFrame = view.frame
        let hiddenFrame = finalFrame.offsetBy(dx: 0, dy: context.containerView.bounds.height - finalFrame.minY)
        if isPresenting { view.frame = hiddenFrame }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: []
        ) {
            view.frame = self.isPresenting ? finalFrame : hiddenFrame
        } completion: { _ in
            context.completeTransition(true)
        }
    }

    private func dissolve(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let alpha = view.alpha
        if isPresenting { view.alpha = 0 }
        UIView.animate(withDuration: transitionDuration(using: context)) {
            view.alpha = self.isPresenting ? alpha : 0
        } completion: { _ in
            view.alpha = alpha
            context.completeTransition(true)
        }
    }

    /// Rotates one view until only its edge is visible, and then rotates the other view into sight.
    private func flip(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let other = context.viewController(forKey: isPresenting ? .from : .to)?.viewIfLoaded
        let first = isPresenting ? other : view
        let second = isPresenting ? view : other
        let halfDuration = transitionDuration(using: context) / 2
        let direction: CGFloat = isPresenting ? 1 : -1
        second?.transform3D = Self.rotation(-direction * .pi / 2)
        UIView.animate(withDuration: halfDuration, delay: 0, options: .curveEaseIn) {
            first?.transform3D = Self.rotation(direction * .pi / 2)
        } completion: { _ in
            UIView.animate(withDuration: halfDuration, delay: 0, options: .curveEaseOut) {
                second?.transform3D = CATransform3DIdentity
            } completion: { _ in
                first?.transform3D = CATransform3DIdentity
                context.completeTransition(true)
            }
        }
    }

    private static func rotation(_ angle: CGFloat) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 1000
        return CATransform3DRotate(transform, angle, 0, 1, 0)
    }
}
