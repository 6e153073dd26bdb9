/// The adaptation of a presentation to traits: the requested style, or another one in its place.
@MainActor struct Adaptation {
    /// The adapted style; `.none` for the requested one.
    var style = UIModalPresentationStyle.none
    let placement: UIPresentationController
    /// The visible controller: the presented one, or one that the delegate provides.
    let shown: UIViewController
}

extension UIPresentationController {
    /// Returns the delegate's adaptive style, requested in compact environments; `.none` elsewhere.
    func styleOfDelegate(_ traits: UITraitCollection) -> UIModalPresentationStyle {
        guard traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact else { return .none }
        let style = hub.value(UIModalPresentationStyle.automatic) { $0.adaptivePresentationStyle(for: self, traitCollection: traits) }
        return style == .automatic ? hub.value(.automatic) { $0.adaptivePresentationStyle(for: self) } : style
    }

    /// Returns the adaptation of this presentation to a style.
    func adaptation(_ style: UIModalPresentationStyle, of presented: UIViewController) -> Adaptation {
        guard let placement = placement(in: style) else { return Adaptation(placement: self, shown: presented) }
        let own = hub.value(nil) { $0.presentationController(self, viewControllerForAdaptivePresentationStyle: style) }
        let shown = own ?? presented
        precondition(
            shown.parent == nil && (shown === presented || shown.modal.presentedBy == nil),
            "presentationController(_:viewControllerForAdaptivePresentationStyle:): \(shown) is to be presented, but it has a parent or is "
                + "presented already. Return a controller without a parent that is not presented.")
        placement.presented = shown
        // The delegate also receives callbacks of the adaptive presentation, unless that has a delegate of its own.
        if placement.hub.isEmpty { placement.hub = hub }
        hub.notify { $0.presentationController(self, prepare: placement) }
        return Adaptation(style: style, placement: placement, shown: shown)
    }

    private func placement(in style: UIModalPresentationStyle) -> UIPresentationController? {
        switch style {
        case .fullScreen, .currentContext: filling(removes: true)
        case .overFullScreen, .overCurrentContext: filling(removes: false)
        case .pageSheet, .formSheet: sheetForAdapting()
        case .none, .automatic, .popover, .custom: nil
        }
    }

    private func filling(removes: Bool) -> UIPresentationController {
        FillingPresentation(presentedViewController: presentedViewController, removes: removes, fillsScreen: true)
    }
}
