/// Where the view of the presenter is while the views move.
extension ModalPresentation {
    /// An animator of the app's finds the view of a presenter that is taken away, or comes back, in the container, below what is presented: it
    /// may put the other one beside it.
    func takeInForOwnAnimator(_ controller: UIViewController) {
        guard hasOwnAnimator, let view = controller.viewIfLoaded, let superview = view.superview, superview !== container,
            !container.isDescendant(of: view)
        else { return }
        let frame = superview.convert(view.frame, to: container)
        container.insertSubview(view, at: 0)
        container.viewBelow = view
        view.frame = frame
    }

    /// An animator may have put the view of the presenter into the container, which is about to go.
    func takeHome(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded, view !== container, view.isDescendant(of: container) else { return }
        if let home = controller.modal.home { return home.putBack(view) }
        guard let host = container.superview else { return }
        view.frame = host.convert(view.frame, from: view.superview)
        host.insertSubview(view, belowSubview: container)
    }

    /// A dismissal that was called off covers what it had begun to reveal again.
    func takeAway(_ base: UIViewController) {
        base.beginAppearanceTransition(false, animated: true)
        base.viewIfLoaded?.removeFromSuperview()
        base.endAppearanceTransition()
    }
}
