/// A presentation, from the call of `present` to the end of `dismiss`.
///
/// A presentation passes through the phases pending, presenting, presented, dismissing and finished. Each transition
/// runs the same steps. It selects an animator and an interaction controller, creates the coordinator, and sends the
/// callbacks that precede the animation. It then inserts the views, runs the animation, and sends the callbacks that
/// follow the animation. A cancelled transition restores the previous phase, with the appearance callbacks of the
/// reverse direction. A dismissal that is requested during a transition is queued until the end of the transition.
@MainActor final class ModalPresentation {
    enum Phase {
        case pending, presenting, presented, dismissing, finished
    }

    /// The controller that was passed to `present`.
    let requestedController: UIViewController
    weak var presenter: UIViewController?
    /// The controller on which `present` was called.
    private(set) weak var source: UIViewController?
    let style: UIModalPresentationStyle
    /// The presentation controller of the requested style.
    let requestedPresentationController: UIPresentationController
    /// The current adaptation to the traits.
    var adaptation: Adaptation
    var adaptedTraits: UITraitCollection
    let container = PresentationContainer()
    private(set) var phase = Phase.pending
    /// Whether the presentation is animated.
    private(set) var isAnimated = false
    private(set) var coordinator: TransitionCoordinator?
    private var transition: ModalTransition?
    /// The interaction controller. It is requested only if the app provides an animator.
    private var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// Whether the app provides an animator.
    private(set) var hasCustomAnimator = false
    /// The interactive dismissal that is about to begin; `nil` for a dismissal without a gesture.
    var interactiveDismissal: InteractiveSheetDismissal?
    /// The requests that were made during a transition. They run at the end of the transition.
    private var deferredRequests: [@MainActor () -> Void] = []
    var savedFirstResponder: SavedFirstResponder?

    init(of requested: UIViewController, by presenter: UIViewController, source: UIViewController) {
        self.requestedController = requested
        self.presenter = presenter
        self.source = source
        style = requested.resolvedModalStyle
        requestedPresentationController = requested.presentationControllerForPresenting(by: presenter, source: source)
        adaptedTraits = presenter.traitCollection
        adaptation = requestedPresentationController.makeAdaptation(
            requestedPresentationController.adaptivePresentationStyle(for: adaptedTraits), of: requested)
        container.presentation = self
        apply(adaptation)
    }

    isolated deinit { container.removeFromSuperview() }

    /// The visible controller: the requested controller, or a replacement from the delegate.
    var presented: UIViewController { adaptation.presentedController }
    /// The presentation controller of the current adaptation.
    var presentationController: UIPresentationController { adaptation.presentationController }
    var visibleContainer: UIView? { phase == .pending || phase == .finished ? nil : container }
    var isTransitioning: Bool { phase == .presenting || phase == .dismissing }

    // MARK: - Presenting

    func present(in host: UIView, above sibling: UIView?, animated: Bool, completion: (() -> Void)?) {
        guard let presenter else { return }
        (phase, isAnimated) = (.presenting, animated)
        presented.loadViewIfNeeded()
        // A presentation in the current context covers only the area of the controller that defines the context.
        container.frame = sibling?.frame ?? host.bounds
        applyTraits()
        if let sibling { host.insertSubview(container, aboveSubview: sibling) } else { host.addSubview(container) }
        let animator = animated ? animator(isComing: true) : nil
        let duration = animator.map { self.duration(of: $0, from: presenter, to: presented) } ?? 0
        coordinator = TransitionCoordinator(in: container, duration: duration, from: presenter, to: presented)
        coordinator?.isInteractive = interaction?.wantsInteractiveStart ?? false
        notifyStyle()
        resignCoveredResponder()
        presentationController.presentationTransitionWillBegin()
        let removesPresenterView = presentationController.shouldRemovePresentersView
        if removesPresenterView {
            presenter.modal.removedViewPosition = presenter.viewIfLoaded.flatMap(RemovedViewPosition.init)
            presenter.beginAppearanceTransition(false, animated: animated)
            embedPresenterView(presenter)
        }
        presented.beginAppearanceTransition(true, animated: animated)
        if let view = presentationController.presentedView {
            view.frame = presentationController.frameOfPresentedViewInContainerView
            if view.superview !== container { container.addSubview(view) }
        }
        container.setNeedsLayout()
        container.layoutIfNeeded()
        let removedView = removesPresenterView ? presenter.viewIfLoaded : nil
        run(animator, from: presenter, to: presented, disappearing: removedView, appearing: presentationController.presentedView) {
            [self] completed in
            finishPresenting(completed, removesPresenter: removesPresenterView)
            completion?()
            runDeferredRequests()
        }
    }

