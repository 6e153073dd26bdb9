/// A proxy that forwards the methods of `UIEditMenuInteractionDelegate` to closures.
final class EditMenuDelegateProxy: NSObject, DelegateProxy, UIEditMenuInteractionDelegate {
    lazy var menu = DelegateSlot<(configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]), UIMenu?>(self)
    lazy var targetRect = DelegateSlot<UIEditMenuConfiguration, CGRect>(self)
    lazy var willPresentMenu = DelegateSlot<(configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating), Void>(
        self)
    lazy var willDismissMenu = DelegateSlot<(configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating), Void>(
        self)

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        menu.ask((configuration: configuration, suggestedActions: suggestedActions), Hooks.noAnswer(UIMenu(children: suggestedActions)))
    }

    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
        targetRect.ask(configuration, Hooks.noAnswer(CGRect(origin: configuration.sourcePoint, size: .zero)))
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        willPresentMenu.notify((configuration: configuration, animator: animator))
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        willDismissMenu.notify((configuration: configuration, animator: animator))
    }
}
