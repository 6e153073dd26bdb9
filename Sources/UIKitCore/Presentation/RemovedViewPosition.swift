/// The superview and index of a view, for restoring the view after its removal.
@MainActor struct RemovedViewPosition {
    private weak var superview: UIView?
    private let index: Int
    private let frame: CGRect
    private let superviewSize: CGSize

    /// - Returns: `nil` for a view without a superview.
    init?(of view: UIView) {
        guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view) else { return nil }
        self.superview = superview
        self.index = index
        frame = view.frame
        superviewSize = superview.bounds.size
    }

    /// Restores the view. In the container of a presentation, the view has the frame of that presentation. Elsewhere it
    /// has its former frame, or fills a superview whose size has changed.
    func restore(_ view: UIView) {
        guard let superview else { return }
        superview.insertSubview(view, at: min(index, superview.subviews.count))
        if let controller = (superview as? PresentationContainer)?.presentation?.presentationController {
            view.frame = controller.frameOfPresentedViewInContainerView
        } else {
            view.frame = superview.bounds.size == superviewSize ? frame : superview.bounds
        }
        view.layoutIfNeeded()
    }
}