    /// Applies the trait overrides. By default, sheets and popovers have the elevated interface level.
    func applyTraits() {
        var overrides = presentationController.traitOverrides
        if presentationController.raisesContent, !overrides.contains(UITraitUserInterfaceLevel.self) {
            overrides.userInterfaceLevel = .elevated
        }
        container.traitOverrides = overrides
    }

    private func finishPresenting(_ completed: Bool, removesPresenter: Bool) {
        guard completed else { return cancelPresenting(removesPresenter: removesPresenter) }
        presented.endAppearanceTransition()
        if removesPresenter {
            presenter?.viewIfLoaded?.removeFromSuperview()
            presenter?.endAppearanceTransition()
        }
        presentationController.presentationTransitionDidEnd(true)
        finishTransition()
        UIAccessibility.screenDidChange()
    }

    private func cancelPresenting(removesPresenter: Bool) {
        presented.beginAppearanceTransition(false, animated: true)
        if removesPresenter { presenter?.beginAppearanceTransition(true, animated: true) }
        presenter.map { restorePresenterView($0) }
        container.removeFromSuperview()
        presented.endAppearanceTransition()
        if removesPresenter { presenter?.endAppearanceTransition() }
        presenter?.modal.removedViewPosition = nil
        presentationController.presentationTransitionDidEnd(false)
        close()
        restoreFirstResponder()
    }

    /// Completes a transition, and lays out the container, whose size may have changed meanwhile.
    private func finishTransition() {
        phase = .presented
        container.setNeedsLayout()
        endTransition()
        adapt()
    }

    // MARK: - Dismissing

    /// - Parameter base: The controller whose view is visible afterwards: the presenter, or a controller below the
    ///   presenter.
    func dismiss(animated: Bool, revealing base: UIViewController, completion: (() -> Void)?) {
        guard phase == .presented else {
            if isTransitioning {
                deferredRequests.append { [weak self] in self?.dismiss(animated: animated, revealing: base, completion: completion) }
            }
            if phase == .finished { completion?() }
            return
        }
        (phase, hasCustomAnimator) = (.dismissing, false)
        let animator = animated ? animator(isComing: false) : nil
        let duration = animator.map { self.duration(of: $0, from: presented, to: base) } ?? 0
        coordinator = TransitionCoordinator(in: container, duration: duration, from: presented, to: base)
        coordinator?.isInteractive = interaction?.wantsInteractiveStart ?? false
        presentationController.notifyIfDismissedByUser()
        presentationController.dismissalTransitionWillBegin()
        let restoresBase = base.viewIfLoaded.map { $0.window == nil } ?? false
        presented.beginAppearanceTransition(false, animated: animated)
        if restoresBase {
            base.beginAppearanceTransition(true, animated: animated)
            base.viewIfLoaded.map { base.modal.removedViewPosition?.restore($0) }
            embedPresenterView(base)
        }
        run(
            animator, from: presented, to: base, disappearing: presentationController.presentedView,
            appearing: restoresBase ? base.viewIfLoaded : nil
        ) {
            [self] completed in
            restorePresenterView(base)
            finishDismissing(completed, base: restoresBase ? base : nil)
            completion?()
            runDeferredRequests()
        }
    }

    private func finishDismissing(_ completed: Bool, base: UIViewController?) {
        guard completed else {
            presented.beginAppearanceTransition(true, animated: true)
            presented.endAppearanceTransition()
            base.map(removePresenterView)
            if let view = presentationController.presentedView { view.frame = presentationController.frameOfPresentedViewInContainerView }
            presentationController.dismissalTransitionDidEnd(false)
            return finishTransition()
        }
        base?.endAppearanceTransition()
        base?.modal.removedViewPosition = nil
        container.removeFromSuperview()
        presented.endAppearanceTransition()
        presentationController.dismissalTransitionDidEnd(true)
        close()
        restoreFirstResponder()
        UIAccessibility.screenDidChange()
    }

