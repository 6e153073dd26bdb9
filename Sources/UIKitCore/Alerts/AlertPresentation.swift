/// Presents an alert above a dimmed screen, at its centre or its lower edge.
final class AlertPresentation: UIPresentationController {
    private let dimmingView = UIView()
    private lazy var tap = UITapGestureRecognizer(target: self, action: Selector("tapped:", AlertPresentation.tapped))
    private var tints = DimmedTints()

    private var alert: UIAlertController? { presented as? UIAlertController }
    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    /// Whether the alert is at the lower edge. On a tablet an action sheet is a popover, unless the horizontal size
    /// class is compact.
    private var isAtEdge: Bool { isSheet }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let content = alert?.content else { return .zero }
        let area = container.bounds.inset(by: container.safeAreaInsets)
        let margin = AlertMetrics.margin
        let keyboardHeight = presentation?.container.heightUnderKeyboard ?? 0
        guard isAtEdge else { return centeredFrame(of: content, in: container, above: keyboardHeight).integral(in: container) }
        content.sheetWidth = min(area.width, area.height) - 2 * margin
        let bottom = max(container.safeAreaInsets.bottom, margin, keyboardHeight > 0 ? keyboardHeight + margin : 0)
        let size = content.sizeThatFits(CGSize(width: area.width, height: container.bounds.height - bottom - area.minY - margin))
        return CGRect(
            x: area.midX - size.width / 2, y: container.bounds.height - bottom - size.height, width: size.width, height: size.height
        ).integral(in: container)
    }

    /// Returns the frame of an alert, centred in the area above the keyboard and inside the safe area.
    private func centeredFrame(of content: AlertContentView, in container: UIView, above keyboardHeight: CGFloat) -> CGRect {
        let bounds = container.bounds
        let insets = container.safeAreaInsets
        let top = insets.top + AlertMetrics.minimumInset
        let bottom = bounds.height - max(insets.bottom, keyboardHeight) - AlertMetrics.minimumInset
        let size = content.sizeThatFits(CGSize(width: bounds.width - insets.left - insets.right, height: max(0, bottom - top)))
        let centeredY = (bounds.height - keyboardHeight - size.height) / 2
        return CGRect(
            x: bounds.midX - size.width / 2, y: max(top, min(centeredY, bottom - size.height)), width: size.width, height: size.height)
    }

    /// Returns the current size of the alert's view, regardless of the container's size.
    override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        presentedView?.bounds.size ?? parentSize
    }

    override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        dimmingView.frame = container.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.backgroundColor = UIColor { UIColor.black.withAlphaComponent($0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
        dimmingView.alpha = 0
        dimmingView.addGestureRecognizer(tap)
        container.addSubview(dimmingView)
        showDimming(true)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { cleanUp() }
    }

    override func dismissalTransitionWillBegin() { showDimming(false) }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { cleanUp() }
    }

    override func containerViewWillLayoutSubviews() {
        guard let presentation, let view = presentedView else { return }
        if presentation.isTransitioning {
            let frame = frameOfPresentedViewInContainerView
            view.bounds.size = frame.size
            // An alert has its final position while it appears. An action sheet is moving at this time.
            if !isAtEdge { view.center = CGPoint(x: frame.midX, y: frame.midY) }
        } else {
            view.frame = frameOfPresentedViewInContainerView
        }
    }

    override func animator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        isAtEdge ? ModalAnimator(style: .coverVertical, isComing: isPresenting) : AlertAnimator(isComing: isPresenting)
    }

    private func showDimming(_ isVisible: Bool) {
        let change: @MainActor () -> Void = { [self] in
            dimmingView.alpha = isVisible ? 1 : 0
            if isVisible { tints.dim(presenting?.viewIfLoaded) } else { tints.restore() }
        }
        let coordinator = presentedViewController.transitionCoordinator
        coordinator?.animate(alongsideTransition: { _ in change() })
        if coordinator == nil { change() }
    }

    private func cleanUp() {
        dimmingView.removeFromSuperview()
        tints.restore()
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        if isSheet { alert?.cancelByTouch() }
    }

    override func dismissByUser() -> Bool {
        guard let alert, alert.actions.contains(where: { $0.style == .cancel }) else { return false }
        alert.cancelByTouch()
        return true
    }
}

extension CGRect {
    /// Returns the rectangle with its corner at a whole pixel of the view's screen.
    @MainActor fileprivate func integral(in view: UIView) -> CGRect {
        let scale = max(view.traitCollection.displayScale, 1)
        return CGRect(x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale, width: width, height: height)
    }
}

/// The animator of alerts. An appearing alert shrinks to its final size and fades in; a disappearing alert fades out.
@MainActor final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The scale of an alert at the beginning of its appearance.
    private static let scale: CGFloat = 1.15
    private let isPresenting: Bool

    init(isComing: Bool) { self.isPresenting = isComing }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        isPresenting ? 0.3 : 0.2
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from) else { return context.completeTransition(true) }
        if isPresenting {
            view.alpha = 0
            view.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
        }
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut) {
            view.alpha = self.isPresenting ? 1 : 0
            view.transform = .identity
        } completion: { _ in
            view.alpha = 1
            context.completeTransition(true)
        }
    }
}
