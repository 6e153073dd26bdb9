/// Fills its container, and takes the views below away or leaves them there.
final class FillingPresentation: UIPresentationController {
    private let removes: Bool
    private let fillsScreen: Bool

    init(presentedViewController: UIViewController, removes: Bool, fillsScreen: Bool) {
        self.removes = removes
        self.fillsScreen = fillsScreen
        super.init(presentedViewController: presentedViewController, presenting: nil)
    }

    override var shouldRemovePresentersView: Bool { removes }
    override var shouldPresentInFullscreen: Bool { fillsScreen }

    /// What covers all looks the same everywhere.
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

    override func containerViewWillLayoutSubviews() {
        guard let presentation, !presentation.isMoving else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}
