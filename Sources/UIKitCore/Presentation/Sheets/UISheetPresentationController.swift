/// Shows a controller on a sheet: a card at the lower edge that rests at detents, or a panel in the middle where there is room.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    var sheet = SheetState()
    let dimming = UIView()
    final let card = SheetCard()
    lazy var drag = SheetDrag(self)

    /// The heights at which the sheet rests; `[.large()]` by default. What does not fit is cut, and none at all is large.
    open var detents: [Detent] = [.large()] {
        didSet { invalidateDetents() }
    }

    /// The detent at which the sheet is; the lowest by default. Set it in ``animateChanges(_:)`` to move there.
    open var selectedDetentIdentifier: Detent.Identifier? {
        get { sheet.selected }
        set {
            sheet.selected = newValue
            containerView?.setNeedsLayout()
        }
    }

    /// Up to which detent what lies below stays bright and takes touches; `nil`, the default, dims it always.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Whether a small bar at the top shows that the sheet can be pulled; `false` by default.
    open var prefersGrabberVisible = false {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Whether pulling a list at its top makes the sheet larger before the list scrolls; `true` by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet stays at the lower edge where the screen is low; `false`, the default, lets it fill such a screen.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The radius of the upper corners, in points; `nil` for the usual one.
    open var preferredCornerRadius: CGFloat? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Asks the detents for their heights again.
    open func invalidateDetents() { containerView?.setNeedsLayout() }

    /// Moves the sheet, within `changes`, to another detent.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        containerView?.setNeedsLayout()
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: []) { [self] in
            containerView?.layoutIfNeeded()
        }
    }

    /// A sheet where the delegate does not ask for the whole screen.
    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let style = super.adaptivePresentationStyle(for: traitCollection)
        return [.pageSheet, .formSheet, .popover].contains(style) ? .none : style
    }

    override var raisesContent: Bool { true }
    /// A card around the presented controller's view.
    open override var presentedView: UIView? { card }

    override func leave() -> Bool { drag.leave() }
    open override var frameOfPresentedViewInContainerView: CGRect { frameOfSheet() }
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { isPanel ? panel(in: CGRect(origin: .zero, size: parentSize)).size : parentSize }
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
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in self?.showSurroundings(0) })
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { cleanUp() } else { showSurroundings(1) }
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        layOutSheet()
    }

    override var letsTouchesThrough: Bool { dimming.alpha == 0 || dimming.isHidden }
    override var leavesKeysBelow: Bool { largestUndimmedDetentIdentifier != nil }
}
