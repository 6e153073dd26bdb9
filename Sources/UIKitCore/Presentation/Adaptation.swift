/// What a presentation is in some surroundings: what was asked for, or something else in its place.
@MainActor struct Adaptation {
    /// `.none` for what was asked for.
    var style = UIModalPresentationStyle.none
    let placement: UIPresentationController
    /// What is seen: the presented controller, or what the delegate has put around it.
    let shown: UIViewController
}

extension UIPresentationController {
    /// The delegate's word, asked where something is compact; `.none` elsewhere.
    func styleOfDelegate(_ traits: UITraitCollection) -> UIModalPresentationStyle {
        guard traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact else { return .none }
        let style = hub.value(UIModalPresentationStyle.automatic) { $0.adaptivePresentationStyle(for: self, traitCollection: traits) }
        return style == .automatic ? hub.value(.automatic) { $0.adaptivePresentationStyle(for: self) } : style
    }

    /// This presentation of a controller in a style.
    func adaptation(_ style: UIModalPresentationStyle, of presented: UIViewController) -> Adaptation {
        guard let placement = placement(in: style) else { return Adaptation(placement: self, shown: presented) }
        let own = hub.value(nil) { $0.presentationController(self, viewControllerForAdaptivePresentationStyle: style) }
        let shown = own ?? presented
        precondition(
            shown.parent == nil && (shown === presented || shown.modal.presentedBy == nil),
            "presentationController(_:viewControllerForAdaptivePresentationStyle:): \(shown) is to be presented, but it has a parent or is "
                + "presented already. Answer with a controller that is free.")
        placement.presented = shown
        // Who has a sheet of its own to say something to has a delegate there.
        if placement.hub.isEmpty { placement.hub = hub }
        hub.tell { $0.presentationController(self, prepare: placement) }
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