    /// Runs a closure at the end of the current transition.
    func afterTransition(_ body: @escaping @MainActor () -> Void) { deferredRequests.append(body) }

    /// Ends the presentation without animation, because other presentations cover it.
    func end() {
        guard phase == .presented else { return }
        phase = .dismissing
        presentationController.dismissalTransitionWillBegin()
        presented.beginAppearanceTransition(false, animated: false)
        container.removeFromSuperview()
        presented.endAppearanceTransition()
        presentationController.dismissalTransitionDidEnd(true)
        close()
        restoreFirstResponder()
    }

    private func close() {
        phase = .finished
        endTransition()
        container.removeFromSuperview()
        presented.modal.presentedBy = nil
        presented.discardPresentationController()
        if requestedController !== presented { requestedController.discardPresentationController() }
        if let presenter, presenter.modal.presentation === self { exchange(&presenter.modal.presentation, with: nil) }
        presented.notifyObservers(.didLeave)
    }

    // MARK: - Animation

    private func animator(isComing: Bool) -> any UIViewControllerAnimatedTransitioning {
        if let dismissal = interactiveDismissal {
            interaction = dismissal.interactionController
            return dismissal
        }
        let customAnimator: (any UIViewControllerAnimatedTransitioning)? = presented.modal.transitioningDelegates.value(nil) {
            guard let presenter, isComing else { return $0.animationController(forDismissed: presented) }
            return $0.animationController(forPresented: presented, presenting: presenter, source: source ?? presenter)
        }
        hasCustomAnimator = customAnimator != nil
        interaction = customAnimator.flatMap { animator in
            presented.modal.transitioningDelegates.value(nil) {
                isComing ? $0.interactionControllerForPresentation(using: animator) : $0.interactionControllerForDismissal(using: animator)
            }
        }
        return customAnimator ?? presentationController.animator(isPresenting: isComing)
    }

    /// Returns an animator's duration, in seconds. The animator can read the controllers; no view is inserted yet.
    private func duration(
        of animator: any UIViewControllerAnimatedTransitioning, from: UIViewController, to: UIViewController
    ) -> TimeInterval {
        let context = ModalTransition(
            in: container, style: style, from: from, to: to, disappearing: from.viewIfLoaded, appearing: to.viewIfLoaded, isAnimated: true)
        return animator.transitionDuration(using: context)
    }

    private func run(
        _ animator: (any UIViewControllerAnimatedTransitioning)?, from: UIViewController, to: UIViewController, disappearing: UIView?,
        appearing: UIView?, finish: @escaping @MainActor (Bool) -> Void
    ) {
        let transition = ModalTransition(
            in: container, style: style, from: from, to: to, disappearing: disappearing, appearing: appearing, isAnimated: animator != nil)
        transition.onCompletion = { [weak self] completed in
            // An animator may complete immediately. The animations alongside must have started before the completion.
            self?.coordinator?.start()
            self?.coordinator?.wasCancelled = !completed
            finish(completed)
            animator?.animationEnded(completed)
        }
        self.transition = transition
        coordinator?.context = transition
        guard let animator else { return transition.completeTransition(true) }
        transition.animator = animator
        transition.interaction = interaction
        begin(transition, by: animator)
        coordinator?.start()
    }

    private func begin(_ transition: ModalTransition, by animator: any UIViewControllerAnimatedTransitioning) {
        transition.onInteractionEnd = { [weak coordinator] in coordinator?.interactionDidEnd(isCancelled: $0) }
        transition.onInteractionBegin = { [weak coordinator] in coordinator?.interactionDidBegin() }
        guard let interaction, interaction.wantsInteractiveStart else {
            (interaction as? UIPercentDrivenInteractiveTransition)?.attach(transition)
            return animator.animateTransition(using: transition)
        }
        transition.isInteractive = true
        interaction.startInteractiveTransition(transition)
        // The animations alongside also follow the progress of the interaction.
        if let animator = transition.interruptibleAnimator { coordinator?.runAlongside = { animator.addAnimations($0) } }
    }

    private func endTransition() {
        exchange(&transition, with: nil)
        exchange(&interaction, with: nil)
        exchange(&coordinator, with: nil)?.complete()
    }

    private func runDeferredRequests() {
        for body in exchange(&deferredRequests, with: []) { body() }
    }
}
