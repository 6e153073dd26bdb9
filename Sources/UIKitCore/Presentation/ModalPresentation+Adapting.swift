/// Adapts a presentation to changes of traits.
extension ModalPresentation {
    /// Changes the style if the current traits require another style.
    func adapt() {
        guard phase == .presented, let traits = container.superview?.traitCollection, traits.differsInSizeClasses(from: adaptedTraits)
        else {
            return
        }
        adaptedTraits = traits
        let style = requestedPresentationController.adaptivePresentationStyle(for: traits)
        guard style != adaptation.style else { return }
        // These references keep the old objects alive until all callbacks about the end of the old presentation have
        // returned.
        let old = presentationController
        let previousController = presented
        let newAdaptation = requestedPresentationController.makeAdaptation(style, of: requestedController)
        guard newAdaptation.presentationController !== old else { return }
        old.dismissalTransitionWillBegin()
        if newAdaptation.presentedController !== previousController {
            removeReplacedController(previousController, of: old)
            movePresentations(from: previousController, to: newAdaptation.presentedController)
        }
        apply(newAdaptation)
        notifyStyle()
        show(
            newAdaptation.presentationController, insteadOf: old,
            isOtherController: newAdaptation.presentedController !== previousController)
    }

    func apply(_ adaptation: Adaptation) {
        self.adaptation = adaptation
        presentationController.presentation = self
        presentationController.presenting = presenter
        presented.modal.presentedBy = self
        presented.modal.presentationController = presentationController
    }

    func notifyStyle() {
        let coordinator = presented.transitionCoordinator
        requestedPresentationController.hub.notify {
            $0.presentationController(
                requestedPresentationController, willPresentWithAdaptiveStyle: adaptation.style, transitionCoordinator: coordinator)
        }
    }

    /// Removes the replaced controller before the new controller appears, because one of the two may contain the other.
    private func removeReplacedController(_ controller: UIViewController, of oldPresentationController: UIPresentationController) {
        controller.beginAppearanceTransition(false, animated: false)
        oldPresentationController.presentedView?.removeFromSuperview()
        controller.endAppearanceTransition()
        controller.modal.presentedBy = nil
        exchange(&controller.modal.presentationController, with: nil)
        guard controller !== requestedController, requestedController.parent != nil else { return }
        requestedController.willMove(toParent: nil)
        requestedController.viewIfLoaded?.removeFromSuperview()
        requestedController.removeFromParent()
    }

    /// Moves the presentation on top of the replaced controller to the new controller.
    private func movePresentations(from old: UIViewController, to new: UIViewController) {
        guard let top = old.modal.presentation else { return }
        old.modal.presentation = nil
        new.modal.presentation = top
        top.presenter = new
        top.presentationController.presenting = new
    }

    private func show(_ new: UIPresentationController, insteadOf old: UIPresentationController, isOtherController: Bool) {
        applyTraits()
        if isOtherController { presented.beginAppearanceTransition(true, animated: false) }
        // Adding the same view to the container moves it without removing it from the window.
        let view = new.presentedView
        view.map(container.addSubview)
        new.presentationTransitionWillBegin()
        view.map(container.bringSubviewToFront)
        view?.frame = new.frameOfPresentedViewInContainerView
        if new.shouldRemovePresentersView != old.shouldRemovePresentersView { showPresenter(!new.shouldRemovePresentersView) }
        old.dismissalTransitionDidEnd(true)
        if let view = old.presentedView, view !== new.presentedView, view.superview === container { view.removeFromSuperview() }
        old.presentation = nil
        container.setNeedsLayout()
        container.layoutIfNeeded()
        if isOtherController { presented.endAppearanceTransition() }
        new.presentationTransitionDidEnd(true)
    }

    private func showPresenter(_ isShown: Bool) {
        guard let presenter else { return }
        presenter.beginAppearanceTransition(isShown, animated: false)
        if isShown {
            presenter.viewIfLoaded.map { presenter.modal.removedViewPosition?.restore($0) }
            presenter.modal.removedViewPosition = nil
        } else {
            presenter.modal.removedViewPosition = presenter.viewIfLoaded.flatMap(RemovedViewPosition.init)
            presenter.viewIfLoaded?.removeFromSuperview()
        }
        presenter.endAppearanceTransition()
    }
}
