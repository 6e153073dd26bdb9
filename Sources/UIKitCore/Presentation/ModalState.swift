/// What a controller knows of presentations: its own of another one, and another one's of it.
@MainActor struct ModalState {
    var contentSize = CGSize.zero
    /// The style that was asked for.
    var style = UIModalPresentationStyle.automatic
    /// Who animates and places the view.
    let directors = DelegateHub<any UIViewControllerTransitioningDelegate>()
    /// Places the view while it is presented, and is asked for by its author before.
    var placement: UIPresentationController?
    /// Places the view while it is presented in a popover, and is asked for by its author before.
    var popover: UIPopoverPresentationController?
    /// What this controller presents.
    var presentation: ModalPresentation?
    /// What presents this controller.
    weak var presentedBy: ModalPresentation?
    /// Where the view stood before a presentation took it away.
    var home: ViewPlace?
}
