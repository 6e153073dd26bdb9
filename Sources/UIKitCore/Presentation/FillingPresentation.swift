/// A presentation that fills its container. The views below are either removed or kept.
final class FillingPresentation: UIPresentationController {
    private let removesPresenter: Bool
    private let fillsScreen: Bool

    init(presentedViewController: UIViewController, removes: Bool, fillsScreen: Bool) {
        removesPresenter = removes
        self.fillsScreen = fillsScreen
        super.init(presentedViewController: presentedViewController, presenting: nil)
    }

    override var shouldRemovePresentersView: Bool { removesPresenter }
    override var shouldPresentInFullscreen: Bool { fillsScreen }

    /// Returns `.none`, because full-screen presentations do not adapt.
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

    override func containerViewWillLayoutSubviews() {
        guard let presentation, !presentation.isTransitioning else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}
