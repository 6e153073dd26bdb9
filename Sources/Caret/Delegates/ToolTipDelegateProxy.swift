/// A proxy that forwards the methods of `UIToolTipInteractionDelegate` to closures.
final class ToolTipDelegateProxy: DelegateProxy, UIToolTipInteractionDelegate {
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
        ask(point, Hooks.noAnswer(interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }))
    }
}
