/// The modal state of a controller: the presentation on top of the controller, and the presentation of the controller
/// itself.
@MainActor struct ModalState {
    var contentSize = CGSize.zero
    /// The requested style.
    var style = UIModalPresentationStyle.automatic
    /// The transitioning delegate.
    let transitioningDelegates = DelegateHub<any UIViewControllerTransitioningDelegate>()
    /// The presentation controller, which may be created before the presentation.
    var presentationController: UIPresentationController?
    /// The popover presentation controller, which may be created before the presentation.
    var popover: UIPopoverPresentationController?
    /// The presentation that this controller has begun.
    var presentation: ModalPresentation?
    /// The presentation in which this controller is presented.
    weak var presentedBy: ModalPresentation?
    /// The superview and index from which a presentation has removed the view; `nil` if the view was not removed.
    var removedViewPosition: RemovedViewPosition?
}
