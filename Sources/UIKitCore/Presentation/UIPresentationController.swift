/// Decides where a presented controller's view stands, and what stands around it.
///
/// Subclass it for presentations of your own: add views to `containerView` in ``presentationTransitionWillBegin()``, and take them
/// away in ``dismissalTransitionDidEnd(_:)``.
/// - Source: https://developer.apple.com/documentation/uikit/uipresentationcontroller
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer, TraitRegistrar {
    package final var traitRegistrations = TraitRegistrations()
    /// The controllers, as long as they live: a popover's controller may make this one before it is presented, and would never be freed.
    final weak var presenting: UIViewController?
    final weak var presented: UIViewController?
    /// Shared by the controllers that place the same presentation in different surroundings.
    package internal(set) final var hub = DelegateHub<any UIAdaptivePresentationControllerDelegate>()
    weak var presentation: ModalPresentation?
    /// A person ends the presentation, and the delegate has not yet heard of it.
    final var isLeftByPerson = false

    /// Traits for the container view and all that is presented in it, whatever holds where it is presented from; none by default.
    public final var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides != oldValue { presentation?.takeTraits() } }
    }
    /// The same in the words of older apps: what the collection says becomes ``traitOverrides``; `nil` by default.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { traitOverrides.values = overrideTraitCollection?.values ?? UITraitCollection.Values() }
    }

    /// The traits of the container view; before and after the presentation those of the presenting controller, with ``traitOverrides``.
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? (presenting?.traitCollection ?? .current).overridden(by: traitOverrides)
    }

    /// Called after a trait of the container view changed. Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Makes a controller of a presentation.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// The controller that presents; for presentations over the whole screen the outermost one.
    ///
    /// > Difference from Apple: the presentation controller does not retain it.
    /// - Precondition: The presentation has begun, or the initializer received a controller.
    open var presentingViewController: UIViewController { Self.required(presenting, "presentingViewController") }
    /// The controller that is presented.
    ///
    /// > Difference from Apple: the presentation controller does not retain it.
    /// - Precondition: The presented controller exists.
    open var presentedViewController: UIViewController { Self.required(presented, "presentedViewController") }

    private static func required(_ controller: UIViewController?, _ name: String) -> UIViewController {
        guard let controller else {
            preconditionFailure(
                "\(Self.self): there is no \(name). Ask for it while the controller is presented, or keep the controller that you made it with."
            )
        }
        return controller
    }

    /// Who decides whether the presentation may be dismissed by a person, and hears of it. Held weakly.
    open var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// How the presented controller stands.
    open var presentationStyle: UIModalPresentationStyle { presentation?.style ?? presented?.modalPresentationStyle ?? .none }

    /// The view that holds the presentation; `nil` before and after it.
    open var containerView: UIView? { presentation?.containerIfShown }

    /// The view that is moved and placed: the presented controller's by default.
    open var presentedView: UIView? { presented?.view }

    /// Where `presentedView` stands, in points of `containerView`; all of it by default.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the views below are taken away when the presented one is there; `false` by default.
    open var shouldRemovePresentersView: Bool { false }

    /// Whether the presentation takes the whole screen, and not only the area of the presenting controller; `true` by default.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether what is presented stands over the screen, as sheets and popovers do, and is brighter in the dark.
    var raisesContent: Bool { false }

    /// How it stands where there is little width: as ``adaptivePresentationStyle(for:)`` says.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
    }
    /// How it stands under some traits instead; `.none`, which is usual, leaves it as it is. The delegate is asked where width or height is
    /// compact.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let style = styleOfDelegate(traitCollection)
        return style == .automatic || style == presentationStyle ? .none : style
    }
    /// What takes this one's place as a sheet.
    func sheetForAdapting() -> UISheetPresentationController {
        UISheetPresentationController(presentedViewController: presentedViewController, presenting: presenting)
    }

    /// Called before the container places its views.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container placed its views.
    open func containerViewDidLayoutSubviews() {}
    /// Called before the presented view comes. The presented controller's `transitionCoordinator` runs what should be animated alongside.
    open func presentationTransitionWillBegin() {}
    /// Called when the presented view is there, or has given up coming.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the presented view goes.
    open func dismissalTransitionWillBegin() {}
    /// Called when it has gone, or has given up going.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// How large the presented controller would like to be, in points.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
    /// Called after the presented controller's `preferredContentSize` changed. Places the view anew.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    /// Called after the size that the presented view's constraints give it may have changed. Does nothing by default.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// How large the presented controller is going to be in a container view of a size; all of it by default.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }
    /// The container view is about to have another size; call `super`, which tells the presented controller if it will have another one.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let presented, presented.isViewLoaded else { return }
        let next = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        if next != presented.view.bounds.size { presented.viewWillTransition(to: next, with: coordinator) }
    }
    /// The size classes are about to change; call `super`, which tells the presented controller.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let presented, presented.isViewLoaded else { return }
        let next = newCollection.overridden(by: presented.overrides)
        guard next.differsInSizeClasses(from: presented.traitCollection) else { return }
        presented.willTransition(to: next, with: coordinator)
    }

    /// Whether touches beside the presented view reach what lies below.
    var letsTouchesThrough: Bool { false }
    /// Whether a person goes on typing in what lies below.
    var leavesKeysBelow: Bool { false }

    /// Whether a touch that met a view of the container, at a point of it, reaches what lies below.
    func letsThrough(_ hit: UIView, at point: CGPoint) -> Bool { false }

    /// What a person does by touching beside what is presented, or by pulling it down; returns whether that means anything here.
    func leave() -> Bool { false }

    /// There is a coordinator now.
    func tellIfLeftByPerson() {
        guard isLeftByPerson else { return }
        isLeftByPerson = false
        hub.tell { $0.presentationControllerWillDismiss(self) }
    }

    /// What moves the views where nobody else says so.
    func animator(isComing: Bool) -> any UIViewControllerAnimatedTransitioning {
        ModalAnimator(style: presentedViewController.modalTransitionStyle, isComing: isComing)
    }
}

/// Decides over, and hears of, the dismissal of a presentation by a person.
///
/// All methods are optional. None is called for `dismiss(animated:)`.
/// - Source: https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Whether it may be dismissed; not asked if the presented controller, or one that shows in it, is `isModalInPresentation`.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// It is about to be dismissed. The presented controller's `transitionCoordinator` runs what should be animated alongside.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// It was dismissed.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Somebody tried to dismiss what must not be.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    /// How it is presented where width or height is compact: `.none` leaves a popover one, `.automatic`, the default, makes it a sheet. Sheets
    /// become `.fullScreen` or `.overFullScreen` by it.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The same under some traits; asked first. Answers `.automatic` by default.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// What is presented in another style than was asked for; mostly a navigation controller around `controller`'s presented one. `nil`,
    /// the default, leaves it at that one.
    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// What is about to place the views instead; detents of a sheet may be set on it.
    func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
    /// It is about to come, or to change its style, since the surroundings did; `.none` for the style that was asked for.
    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Answers `true`.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    /// Answers `.automatic`.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        OwnAnswers.none(.automatic)
    }
    /// Answers `.automatic`.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { OwnAnswers.none(.automatic) }
    /// Answers `nil`.
    public func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { OwnAnswers.none(nil) }
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
