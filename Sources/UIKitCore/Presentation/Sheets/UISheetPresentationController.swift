/// An object that presents a controller as a sheet: a card at the bottom edge with detents, or a centred card in a
/// regular environment.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    var sheet = SheetState()
    let dimming = UIView()
    final let card = SheetCard()
    lazy var drag = SheetDrag(self)

    /// The heights at which the sheet rests. Defaults to `[.large()]`. Heights above the maximum are reduced. An
    /// empty array is treated as `[.large()]`.
    open var detents: [Detent] = [.large()] {
        didSet { invalidateDetents() }
    }

    /// The current detent of the sheet; `nil`, the default, selects the lowest detent. Set the property in
    /// ``animateChanges(_:)`` to animate the change.
    open var selectedDetentIdentifier: Detent.Identifier? {
        get { sheet.selectedDetent }
        set {
            sheet.selectedDetent = newValue
            containerView?.setNeedsLayout()
        }
    }

    /// The largest detent at which the content below is not dimmed and receives touches. By default `nil`: the
    /// content is always dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Whether the sheet shows a grabber at the top. Defaults to `false`.
    open var prefersGrabberVisible = false {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Whether dragging a scroll view at its top expands the sheet before the content scrolls. Defaults to `true`.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet is attached to the bottom edge in a compact height. By default `false`: the sheet fills the
    /// screen.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The radius of the upper corners, in points; `nil` for the default radius.
    open var preferredCornerRadius: CGFloat? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Computes the heights of the detents again in the next layout.
    open func invalidateDetents() { containerView?.setNeedsLayout() }

    /// Animates changes that a closure makes to the sheet, such as a new detent.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        containerView?.setNeedsLayout()
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: []) { [self] in
            containerView?.layoutIfNeeded()
        }
    }

    /// Returns the style from the delegate, or `.none` for a page sheet, form sheet or popover, which would be the same
    /// card.
    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let style = super.adaptivePresentationStyle(for: traitCollection)
        return [.pageSheet, .formSheet, .popover].contains(style) ? .none : style
    }

    override var raisesContent: Bool { true }
    /// The card around the presented controller's view.
    open override var presentedView: UIView? { card }

    override func dismissByUser() -> Bool { drag.dismissByUser() }
    open override var frameOfPresentedViewInContainerView: CGRect { frameOfSheet() }
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { isCenteredCard ? centeredFrame(in: CGRect(origin: .zero, size: parentSize)).size : parentSize }
    open override var presentationStyle: UIModalPresentationStyle {
        super.presentationStyle == .automatic ? .pageSheet : super.presentationStyle
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        prepareSheet()
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { cleanUp() }
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in self?.updateViewsBelow(0) })
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { cleanUp() } else { updateViewsBelow(1) }
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        layOutSheet()
    }

    override var passesTouchesThrough: Bool { dimming.alpha == 0 || dimming.isHidden }
    override var keepsFirstResponderBelow: Bool { largestUndimmedDetentIdentifier != nil }
}
