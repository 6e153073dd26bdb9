/// Where a view stands among others, to put it back there after it was away.
@MainActor struct ViewPlace {
    private weak var superview: UIView?
    private let index: Int
    private let frame: CGRect
    private let room: CGSize

    /// - Returns: `nil` for a view that stands nowhere.
    init?(of view: UIView) {
        guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view) else { return nil }
        self.superview = superview
        self.index = index
        frame = view.frame
        room = superview.bounds.size
    }

    /// Puts the view back. In a superview whose size has changed meanwhile it fills all of it, or stands where a presentation wants it.
    func putBack(_ view: UIView) {
        guard let superview else { return }
        superview.insertSubview(view, at: min(index, superview.subviews.count))
        if let placement = (superview as? PresentationContainer)?.presentation?.placement {
            view.frame = placement.frameOfPresentedViewInContainerView
        } else {
            view.frame = superview.bounds.size == room ? frame : superview.bounds
        }
        view.layoutIfNeeded()
    }
}
