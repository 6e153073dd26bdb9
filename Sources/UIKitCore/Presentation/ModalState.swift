/// The modal state of a controller: the presentation that it began, and the one that presents it.
@MainActor struct ModalState {
    var contentSize = CGSize.zero
    /// The requested style.
    var style = UIModalPresentationStyle.automatic
    /// The transitioning delegate.
    let directors = DelegateHub<any UIViewControllerTransitioningDelegate>()
    /// The presentation controller, which may be created before the presentation.
    var placement: UIPresentationController?
    /// The popover presentation controller, which may be created before the presentation.
    var popover: UIPopoverPresentationController?
    /// The presentation that this controller began.
    var presentation: ModalPresentation?
    /// The presentation that presents this controller.
    weak var presentedBy: ModalPresentation?
    /// The former place of the view, while a presentation has removed the view.
    var home: ViewPlace?
}
