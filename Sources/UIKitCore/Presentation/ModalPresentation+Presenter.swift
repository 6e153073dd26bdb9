/// Moves the presenter's view during a transition.
extension ModalPresentation {
    /// Inserts the presenter's view into the container, below the presented view, because a custom animator expects
    /// both views in the container. Called if the transition removes or restores the presenter's view.
    func embedPresenterView(_ controller: UIViewController) {
        guard hasCustomAnimator, let view = controller.viewIfLoaded, let superview = view.superview, superview !== container,
            !container.isDescendant(of: view)
        else { return }
        let frame = superview.convert(view.frame, to: container)
        container.insertSubview(view, at: 0)
        container.viewBelow = view
        view.frame = frame
    }

    /// Moves the presenter's view out of the container before the container is removed. An animator may have added
    /// the view to the container.
    func restorePresenterView(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded, view !== container, view.isDescendant(of: container) else { return }
        if let position = controller.modal.removedViewPosition { return position.restore(view) }
        guard let host = container.superview else { return }
        view.frame = host.convert(view.frame, from: view.superview)
        host.insertSubview(view, belowSubview: container)
    }

    /// Removes the presenter's view again after a cancelled dismissal.
    func removePresenterView(_ base: UIViewController) {
        base.beginAppearanceTransition(false, animated: true)
        base.viewIfLoaded?.removeFromSuperview()
        base.endAppearanceTransition()
    }
}
