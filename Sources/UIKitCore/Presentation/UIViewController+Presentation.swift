extension UIViewController {
    /// Whether the user is prevented from dismissing this controller by ``isModalInPresentation`` of the controller or
    /// a visible child.
    var preventsDismissal: Bool {
        isModalInPresentation || children.contains { $0.viewIfLoaded?.window != nil && $0.preventsDismissal }
    }

    func presentationControllerForApp() -> UIPresentationController? {
        if let parent, modal.presentedBy == nil { return parent.presentationController }
        if let controller = modal.presentationController { return controller }
        modal.presentationController = customPresentationController(presenting: nil, source: self) ?? makePresentationController()
        return modal.presentationController
    }

    /// The presentation controller, if it is a sheet.
    public var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }

    /// The popover presentation controller of this controller; `nil` for other styles.
    public var popoverPresentationController: UIPopoverPresentationController? {
        if let parent, modal.presentedBy == nil { return parent.popoverPresentationController }
        return popoverForPresenting
    }

    /// The popover presentation controller, created on first use.
    var popoverForPresenting: UIPopoverPresentationController? {
        if let popover = modal.popover { return popover }
        guard modalPresentationStyle == .popover || adaptsToPopover else { return nil }
        modal.popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        return modal.popover
    }

    var currentCoordinator: (any UIViewControllerTransitionCoordinator)? {
        modal.presentedBy?.coordinator ?? modal.presentation?.coordinator ?? containerCoordinator ?? parent?.transitionCoordinator
    }

    // MARK: - Presenting

    func presentModally(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        MainThreadChecker.check()
        checkCanPresent(controller)
        let presenter = presenter(for: controller.resolvedModalStyle)
        if let other = presenter.modal.presentation {
            let reason = other.phase == .dismissing ? "while it dismisses" : "which is already presenting"
            return reportRefusal(controller, "presentation.busy", "\(reason) \(Self.name(of: other.presented))")
        }
        guard presenter.modal.presentedBy?.phase != .dismissing else {
            return reportRefusal(controller, "presentation.leaving", "which is being dismissed")
        }
        guard let window = viewIfLoaded?.window else {
            return reportRefusal(controller, "presentation.no-window", "whose view is not in the window hierarchy")
        }
        let presentation = ModalPresentation(of: controller, by: presenter, source: self)
        presenter.modal.presentation = presentation
        let isInContext = !presentation.presentationController.shouldPresentInFullscreen
        let host = isInContext ? presenter.viewIfLoaded?.superview : window
        presentation.present(
            in: host ?? window, above: isInContext ? presenter.viewIfLoaded : nil, animated: animated, completion: completion)
    }

    func dismissModally(animated: Bool, completion: (() -> Void)?) {
        MainThreadChecker.check()
        guard let first = sequence(first: self, next: { $0.parent }).lazy.compactMap(\.modal.presentation).first else {
            if let search = activeSearch { return search.endSearch(animated: animated, completion: completion) }
            guard let presenter = presentingViewController else {
                completion?()
                return
            }
            return presenter.dismiss(animated: animated, completion: completion)
        }
        // Presentations on top of each other are dismissed together. Only the dismissal of the topmost controller is
        // animated.
        let chain = Array(sequence(first: first) { $0.presented.modal.presentation })
        guard let top = chain.last, let base = first.presenter else { return }
        if chain.count > 1, let transitioning = chain.last(where: \.isTransitioning) {
            return transitioning.afterTransition { [weak self] in self?.dismissModally(animated: animated, completion: completion) }
        }
        for coveredController in chain.dropLast() { coveredController.end() }
        top.dismiss(animated: animated, revealing: base, completion: completion)
    }

    /// The active search of this controller or of its parents. A dismissal ends the search instead of the presentation
    /// that contains the search.
    private var activeSearch: UISearchController? {
        sequence(first: self, next: { $0.parent }).lazy.compactMap { $0 as? UISearchController }.first(where: \.isActive)
    }

    /// Ends all presentations over this controller, the topmost first. Presentations in transition end after the
    /// transition.
    func endPresentations() {
        let presentations = sequence(first: self) { $0.modal.presentation?.presented }.compactMap(\.modal.presentation)
        for presentation in presentations.reversed() {
            if presentation.isTransitioning {
                presentation.afterTransition { [weak presentation] in presentation?.end() }
            } else {
                presentation.end()
            }
        }
    }

    // MARK: - Presenter and style

    /// The presenting controller, unless its view was removed.
    var presenterOnScreen: UIViewController? {
        modal.presentedBy?.presenter.flatMap { $0.viewIfLoaded?.window == nil ? nil : $0 }
    }

    /// The topmost controller that is presented over this controller.
    var topmostPresentedController: UIViewController {
        var top = self
        while let next = top.modal.presentation?.presented { top = next }
        return top
    }

    /// The style in which the controller is presented: the style that ``modalPresentationStyle`` resolves to.
    var resolvedModalStyle: UIModalPresentationStyle { concreteStyle(of: modalPresentationStyle) }

    /// The value that ``modalPresentationStyle`` returns, which is never `.automatic`.
    var reportedModalStyle: UIModalPresentationStyle { modal.style == .automatic ? concreteStyle(of: .automatic) : modal.style }

    func presentationControllerForPresenting(by presenter: UIViewController, source: UIViewController) -> UIPresentationController {
        var custom: UIPresentationController?
        // The app's presentation controller replaces a default presentation controller that was created earlier, and
        // adopts the delegate of that controller.
        if modal.presentationController == nil || modal.presentationController is FillingPresentation {
            custom = customPresentationController(presenting: presenter, source: source)
        }
        if let custom, let previous = modal.presentationController, custom.hub.isEmpty { custom.hub = previous.hub }
        let controller = custom ?? popoverController(for: presenter) ?? modal.presentationController ?? makePresentationController()
        controller.presenting = presenter
        return controller
    }

    /// Returns the presentation controller that the transitioning delegate provides for the style `.custom`.
    private func customPresentationController(
        presenting presenter: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        guard resolvedModalStyle == .custom else { return nil }
        return modal.transitioningDelegates.value(nil) {
            $0.presentationController(forPresented: self, presenting: presenter, source: source)
        }
    }

    private func popoverController(for presenter: UIViewController) -> UIPresentationController? {
        if resolvedModalStyle == .popover { return popoverForPresenting }
        let traits = presenter.traitCollection
        guard adaptsToPopover, traits.horizontalSizeClass == .regular, let popover = popoverForPresenting else { return nil }
        // A wide phone has room for a popover, but apps need not provide a source for phones. Without a source, the
        // controller is presented as a sheet.
        return popover.hasSource || traits.userInterfaceIdiom == .pad ? popover : nil
    }

    func defaultPresentationController() -> UIPresentationController {
        switch resolvedModalStyle {
        case .pageSheet, .formSheet, .automatic, .none: UISheetPresentationController(presentedViewController: self, presenting: nil)
        case .fullScreen: FillingPresentation(presentedViewController: self, removes: true, fillsScreen: true)
        case .popover: popoverForPresenting ?? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .overFullScreen, .custom: FillingPresentation(presentedViewController: self, removes: false, fillsScreen: true)
        case .currentContext: FillingPresentation(presentedViewController: self, removes: true, fillsScreen: false)
        case .overCurrentContext: FillingPresentation(presentedViewController: self, removes: false, fillsScreen: false)
        }
    }

    func applyModalStyle(_ style: UIModalPresentationStyle) {
        guard style != modal.style else { return }
        modal.style = style
        if modal.presentedBy == nil { discardPresentationController() }
    }

    func discardPresentationController() {
        exchange(&modal.presentationController, with: nil)
        if modal.presentedBy == nil { exchange(&modal.popover, with: nil) }
    }

    /// Returns the outermost controller that contains this controller. For presentations in a context, returns the
    /// nearest controller that defines a context.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        let ancestors = Array(sequence(first: self) { $0.parent })
        if style == .currentContext || style == .overCurrentContext, let context = ancestors.first(where: \.definesPresentationContext) {
            return context
        }
        return ancestors.last ?? self
    }

    private func checkCanPresent(_ controller: UIViewController) {
        precondition(
            controller !== self && controller.modal.presentedBy == nil,
            "Application tried to present modally a view controller \(Self.name(of: controller)) that is already being presented. "
                + "Dismiss it first, or make another one.")
        precondition(
            controller.parent == nil,
            "Application tried to present modally a view controller \(Self.name(of: controller)) that has a parent view controller. "
                + "Present the parent, or take it out of it first.")
    }

    private func reportRefusal(_ controller: UIViewController, _ code: String, _ reason: String) {
        let message = "Attempt to present \(Self.name(of: controller)) on \(Self.name(of: self)) \(reason)."
        Diagnostics.report(code, message)
    }

    private static func name(of controller: UIViewController) -> String { "<\(type(of: controller))>" }
}
