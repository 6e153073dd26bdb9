/// An object that manages the presentation of a controller: the frame of the presented view, and the views around that
/// view.
///
/// Subclass for custom presentations: add views to `containerView` in ``presentationTransitionWillBegin()``, and
/// remove them in ``dismissalTransitionDidEnd(_:)``.
/// - Source: https://developer.apple.com/documentation/uikit/uipresentationcontroller
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer, TraitRegistrar {
    package final var traitRegistrations = TraitRegistrations()
    /// The controllers are referenced weakly. A presented controller may retain this object before its presentation,
    /// and strong references would form a cycle.
    final weak var presenting: UIViewController?
    final weak var presented: UIViewController?
    /// The delegates, shared by the presentation controllers that one presentation uses in different environments.
    package internal(set) final var hub = DelegateHub<any UIAdaptivePresentationControllerDelegate>()
    weak var presentation: ModalPresentation?
    /// Whether the user is dismissing the presentation and the delegate has not been notified yet.
    final var isDismissedByUser = false

    /// The overrides of the presenting controller's traits for the container view and its content; none by default.
    public final var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides != oldValue { presentation?.applyTraits() } }
    }
    /// The older API for ``traitOverrides``: setting a trait collection sets the overrides. Defaults to `nil`.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { traitOverrides.values = overrideTraitCollection?.values ?? UITraitCollection.Values() }
    }

    /// The traits of the container view. Before and after the presentation, the traits of the presenting controller,
    /// overridden by ``traitOverrides``.
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? (presenting?.traitCollection ?? .current).overridden(by: traitOverrides)
    }

    /// Called after a trait of the container view has changed. The default implementation does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Creates a presentation controller.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// The presenting controller. For full-screen presentations this is the outermost controller.
    ///
    /// > Difference from Apple: The presentation controller does not retain the controller.
    /// - Precondition: The presentation has begun, or the initialiser received a controller.
    open var presentingViewController: UIViewController { Self.requiredController(presenting, "presentingViewController") }
    /// The presented controller.
    ///
    /// > Difference from Apple: The presentation controller does not retain the controller.
    /// - Precondition: The presented controller has not been deallocated.
    open var presentedViewController: UIViewController { Self.requiredController(presented, "presentedViewController") }

    private static func requiredController(_ controller: UIViewController?, _ name: String) -> UIViewController {
        guard let controller else {
            preconditionFailure(
                "\(Self.self): there is no \(name). Read it while the controller is presented, or retain the controller that you passed."
            )
        }
        return controller
    }

    /// The delegate, which decides about dismissals by the user and is notified of them. Referenced weakly.
    open var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { presentation?.style ?? presented?.modalPresentationStyle ?? .none }

    /// The view that contains the presentation; `nil` before and after the presentation.
    open var containerView: UIView? { presentation?.visibleContainer }

    /// The view that is animated and laid out. By default the presented controller's view.
    open var presentedView: UIView? { presented?.view }

    /// The frame of `presentedView`, in the coordinates of `containerView`. By default the bounds of `containerView`.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the views below are removed after the presentation transition. Defaults to `false`.
    open var shouldRemovePresentersView: Bool { false }

    /// Whether the presentation covers the whole screen instead of only the area of the presenting controller.
    /// Defaults to `true`.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presented content has the elevated interface level, as in sheets and popovers. Elevated content is
    /// brighter in dark mode.
    var raisesContent: Bool { false }

    /// The style that ``adaptivePresentationStyle(for:)`` returns for a compact width.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
    }
    /// Returns the style for traits; `.none` keeps the requested style. By default, returns the delegate's style if the
    /// width or the height is compact, and `.none` otherwise.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let style = delegateStyle(traitCollection)
        return style == .automatic || style == presentationStyle ? .none : style
    }
    /// Returns the sheet that replaces this presentation in a compact environment.
    func makeAdaptiveSheet() -> UISheetPresentationController {
        UISheetPresentationController(presentedViewController: presentedViewController, presenting: presenting)
    }

    /// Called before the container lays out its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}
    /// Called before the presentation transition. The presented controller's `transitionCoordinator` can run
    /// animations alongside.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation transition. `completed` is `false` if the transition was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the dismissal transition.
    open func dismissalTransitionWillBegin() {}
    /// Called after the dismissal transition. `completed` is `false` if the transition was cancelled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// The preferred size of the presented controller, in points.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
    /// Called after the presented controller's `preferredContentSize` has changed. Lays out the presentation again.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    /// Called after the fitting size of the presented view's constraints may have changed. The default implementation
    /// does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of the presented controller in a container of the size `parentSize`. By default `parentSize`.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }
    /// Called before the size of the container view changes. Overrides must call `super`, which notifies the
    /// presented controller if its size changes.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let presented, presented.isViewLoaded else { return }
        let next = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        if next != presented.view.bounds.size { presented.viewWillTransition(to: next, with: coordinator) }
    }
    /// Called before the size classes change. Overrides must call `super`, which notifies the presented controller.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let presented, presented.isViewLoaded else { return }
        let next = newCollection.overridden(by: presented.overrides)
        guard next.differsInSizeClasses(from: presented.traitCollection) else { return }
        presented.willTransition(to: next, with: coordinator)
    }

    /// Whether the views below receive touches beside the presented view.
    var passesTouchesThrough: Bool { false }
    /// Whether the first responder below the presentation keeps its status.
    var keepsFirstResponderBelow: Bool { false }

    /// Returns whether a touch at a point, on a view of the container, passes through to the views below.
    func passesTouch(_ hit: UIView, at point: CGPoint) -> Bool { false }

    /// Dismisses the presentation on behalf of the user, after a tap beside the content or a drag. Returns whether
    /// the presentation handles the request.
    func dismissByUser() -> Bool { false }

    /// Notifies the delegate of a dismissal by the user. Called after the coordinator was created.
    func notifyIfDismissedByUser() {
        guard isDismissedByUser else { return }
        isDismissedByUser = false
        hub.notify { $0.presentationControllerWillDismiss(self) }
    }

    /// Returns the default animator.
    func animator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        ModalAnimator(style: presentedViewController.modalTransitionStyle, isComing: isPresenting)
    }
}

/// Methods to control the dismissal of a presentation by the user, and notifications of it.
///
/// All methods are optional. The methods about dismissals are not called for `dismiss(animated:)`.
/// - Source: https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns whether the user can dismiss the presentation. Not called if `isModalInPresentation` is `true` for the
    /// presented controller or a visible child.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before a dismissal by the user. The presented controller's `transitionCoordinator` can run animations
    /// alongside.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after a dismissal by the user.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called after the user has tried to dismiss a presentation that cannot be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    /// Returns the style in a compact width or height. `.none` keeps a popover. `.automatic`, the default, turns a
    /// popover into a sheet. A sheet can become `.fullScreen` or `.overFullScreen`.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns the style for traits. `.automatic`, the default, uses the result of the method without traits.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Returns the controller to present in an adapted style, usually a navigation controller around the presented
    /// controller. `nil`, the default, presents the same controller.
    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Called before a controller is shown in an adapted style, to configure the presentation controller of this style,
    /// for example the detents of a sheet.
    func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
    /// Called when the presentation begins, or when its style changes with the environment. `.none` stands for the
    /// requested style.
    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns `true`.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    /// Returns `.automatic`.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        DefaultImplementationProbe.fallback(.automatic)
    }
    /// Returns `.automatic`.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { DefaultImplementationProbe.fallback(.automatic) }
    /// Returns `nil`.
    public func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { DefaultImplementationProbe.fallback(nil) }
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
    ) {}
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
}
