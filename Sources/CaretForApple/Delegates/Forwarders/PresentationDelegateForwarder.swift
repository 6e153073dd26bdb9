/// Becomes the delegate of an object, and forwards the methods of `UIAdaptivePresentationControllerDelegate` to its
/// recipients.
final class PresentationDelegateForwarder: DelegateForwarder, UIPopoverPresentationControllerDelegate,
    UISheetPresentationControllerDelegate, UIAdaptivePresentationControllerDelegate
{
    let presentationDelegateProxy = PresentationDelegateProxy()
    private var presentations: Recipients<any UIAdaptivePresentationControllerDelegate> { Recipients(list) }
    private var popovers: Recipients<any UIPopoverPresentationControllerDelegate> { Recipients(list) }
    private var sheets: Recipients<any UISheetPresentationControllerDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(presentationDelegateProxy)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        presentations.ask(controller) { $0.adaptivePresentationStyle(for:) }
    }

    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    {
        presentations.ask(controller, traitCollection) { $0.adaptivePresentationStyle(for:traitCollection:) }
    }

    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        presentations.ask(controller, style) { $0.presentationController(_:viewControllerForAdaptivePresentationStyle:) }
    }

    func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
    ) {
        presentations.notify(presentationController, adaptivePresentationController) { $0.presentationController(_:prepare:) }
    }

    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        presentations.notify(presentationController, style, transitionCoordinator) {
            $0.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
        }
    }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        popovers.notify(popoverPresentationController) { $0.prepareForPopoverPresentation(_:) }
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
        sheets.notify(sheetPresentationController) { $0.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:) }
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        presentations.agree(presentationController) { $0.presentationControllerShouldDismiss(_:) }
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        presentations.notify(presentationController) { $0.presentationControllerWillDismiss(_:) }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        presentations.notify(presentationController) { $0.presentationControllerDidDismiss(_:) }
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        presentations.notify(presentationController) { $0.presentationControllerDidAttemptToDismiss(_:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { presentationDelegateProxyMethods }
    #endif
}
