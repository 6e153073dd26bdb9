/// A proxy that forwards the methods of `UIEditMenuInteractionDelegate` to closures.
final class EditMenuDelegateProxy: DelegateProxy, UIEditMenuInteractionDelegate {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        ask((configuration: configuration, suggestedActions: suggestedActions), Hooks.noAnswer(UIMenu(children: suggestedActions)))
    }

    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
        ask(configuration, Hooks.noAnswer(CGRect(origin: configuration.sourcePoint, size: .zero)))
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        notify((configuration: configuration, animator: animator))
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        notify((configuration: configuration, animator: animator))
    }
}
