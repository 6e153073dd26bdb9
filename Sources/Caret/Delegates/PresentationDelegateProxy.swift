/// A proxy that forwards the methods of `UIAdaptivePresentationControllerDelegate` to closures.
final class PresentationDelegateProxy: NSObject, DelegateProxy, UIAdaptivePresentationControllerDelegate {
    lazy var shouldDismiss = DelegateSlot<Void, Bool>(self)
    lazy var willDismiss = DelegateSlot<Void, Void>(self)
    lazy var didDismiss = DelegateSlot<Void, Void>(self)
    lazy var didAttemptToDismiss = DelegateSlot<Void, Void>(self)
    lazy var adaptivePresentationStyle = DelegateSlot<Void, UIModalPresentationStyle>(self)
    lazy var adaptivePresentationStyleForTraits = DelegateSlot<UITraitCollection, UIModalPresentationStyle>(self)
    lazy var viewControllerForAdaptivePresentationStyle = DelegateSlot<UIModalPresentationStyle, UIViewController?>(self)
    lazy var prepareAdaptive = DelegateSlot<UIPresentationController, Void>(self)
    lazy var willPresentWithAdaptiveStyle = DelegateSlot<
        (style: UIModalPresentationStyle, coordinator: (any UIViewControllerTransitionCoordinator)?), Void
    >(self)
    lazy var prepareForPopover = DelegateSlot<Void, Void>(self)
    lazy var didChangeSelectedDetentIdentifier = DelegateSlot<Void, Void>(self)

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        shouldDismiss.agree(())
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        willDismiss.notify(())
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        didDismiss.notify(())
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        didAttemptToDismiss.notify(())
    }
}
