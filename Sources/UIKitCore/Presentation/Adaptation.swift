/// The adaptation of a presentation to traits: the style in which the controller is actually presented.
@MainActor struct Adaptation {
    /// The adapted style; `.none` if the requested style applies.
    var style = UIModalPresentationStyle.none
    let presentationController: UIPresentationController
    /// The visible controller: the presented controller, or a replacement from the delegate.
    let presentedController: UIViewController
}

extension UIPresentationController {
    /// Returns the adaptive style from the delegate in compact environments, and `.none` in all others.
    func delegateStyle(_ traits: UITraitCollection) -> UIModalPresentationStyle {
        guard traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact else { return .none }
        let style = hub.value(UIModalPresentationStyle.automatic) { $0.adaptivePresentationStyle(for: self, traitCollection: traits) }
        return style == .automatic ? hub.value(.automatic) { $0.adaptivePresentationStyle(for: self) } : style
    }

    /// Returns the adaptation of this presentation to a style.
    func makeAdaptation(_ style: UIModalPresentationStyle, of presented: UIViewController) -> Adaptation {
        guard let adaptive = makePresentationController(in: style) else {
            return Adaptation(presentationController: self, presentedController: presented)
        }
        let replacement = hub.value(nil) { $0.presentationController(self, viewControllerForAdaptivePresentationStyle: style) }
        let target = replacement ?? presented
        precondition(
            target.parent == nil && (target === presented || target.modal.presentedBy == nil),
            "presentationController(_:viewControllerForAdaptivePresentationStyle:): \(target) is to be presented, but it has a parent or "
                + "is presented already. Return a controller without a parent that is not presented.")
        adaptive.presented = target
        // The adaptive presentation controller shares the delegate of this controller, unless the app has set another
        // delegate.
        if adaptive.hub.isEmpty { adaptive.hub = hub }
        hub.notify { $0.presentationController(self, prepare: adaptive) }
        return Adaptation(style: style, presentationController: adaptive, presentedController: target)
    }

    private func makePresentationController(in style: UIModalPresentationStyle) -> UIPresentationController? {
        switch style {
        case .fullScreen, .currentContext: makeFillingPresentation(removesPresenter: true)
        case .overFullScreen, .overCurrentContext: makeFillingPresentation(removesPresenter: false)
        case .pageSheet, .formSheet: makeAdaptiveSheet()
        case .none, .automatic, .popover, .custom: nil
        }
    }

    private func makeFillingPresentation(removesPresenter: Bool) -> UIPresentationController {
        FillingPresentation(presentedViewController: presentedViewController, removes: removesPresenter, fillsScreen: true)
    }
}
