/// Moves the view of the presenter during a transition.
extension ModalPresentation {
    /// Inserts the view of a presenter that is being removed or restored into the container, below the presented
    /// view. A custom animator expects both views there.
    func embedPresenterView(_ controller: UIViewController) {
        guard hasOwnAnimator, let view = controller.viewIfLoaded, let superview = view.superview, superview !== container,
            !container.isDescendant(of: view)
        else { return }
        let frame = superview.convert(view.frame, to: container)
        container.insertSubview(view, at: 0)
        container.viewBelow = view
        view.frame = frame
    }

    /// Moves the view of the presenter out of the container, where an animator may have placed it, before the
    /// container is removed.
    func restorePresenterView(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded, view !== container, view.isDescendant(of: container) else { return }
        if let home = controller.modal.home { return home.putBack(view) }
        guard let host = container.superview else { return }
        view.frame = host.convert(view.frame, from: view.superview)
        host.insertSubview(view, belowSubview: container)
    }

    /// Removes the view of the presenter again after a cancelled dismissal.
    func coverPresenter(_ base: UIViewController) {
        base.beginAppearanceTransition(false, animated: true)
        base.viewIfLoaded?.removeFromSuperview()
        base.endAppearanceTransition()
    }
}
