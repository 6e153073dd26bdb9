/// What a popover's arrow can point at: a view, or a bar button item.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where it is, in points of a view; null where it is not seen.
    func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// The bounds in points of another view.
    public func frame(in referenceView: UIView) -> CGRect { window == nil ? .null : convert(bounds, to: referenceView) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Where the button is, in points of a view; null where the item is in no bar on the screen.
    public func frame(in referenceView: UIView) -> CGRect {
        guard let button = shownButton, button.window != nil else { return .null }
        return button.convert(button.bounds, to: referenceView)
    }
}

/// Places a presented controller's view in a card with an arrow that points at what it belongs to.
///
/// In a narrow surrounding the controller is presented on a sheet, unless the delegate's `adaptivePresentationStyle(for:)` answers `.none`.
/// Elsewhere it has to know what it points at: a ``sourceItem`` or a ``sourceView``, set before the presentation, in the same turn of the run
/// loop after it, or by the delegate's `prepareForPopoverPresentation(_:)`.
/// - Source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// Where the arrow may point; anywhere by default. With none the popover stands over what it belongs to, without an arrow.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { containerView?.setNeedsLayout() } }
    /// The view that ``sourceRect`` is in; `nil` by default. Held weakly.
    open weak var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
    /// What the arrow points at, in points of ``sourceView``; a null rectangle, the default, stands for the view's bounds.
    open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
    /// What the arrow points at; counts more than ``sourceView``. `nil` by default.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { containerView?.setNeedsLayout() } }
    /// The item that the arrow points at, if ``sourceItem`` is one.
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }
    /// Whether the popover may cover what it belongs to where room is scarce; `false` by default.
    open var canOverlapSourceViewRect = false { didSet { containerView?.setNeedsLayout() } }
    /// Views beside the popover that answer to touches; touches of others close it. `nil` by default.
    open var passthroughViews: [UIView]?
    /// The colour of the card and its arrow; `nil`, the default, takes that of the view that is presented.
    open var backgroundColor: UIColor? { didSet { card.color = backgroundColor } }
    /// What the popover keeps free at the screen's edges, in points; 10 on each by default.
    open var popoverLayoutMargins = UIEdgeInsets(
        top: PopoverMetrics.margin, left: PopoverMetrics.margin, bottom: PopoverMetrics.margin, right: PopoverMetrics.margin)
    final let card = PopoverView()
    private var tints = DimmedTints()
    /// Whether the card stands apart from what it belongs to, without pointing at it.
    final var hidesArrow = false { didSet { card.hidesArrow = hidesArrow } }
    private let outside = UIView()
    private var isPrepared = false
    private lazy var tap = UITapGestureRecognizer(
        target: self, action: Selector("tapped:", UIPopoverPresentationController.tapped))
    private lazy var sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)

    /// Where the arrow points; `.unknown` while the popover is not on the screen.
    open var arrowDirection: UIPopoverArrowDirection { card.window == nil ? .unknown : card.place?.direction ?? .unknown }
    /// The sheet that takes the popover's place in narrow surroundings.
    open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }

    override var raisesContent: Bool { true }
    override var leavesKeysBelow: Bool { true }
    open override var presentationStyle: UIModalPresentationStyle { .popover }
    open override var presentedView: UIView? { card }
    open override var frameOfPresentedViewInContainerView: CGRect { solve()?.frame ?? .zero }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { contentSize }

    open override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        outside.frame = container.bounds
        outside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outside.addGestureRecognizer(tap)
        container.addSubview(outside)
        card.content.addSubview(presentedViewController.view)
        card.shown = presentedViewController
        prepare()
        showTints(dimmed: true)
        follow()
        // Who presents may say what it points at just after, and who does that: nothing is seen before the turn is over.
        FrameLoop.current.schedule(after: 0) { [weak self] in self?.requireSource() }
    }

    private func prepare() {
        isPrepared = !hub.isEmpty
        hub.tell { ($0 as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self) }
    }

    private func requireSource() {
        guard let presentation, presentation.placement === self, presentation.phase == .coming || presentation.phase == .shown else {
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
        if completed { outside.removeFromSuperview() } else { tints.dim(presenting?.viewIfLoaded) }
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

    open override func containerViewWillLayoutSubviews() { follow() }

    override func animator(isComing: Bool) -> any UIViewControllerAnimatedTransitioning { PopoverAnimator(isComing: isComing) }

    override func letsThrough(_ hit: UIView, at point: CGPoint) -> Bool {
        guard let container = containerView, hit === outside || hit === container else { return false }
        return (passthroughViews ?? []).contains { view in view.window != nil && view.bounds.contains(view.convert(point, from: container))
        }
    }

    // MARK: - Places

    private func follow() {
        guard let place = solve() else { return }
        let hasMoved = card.place.map { $0.frame != place.frame } ?? false
        card.place = place
        if presentation?.phase == .shown || (hasMoved && presentation?.phase == .coming) { card.frame = place.frame }
        if presentation?.phase == .coming { card.bounds.size = place.frame.size }
    }

    private func solve() -> PopoverPlace? {
        guard let container = containerView else { return nil }
        let room = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
        return PopoverPlace.solve(
            size: contentSize, source: source(in: container), in: room, permitted: permittedArrowDirections,
            mayOverlap: canOverlapSourceViewRect)
    }

    /// The size that the presented controller wants.
    var contentSize: CGSize {
        if let size = presentedViewController.sizeInPopover() { return size }
        let wanted = presentedViewController.preferredContentSize
        let usual = PopoverMetrics.size
        return CGSize(width: wanted.width > 0 ? wanted.width : usual.width, height: wanted.height > 0 ? wanted.height : usual.height)
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

    // MARK: - Adapting

    /// Where width is compact what the delegate says, or a sheet; elsewhere `.none`.
    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else { return .none }
        let style = styleOfDelegate(traitCollection)
        return style == .automatic ? .pageSheet : style == .popover ? .none : style
    }

    override func sheetForAdapting() -> UISheetPresentationController { sheet }

    // MARK: - Closing

    private func tapped(_ tap: UITapGestureRecognizer) { _ = leave() }

    override func leave() -> Bool {
        guard let presented, presentation?.phase == .shown else { return false }
        guard !presented.forbidsLeaving, hub.should({ $0.presentationControllerShouldDismiss(self) }) else {
            hub.tell { $0.presentationControllerDidAttemptToDismiss(self) }
            return true
        }
        let tellsEnd: @MainActor () -> Void = { self.hub.tell { $0.presentationControllerDidDismiss(self) } }
        if let alert = presented as? UIAlertController, alert.hasCancelAction {
            guard alert.mayCancel else { return true }
            isLeftByPerson = true
            alert.cancelByTouch(whenGone: tellsEnd)
            return true
        }
        isLeftByPerson = true
        presented.presentingViewController?.dismiss(animated: true, completion: tellsEnd)
        return true
    }
}

/// Decides over, and hears of, a popover.
///
/// All methods are optional.
/// - Source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to come.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// Lets a popover appear in 0.2 s, and go in 0.25.
@MainActor final class PopoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isComing: Bool

    init(isComing: Bool) { self.isComing = isComing }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { isComing ? 0.2 : 0.25 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isComing ? .to : .from) else { return context.completeTransition(true) }
        if isComing { view.alpha = 0 }
        UIView.animate(withDuration: transitionDuration(using: context)) {
            view.alpha = self.isComing ? 1 : 0
        } completion: { _ in
            view.alpha = 1
            context.completeTransition(true)
        }
    }
}
