/// An object that a popover's arrow can point at: a view, or a bar button item.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the frame in a view's coordinates. Returns a null rectangle if the item is not visible.
    func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Returns the bounds in the coordinates of another view. Returns a null rectangle outside of a window.
    public func frame(in referenceView: UIView) -> CGRect { window == nil ? .null : convert(bounds, to: referenceView) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the button in a view's coordinates. Returns a null rectangle if the item is not in a
    /// visible bar.
    public func frame(in referenceView: UIView) -> CGRect {
        guard let button = currentButton, button.window != nil else { return .null }
        return button.convert(button.bounds, to: referenceView)
    }
}

/// An object that presents a controller in a popover. The arrow of the popover points at a source.
///
/// In a compact width, the controller is presented as a sheet, unless the delegate's `adaptivePresentationStyle(for:)`
/// returns `.none`. In a regular width, a ``sourceItem`` or a ``sourceView`` is required. Set the source before the
/// presentation, in the same turn of the run loop as the presentation, or in the delegate's
/// `prepareForPopoverPresentation(_:)`.
/// - Source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The permitted directions of the arrow. Defaults to any direction. With an empty set, the popover is shown over
    /// its source, without an arrow.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { containerView?.setNeedsLayout() } }
    /// The view that contains ``sourceRect``, referenced weakly. Defaults to `nil`.
    open weak var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
    /// The rectangle that the arrow points at, in the coordinates of ``sourceView``. By default a null rectangle,
    /// which stands for the view's bounds.
    open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
    /// The item that the arrow points at. It takes precedence over ``sourceView``. Defaults to `nil`.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { containerView?.setNeedsLayout() } }
    /// The value of ``sourceItem`` if it is a bar button item.
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }
    /// Whether the popover can cover its source if there is not enough space beside the source. Defaults to `false`.
    open var canOverlapSourceViewRect = false { didSet { containerView?.setNeedsLayout() } }
    /// The views beside the popover that receive touches. Touches on other views dismiss the popover. Defaults to
    /// `nil`.
    open var passthroughViews: [UIView]?
    /// The colour of the popover and its arrow. By default `nil`: the colour of the presented view.
    open var backgroundColor: UIColor? { didSet { card.color = backgroundColor } }
    /// The margins of the popover at the screen's edges, in points. Defaults to 10 on each edge.
    open var popoverLayoutMargins = UIEdgeInsets(
        top: PopoverMetrics.margin, left: PopoverMetrics.margin, bottom: PopoverMetrics.margin, right: PopoverMetrics.margin)
    final let card = PopoverView()
    private var tints = DimmedTints()
    /// Whether the popover's arrow is hidden.
    final var hidesArrow = false { didSet { card.hidesArrow = hidesArrow } }
    private let outsideView = UIView()
    private var isPrepared = false
    private lazy var tap = UITapGestureRecognizer(
        target: self, action: Selector("tapped:", UIPopoverPresentationController.tapped))
    private lazy var sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)

    /// The direction of the arrow; `.unknown` while the popover is not visible.
    open var arrowDirection: UIPopoverArrowDirection { card.window == nil ? .unknown : card.popoverLayout?.direction ?? .unknown }
    /// The sheet that replaces the popover in compact environments.
    open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }

    override var raisesContent: Bool { true }
    override var keepsFirstResponderBelow: Bool { true }
    open override var presentationStyle: UIModalPresentationStyle { .popover }
    open override var presentedView: UIView? { card }
    open override var frameOfPresentedViewInContainerView: CGRect { solve()?.frame ?? .zero }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { contentSize }

    open override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        outsideView.frame = container.bounds
        outsideView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outsideView.addGestureRecognizer(tap)
        container.addSubview(outsideView)
        card.content.addSubview(presentedViewController.view)
        card.contentController = presentedViewController
        prepare()
        showTints(dimmed: true)
        updateLayout()
        // The app may set the source right after the call of `present`. The source is therefore checked in the next
        // turn of the run loop, before anything is visible.
        FrameLoop.current.schedule(after: 0) { [weak self] in self?.requireSource() }
    }

    private func prepare() {
        isPrepared = !hub.isEmpty
        hub.notify { ($0 as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self) }
    }

    private func requireSource() {
        guard let presentation, presentation.presentationController === self,
            presentation.phase == .presenting || presentation.phase == .presented
        else {
            return
        }
        if !isPrepared { prepare() }
        let name = presented.map(Self.name) ?? "A controller"
        precondition(
            hasSource,
            "UIPopoverPresentationController: \(name) is presented in a popover that has neither a sourceItem (or barButtonItem) nor a "
                + "sourceView to point at. Set popoverPresentationController?.sourceItem, or sourceView with sourceRect, before the turn that "
                + "calls present(_:animated:) is over, or in the delegate's prepareForPopoverPresentation(_:).")
    }

    private static func name(of presented: UIViewController) -> String {
        guard let alert = presented as? UIAlertController else { return "<\(type(of: presented))>" }
        return
            "the action sheet '\(alert.title ?? alert.message ?? "")' (UIAlertController.Style.actionSheet, which is a popover on a tablet)"
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { outsideView.removeFromSuperview() } else { tints.dim(presenting?.viewIfLoaded) }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { tints.restore() }
    }

    open override func dismissalTransitionWillBegin() { showTints(dimmed: false) }

    private func showTints(dimmed: Bool) {
        let change: @MainActor () -> Void = { [self] in
            if dimmed { tints.dim(presenting?.viewIfLoaded) } else { tints.restore() }
        }
        guard let coordinator = presented?.transitionCoordinator else { return change() }
        coordinator.animate(alongsideTransition: { _ in change() })
    }

    open override func containerViewWillLayoutSubviews() { updateLayout() }

    override func animator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning { PopoverAnimator(isComing: isPresenting) }

    override func passesTouch(_ hit: UIView, at point: CGPoint) -> Bool {
        guard let container = containerView, hit === outsideView || hit === container else { return false }
        return (passthroughViews ?? []).contains { view in view.window != nil && view.bounds.contains(view.convert(point, from: container))
        }
    }

    // MARK: - Layout

    private func updateLayout() {
        guard let layout = solve() else { return }
        let hasMoved = card.popoverLayout.map { $0.frame != layout.frame } ?? false
        card.popoverLayout = layout
        if presentation?.phase == .presented || (hasMoved && presentation?.phase == .presenting) { card.frame = layout.frame }
        if presentation?.phase == .presenting { card.bounds.size = layout.frame.size }
    }

    private func solve() -> PopoverLayout? {
        guard let container = containerView else { return nil }
        let allowedArea = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
        return PopoverLayout.solve(
            size: contentSize, source: source(in: container), in: allowedArea, permitted: permittedArrowDirections,
            mayOverlap: canOverlapSourceViewRect)
    }

    /// The preferred size of the content, in points; 320 by 480 by default.
    var contentSize: CGSize {
        if let size = presentedViewController.sizeInPopover() { return size }
        let preferredSize = presentedViewController.preferredContentSize
        let fallback = PopoverMetrics.size
        return CGSize(
            width: preferredSize.width > 0 ? preferredSize.width : fallback.width,
            height: preferredSize.height > 0 ? preferredSize.height : fallback.height)
    }

    var hasSource: Bool { sourceItem != nil || sourceView != nil }

    private func source(in container: UIView) -> CGRect {
        if let item = sourceItem {
            let frame = item.frame(in: container)
            if !frame.isNull { return frame }
        }
        guard let view = sourceView else { return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0) }
        return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
    }

    // MARK: - Adaptation

    /// In a compact width, returns the style from the delegate, or else a sheet. In a regular width, returns `.none`.
    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else { return .none }
        switch delegateStyle(traitCollection) {
        case .automatic: return .pageSheet
        case .popover: return .none
        case let style: return style
        }
    }

    override func makeAdaptiveSheet() -> UISheetPresentationController { sheet }

    // MARK: - Dismissal

    private func tapped(_ tap: UITapGestureRecognizer) { _ = dismissByUser() }

    override func dismissByUser() -> Bool {
        guard let presented, presentation?.phase == .presented else { return false }
        guard !presented.preventsDismissal, hub.allAgree({ $0.presentationControllerShouldDismiss(self) }) else {
            hub.notify { $0.presentationControllerDidAttemptToDismiss(self) }
            return true
        }
        let notifyDismissal: @MainActor () -> Void = { self.hub.notify { $0.presentationControllerDidDismiss(self) } }
        if let alert = presented as? UIAlertController, alert.hasCancelAction {
            guard alert.canCancel else { return true }
            isDismissedByUser = true
            alert.cancelByTouch(completion: notifyDismissal)
            return true
        }
        isDismissedByUser = true
        presented.presentingViewController?.dismiss(animated: true, completion: notifyDismissal)
        return true
    }
}

/// Methods to control the presentation of a popover.
///
/// All methods are optional.
/// - Source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is presented.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// The animator of popovers: fades in within 0.2 seconds, and out within 0.25.
@MainActor final class PopoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isComing: Bool) { self.isPresenting = isComing }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        isPresenting ? 0.2 : 0.25
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from) else { return context.completeTransition(true) }
        if isPresenting { view.alpha = 0 }
        UIView.animate(withDuration: transitionDuration(using: context)) {
            view.alpha = self.isPresenting ? 1 : 0
        } completion: { _ in
            view.alpha = 1
            context.completeTransition(true)
        }
    }
}
